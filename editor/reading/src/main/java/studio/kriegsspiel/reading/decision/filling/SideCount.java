package studio.kriegsspiel.reading.decision.filling;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;

/** The units of the side of the body that a question is about. */
final class SideCount {
  private final CaseFacts facts;

  SideCount(CaseFacts facts) {
    this.facts = facts;
  }

  /** Bodies of the side of a kind. */
  Optional<Filled> bodies(Predicate<Unit> kind) {
    return side()
        .map(
            side ->
                Filled.of(
                    all(side).stream().filter(kind).count(), "in the order of battle of " + side));
  }

  /** Squadrons of the side. */
  Optional<Filled> squadrons() {
    return side()
        .map(
            side ->
                Filled.of(
                    all(side).stream()
                        .filter(unit -> unit.type().arm() == Arm.CAVALRY)
                        .mapToInt(
                            unit ->
                                new BodyFacts(facts.situation(), unit, facts.time()).squadrons(150))
                        .sum(),
                    "in the order of battle of " + side));
  }

  private Optional<String> side() {
    return facts.first().map(body -> body.unit().id().side());
  }

  private List<Unit> all(String side) {
    return facts.situation().tracks().bodies().stream()
        .filter(unit -> unit.id().side().equals(side) && !unit.isPost())
        .toList();
  }
}
