package studio.kriegsspiel.rules.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Occasion;

/**
 * What a book's {@code book.json} says.
 *
 * @param id the book
 * @param title full title
 * @param time time scales; the first whose condition holds is used
 * @param ground units of ground; the first whose condition holds is used
 * @param pace what a text's paces mean where the book does not measure in paces
 * @param tables names of the tables in the order of the book
 * @param switches rulings with an alternative
 * @param defaults what the book leaves open
 * @param demands what a scenario must give
 * @param traits how it is played
 * @param occasions when its questions are worth asking, by the name of the question
 */
record BookData(
    RuleBookId id,
    String title,
    List<Conditional<TimeScale>> time,
    List<Conditional<GroundUnit>> ground,
    Optional<GroundUnit> pace,
    List<String> tables,
    List<RuleSwitch> switches,
    List<RuleDefault> defaults,
    List<ScenarioDemand> demands,
    Set<Trait> traits,
    Map<String, Occasion> occasions) {

  /**
   * A value that holds while a switch is on.
   *
   * @param when the switch, or empty for always
   */
  record Conditional<T>(String when, T value) {}

  /** The first value whose switch is on. */
  static <T> T choose(List<Conditional<T>> values, Set<String> on) {
    for (Conditional<T> value : values) {
      if (value.when().isEmpty() || on.contains(value.when())) {
        return value.value();
      }
    }
    throw new IllegalStateException("the last value of a book holds always");
  }
}
