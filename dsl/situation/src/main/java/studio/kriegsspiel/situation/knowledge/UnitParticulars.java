package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Rounds;

/**
 * What a reader knows of a unit of his own besides strength and quality. How good its commander is
 * the umpire alone knows.
 *
 * @param nation whose troops they are
 * @param weapon what the single man carries
 * @param commander who leads it
 * @param condition how it is when play begins
 * @param losses what it has lost by then
 * @param rounds ammunition at hand then
 * @param sentTo short name of the unit it takes its orders from, if that is not its own
 */
public record UnitParticulars(
    Optional<Nationality> nation,
    Optional<SmallArm> weapon,
    Optional<String> commander,
    Optional<TroopCondition> condition,
    Optional<Losses> losses,
    Optional<Rounds> rounds,
    Optional<String> sentTo) {

  /** The state at the start in words: {@code tired, 12 % lost, 20 rounds a man}. */
  public String state() {
    return Stream.of(condition.map(TroopCondition::label), losses, rounds)
        .flatMap(Optional::stream)
        .map(Object::toString)
        .collect(Collectors.joining(", "));
  }
}
