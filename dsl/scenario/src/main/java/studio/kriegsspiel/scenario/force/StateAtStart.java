package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * How a unit is when play begins.
 *
 * @param condition such as tired
 * @param losses what it has lost of its stated strength
 * @param rounds ammunition at hand
 * @param span the words in the text
 */
public record StateAtStart(
    Optional<TroopCondition> condition,
    Optional<Losses> losses,
    Optional<Rounds> rounds,
    TextSpan span) {

  /** In the words of the language: {@code tired, 12 % lost, 20 rounds a man}. */
  @Override
  public String toString() {
    return Stream.of(condition.map(TroopCondition::label), losses, rounds)
        .flatMap(Optional::stream)
        .map(Object::toString)
        .collect(Collectors.joining(", "));
  }

  /** What a part takes over of its formation's state: all that it does not state itself. */
  public StateAtStart orElse(StateAtStart formation) {
    return new StateAtStart(
        condition.or(formation::condition),
        losses.or(() -> formation.losses.filter(Losses::isShare)),
        rounds.or(formation::rounds),
        span);
  }

  /** What a part that states nothing takes over. */
  public Optional<StateAtStart> forParts() {
    StateAtStart shared = new StateAtStart(condition, losses.filter(Losses::isShare), rounds, span);
    boolean any = condition.isPresent() || shared.losses.isPresent() || rounds.isPresent();
    return any ? Optional.of(shared) : Optional.empty();
  }
}
