package studio.kriegsspiel.situation.track;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.terrain.MapPoint;

/** Where a unit is whose bodies are at places of their own. */
final class Gathering {
  /**
   * Bodies whose mean is as near as this to one of them stand together; a figure of the studio's.
   */
  private static final double TOGETHER_METRES = 250;

  private Gathering() {}

  /** The whole of bodies that none of them leads. */
  static Whereabouts of(List<Whereabouts> bodies) {
    return of(bodies, OptionalInt.empty());
  }

  /**
   * The whole of several bodies: from the head of the first to the tail of the last, its middle the
   * mean of theirs or, where they are scattered, that of {@linkplain #seat one of them}, no surer
   * than the least sure of them.
   *
   * @param bodies at least one, in the order of march
   * @param leading the number of the one that leads the whole, if one does
   */
  static Whereabouts of(List<Whereabouts> bodies, OptionalInt leading) {
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
        seat(bodies, leading)
            .map(bodies::get)
            .map(Whereabouts::centre)
            .orElseGet(() -> middles.isEmpty() ? Optional.empty() : Optional.of(mean(middles))),
        bodies.stream().flatMap(each -> each.head().stream()).findFirst(),
        bodies.get(bodies.size() - 1).tail(),
        bodies.stream().flatMap(each -> each.heading().stream()).findFirst(),
        formations.size() == 1 ? formations.stream().findFirst() : Optional.empty(),
        0,
        bodies.stream().mapToDouble(Whereabouts::depthMetres).sum());
  }

  /**
   * The number of the body that a scattered whole counts as being with, nothing where they stand
   * together: the one that leads, else the one nearest to the mean of all.
   */
  static Optional<Integer> seat(List<Whereabouts> bodies, OptionalInt leading) {
    List<Integer> there =
        IntStream.range(0, bodies.size())
            .filter(each -> bodies.get(each).isOnMap())
            .boxed()
            .toList();
    if (there.size() < 2) {
      return Optional.empty();
    }
    MapPoint mean = mean(there.stream().map(each -> at(bodies, each)).toList());
    int nearest =
        Collections.min(
            there, Comparator.comparingDouble(each -> at(bodies, each).distanceMetres(mean)));
    if (at(bodies, nearest).distanceMetres(mean) <= TOGETHER_METRES) {
      return Optional.empty();
    }
    return Optional.of(
        leading.isPresent() && there.contains(leading.getAsInt()) ? leading.getAsInt() : nearest);
  }

  private static MapPoint at(List<Whereabouts> bodies, int number) {
    return bodies.get(number).centre().orElseThrow();
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
