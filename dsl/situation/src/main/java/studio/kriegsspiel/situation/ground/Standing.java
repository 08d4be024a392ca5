package studio.kriegsspiel.situation.ground;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Whether troops can stand somewhere in a formation: where a rule book's march table gives them no
 * rate, they can neither have come there nor leave. A garrison has come to hold a building or a
 * wood; a post, a few men, stands wherever there is room for one.
 */
public final class Standing {
  private static final Set<TerrainKind> HELD =
      Set.of(
          TerrainKind.FARM,
          TerrainKind.GARDEN,
          TerrainKind.VILLAGE,
          TerrainKind.TOWN,
          TerrainKind.FIELDWORK,
          TerrainKind.WALL,
          TerrainKind.WOOD_DENSE,
          TerrainKind.WOOD_LIGHT);

  private final FieldManual manual;
  private final GoingIndex goings;
  private final List<Troops> troops;
  private final Formation formation;
  private final boolean inCover;

  /**
   * Asks for one unit in one formation.
   *
   * @param bodies the bodies it stands in, each of which must be able to stand
   */
  public Standing(FieldManual manual, GoingIndex goings, List<Unit> bodies, Formation formation) {
    this(
        manual,
        goings,
        bodies.stream().map(TroopsOf::unit).distinct().toList(),
        formation,
        formation == Formation.GARRISON
            || !bodies.isEmpty() && bodies.stream().allMatch(Unit::isPost));
  }

  private Standing(
      FieldManual manual,
      GoingIndex goings,
      List<Troops> troops,
      Formation formation,
      boolean inCover) {
    this.manual = manual;
    this.goings = goings;
    this.troops = troops;
    this.formation = formation;
    this.inCover = inCover;
  }

  /** Asks for troops of no unit in one formation. */
  public static Standing of(
      FieldManual manual, GoingIndex goings, Troops troops, Formation formation) {
    return new Standing(
        manual, goings, List.of(troops), formation, formation == Formation.GARRISON);
  }

  /** Why the unit cannot stand at a point, nothing if it can. */
  public Optional<March.Impossible> findObstacle(MapPoint point) {
    return findObstacle(goings.at(point));
  }

  /** Why the unit cannot stand on such ground, nothing if it can. */
  public Optional<March.Impossible> findObstacle(Going going) {
    Going asked = inCover ? withoutCover(going) : going;
    for (Troops each : troops) {
      March march = manual.march(each, TroopsOf.gait(formation), asked);
      if (march instanceof March.Impossible impossible) {
        return Optional.of(impossible);
      }
      Optional<March.Impossible> bar =
          formation == Formation.ARTILLERY_DEPLOYED
              ? manual.findNoUnlimbering(each, asked)
              : Optional.empty();
      if (bar.isPresent()) {
        return bar;
      }
    }
    return Optional.empty();
  }

  /** What it is about a piece of ground that keeps the unit off, in words with their article. */
  public String describeObstacle(MapPoint point) {
    Going going = goings.at(point);
    for (TerrainKind kind : going.kinds()) {
      if (findObstacle(new Going(Set.of(kind), 0, false)).isPresent()) {
        return "in the " + kind.label();
      }
    }
    if (findObstacle(new Going(Set.of(), going.slopeDegrees(), false)).isPresent()) {
      return "on the " + Math.round(going.slopeDegrees()) + "° slope";
    }
    return "on this ground";
  }

  /**
   * What the ground at a point is like, as a clause: {@code the slope is 8°}, {@code a road leads}.
   */
  public String describe(MapPoint point) {
    Going going = goings.at(point);
    if (going.onRoad()) {
      return "a road leads";
    }
    return going.kinds().stream()
        .filter(kind -> kind != TerrainKind.STREAM && kind != TerrainKind.DEFILE)
        .findFirst()
        .map(kind -> "there is " + kind.label())
        .orElse(
            going.slopeDegrees() < 1
                ? "the ground is level"
                : "the slope is " + Math.round(going.slopeDegrees()) + "°");
  }

  private static Going withoutCover(Going going) {
    Set<TerrainKind> open =
        going.kinds().stream()
            .filter(kind -> !HELD.contains(kind))
            .collect(java.util.stream.Collectors.toSet());
    return new Going(open, Math.min(going.slopeDegrees(), 15), going.downhill());
  }
}
