package studio.kriegsspiel.scenario;

import java.time.LocalTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Dawn and dusk as the text states them.
 *
 * @param dawn when the sun rises; what is not stated is reckoned
 * @param dusk when it sets
 */
public record StatedDaylight(Optional<LocalTime> dawn, Optional<LocalTime> dusk, TextSpan span) {}
