package studio.kriegsspiel.drawing.troops;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.knowledge.DeploymentView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.terrain.MapPoint;

/** Makes the blocks of a scenario, or of one reader's view of it, that stand on the map. */
public final class TroopBlocks {
  private final PositionResolver positions;
  private final BlockShapes shapes;

  /**
   * Blocks on one terrain, with the blocks' own figures.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   */
  public TroopBlocks(PositionResolver positions, double metresPerPace) {
    this(positions, metresPerPace, Optional.empty());
  }

  /**
   * Blocks on one terrain.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   * @param manual what the rule book says of the ground troops take up
   */
  public TroopBlocks(
      PositionResolver positions, double metresPerPace, Optional<FieldManual> manual) {
    this.positions = positions;
    this.shapes = new BlockShapes(metresPerPace, manual);
  }

  /** Every deployed unit of every side whose position can be found: the umpire's map. */
  public List<TroopBlock> of(Scenario scenario) {
    List<TroopBlock> blocks = new ArrayList<>();
    for (Deployment deployment : scenario.deployments()) {
      Optional<Unit> unit = scenario.findUnit(deployment.unit());
      Optional<Side> side = scenario.findSide(deployment.unit().side());
      Optional<MapPoint> at = positions.find(deployment.position());
      if (unit.isPresent() && side.isPresent() && at.isPresent()) {
        Unit found = unit.get();
        blocks.add(
            block(
                found.id(),
                found.title(),
                side.get().colour(),
                found.type(),
                deployment.formation(),
                at.get(),
                deployment.facing(),
                found.strength(),
                found.ranks(),
                found.totalMen(),
                found.totalPieces()));
      }
    }
    return blocks;
  }

  /** Every deployed unit the reader knows of: a player's map. */
  public List<TroopBlock> of(PlayerView view) {
    List<TroopBlock> blocks = new ArrayList<>();
    for (DeploymentView deployment : view.deployments()) {
      Optional<UnitView> unit = view.findUnit(deployment.unit());
      Optional<MapPoint> at = positions.find(deployment.position());
      if (unit.isPresent() && at.isPresent()) {
        UnitView found = unit.get();
        blocks.add(
            block(
                new UnitId(view.reader().side(), found.name()),
                found.title(),
                view.colour(),
                found.type(),
                deployment.formation(),
                at.get(),
                deployment.facing(),
                found.strength(),
                found.ranks(),
                found.totalMen(),
                found.totalPieces()));
      }
    }
    return blocks;
  }

  private TroopBlock block(
      UnitId id,
      String title,
      String colour,
      UnitType type,
      Formation formation,
      MapPoint at,
      Optional<Direction> facing,
      Strength strength,
      OptionalInt ranks,
      int men,
      int pieces) {
    return new TroopBlock(
        id,
        title,
        colour,
        type,
        formation,
        at,
        facing.map(Direction::degrees),
        shapes.of(type, formation, strength, ranks, men),
        pieces,
        false);
  }
}
