package studio.kriegsspiel.reading.umpire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.rules.procedure.CountedTogether.Part;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Those whom a step concerns: one body, or two, and who has a part together with one of the two.
 *
 * @param first who acts
 * @param second on whom, if there is such
 * @param beside who acts or is acted on together with them
 */
record Case(UnitId first, Optional<UnitId> second, List<UnitId> beside) {
  /** Keeps its own list. */
  Case {
    beside = List.copyOf(beside);
  }

  /** One body alone. */
  static Case of(UnitId body) {
    return new Case(body, Optional.empty(), List.of());
  }

  /** Two bodies. */
  static Case of(UnitId first, UnitId second) {
    return new Case(first, Optional.of(second), List.of());
  }

  /** Those of them of whom something is asked, or who go back. */
  List<UnitId> about(UmpireStep.About about) {
    return switch (about) {
      case BOTH -> Stream.concat(Stream.of(first), second.stream()).toList();
      case FIRST -> List.of(first);
      case SECOND -> second.stream().toList();
      case BESIDE -> beside;
    };
  }

  /** All whom it concerns. */
  List<UnitId> all() {
    return Stream.concat(about(UmpireStep.About.BOTH).stream(), beside.stream()).toList();
  }

  /** All who act in it. */
  Set<UnitId> acting() {
    Set<UnitId> acting = new HashSet<>(List.of(first));
    beside.stream().filter(each -> each.side().equals(first.side())).forEach(acting::add);
    return acting;
  }

  /** The same with those who were counted together. */
  Case with(Set<UnitId> counted) {
    return new Case(first, second, List.copyOf(counted));
  }

  /**
   * The same with all who act on the same body, and with all others on whom the same and nobody
   * else act; the strongest leads on either side.
   *
   * @param parts of which part several are put together
   * @param free what else can be done by those who have not acted yet, this among it
   */
  Case joined(Set<Part> parts, List<Case> free, ToIntFunction<UnitId> men) {
    if (parts.isEmpty() || second.isEmpty()) {
      return this;
    }
    Set<UnitId> attackers = parts.contains(Part.FIRST) ? on(second.get(), free) : Set.of(first);
    Set<UnitId> defenders = new LinkedHashSet<>(List.of(second.get()));
    if (parts.contains(Part.SECOND)) {
      free.stream()
          .flatMap(each -> each.second().stream())
          .filter(each -> each.side().equals(second.get().side()))
          .filter(each -> on(each, free).equals(attackers))
          .forEach(defenders::add);
    }
    List<UnitId> acting = strongestFirst(attackers, men);
    List<UnitId> actedOn = strongestFirst(defenders, men);
    List<UnitId> others = new ArrayList<>(acting.subList(1, acting.size()));
    others.addAll(actedOn.subList(1, actedOn.size()));
    return new Case(acting.get(0), Optional.of(actedOn.get(0)), others);
  }

  private Set<UnitId> on(UnitId body, List<Case> free) {
    return free.stream()
        .filter(each -> each.second().equals(Optional.of(body)))
        .map(Case::first)
        .filter(each -> each.side().equals(first.side()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Of two as strong the one that the text names first. */
  private static List<UnitId> strongestFirst(Set<UnitId> bodies, ToIntFunction<UnitId> men) {
    return bodies.stream().sorted(Comparator.comparingInt(men).reversed()).toList();
  }
}
