package studio.kriegsspiel.situation.footprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** The ground that all deployed units take up. */
public final class StanceIndex {
  private final List<Stood> all = new ArrayList<>();
  private final List<Unfaced> unfaced = new ArrayList<>();

  /**
   * A deployment with the ground it takes up.
   *
   * @param bodies the bodies the unit stands in
   */
  public record Stood(Deployment deployment, List<Unit> bodies, Stance stance) {
    /** Copies the list. */
    public Stood {
      bodies = List.copyOf(bodies);
    }
  }

  /**
   * A deployment that does not say which way the unit faces, with the ground it takes up in every
   * way that it may.
   *
   * @param bodies the bodies the unit stands in
   */
  public record Unfaced(Deployment deployment, List<Unit> bodies, List<Stance> ways) {
    /** Copies the lists. */
    public Unfaced {
      bodies = List.copyOf(bodies);
      ways = List.copyOf(ways);
    }
  }

  public StanceIndex(Scenario scenario, UnitIndex units, GroundIndex ground, FieldManual manual) {
    for (Deployment each : scenario.deployments()) {
      Optional<Unit> unit = units.find(each.unit());
      Optional<MapPoint> centre = ground.find(each.position());
      if (unit.isPresent() && centre.isPresent()) {
        List<Unit> bodies = units.bodies(unit.get());
        Stance.of(each, bodies, centre.get(), manual)
            .ifPresent(stance -> all.add(new Stood(each, bodies, stance)));
        if (each.facing().isEmpty() && each.formation() != Formation.GARRISON) {
          Extent extent = Extent.of(bodies, each.formation(), manual);
          List<Stance> ways = Stance.everyWay(extent, centre.get());
          if (!ways.isEmpty()) {
            unfaced.add(new Unfaced(each, bodies, ways));
          }
        }
      }
    }
  }

  /** All of them, in the order of the text. */
  public List<Stood> all() {
    return List.copyOf(all);
  }

  /** Those that the text has face no way, in its order. */
  public List<Unfaced> unfaced() {
    return List.copyOf(unfaced);
  }
}
