package studio.kriegsspiel.situation.track;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.terrain.MapPoint;

/** Where a unit is whose bodies are at places of their own. */
final class Gathering {
  private Gathering() {}

  /**
   * The whole of several bodies: from the head of the first to the tail of the last, its middle the
   * mean of theirs, no surer than the least sure of them.
   *
   * @param bodies at least one, in the order of march
   */
  static Whereabouts of(List<Whereabouts> bodies) {
    if (bodies.size() == 1) {
      return bodies.get(0);
    }
    List<MapPoint> middles = bodies.stream().flatMap(each -> each.centre().stream()).toList();
    Set<Formation> formations =
        bodies.stream()
            .map(Whereabouts::formation)
            .flatMap(Optional::stream)
            .collect(Collectors.toSet());
    return new Whereabouts(
        kind(bodies.stream().map(Whereabouts::kind).collect(Collectors.toSet())),
        bodies.stream()
            .map(Whereabouts::certainty)
            .max(Comparator.naturalOrder())
            .orElse(Certainty.FREE),
        middles.isEmpty() ? Optional.empty() : Optional.of(mean(middles)),
        bodies.stream().flatMap(each -> each.head().stream()).findFirst(),
        bodies.get(bodies.size() - 1).tail(),
        bodies.stream().flatMap(each -> each.heading().stream()).findFirst(),
        formations.size() == 1 ? formations.stream().findFirst() : Optional.empty(),
        0,
        bodies.stream().mapToDouble(Whereabouts::depthMetres).sum());
  }

  private static Whereabouts.Kind kind(Set<Whereabouts.Kind> kinds) {
    if (kinds.size() == 1) {
      return kinds.iterator().next();
    }
    if (kinds.contains(Whereabouts.Kind.OFF_MAP) || kinds.contains(Whereabouts.Kind.ENTERING)) {
      return Whereabouts.Kind.ENTERING;
    }
    return List.of(
            Whereabouts.Kind.LEAVING,
            Whereabouts.Kind.MARCHING,
            Whereabouts.Kind.CLOSING_UP,
            Whereabouts.Kind.WORKING,
            Whereabouts.Kind.STANDING)
        .stream()
        .filter(kinds::contains)
        .findFirst()
        .orElse(Whereabouts.Kind.UNKNOWN);
  }

  private static MapPoint mean(Collection<MapPoint> points) {
    return new MapPoint(
        points.stream().mapToDouble(MapPoint::x).average().orElseThrow(),
        points.stream().mapToDouble(MapPoint::y).average().orElseThrow());
  }
}
