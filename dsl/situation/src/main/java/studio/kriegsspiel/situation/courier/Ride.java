package studio.kriegsspiel.situation.courier;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * A messenger's ride over roads and ground.
 *
 * @param route the quickest way
 * @param minutes how long he rides
 * @param citations what the rates rest on, in the order in which he rides at them
 * @param excess the share by which the time may come out too long
 */
public record Ride(MarchRoute route, double minutes, List<Citation> citations, double excess) {

  /** Keeps its own copy. */
  public Ride {
    citations = List.copyOf(citations);
  }

  /** Length of the way. */
  public double metres() {
    return route.lengthMetres();
  }

  /** When he is there. */
  public LocalDateTime arrives(LocalDateTime leaves) {
    return leaves.plusSeconds(Math.round(minutes * 60));
  }

  /** The shortest time this ride leaves possible. */
  public double leastMinutes() {
    return minutes / (1 + excess);
  }
}
