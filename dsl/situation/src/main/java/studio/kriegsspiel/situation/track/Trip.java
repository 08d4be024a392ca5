package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A way to be found for troops.
 *
 * @param at when they set out
 * @param by what they go by, in order
 * @param number how many trips of the scenario go before it; late ones are searched for coarsely
 */
record Trip(
    Troops troops,
    Gait gait,
    LocalDateTime at,
    MapPoint from,
    List<Station> by,
    MapPoint to,
    int number) {
  /** The same by nothing but what the text has it go by. */
  Trip asNamed() {
    return new Trip(
        troops, gait, at, from, by.stream().filter(Station::isNamed).toList(), to, number);
  }
}
