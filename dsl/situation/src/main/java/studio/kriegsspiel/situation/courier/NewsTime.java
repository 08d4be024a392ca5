package studio.kriegsspiel.situation.courier;

import java.time.LocalDateTime;
import studio.kriegsspiel.situation.sight.Look;

/**
 * When news can be where it is to go.
 *
 * @param seen the first minute at which it can be seen
 * @param look how it is seen then
 * @param ride the ride from there
 * @param arrives when the messenger is there at the earliest
 */
public record NewsTime(LocalDateTime seen, Look look, Ride ride, LocalDateTime arrives) {}
