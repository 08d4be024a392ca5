package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A unit that stands on the ground, as a map shows it to whom it may be shown.
 *
 * @param title its name on papers
 * @param colour colour word of its side's blocks
 * @param at where its centre stands
 * @param men of the unit and all under it, without posts it has sent out
 * @param pieces guns and howitzers of the unit and all under it, without those posts
 */
public record TroopPost(
    UnitId unit,
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

  /** Every deployed unit of every side whose position can be found: the umpire's map. */
  public static List<TroopPost> ofAll(Scenario scenario, PositionResolver positions) {
    List<TroopPost> posts = new ArrayList<>();
    for (Deployment deployment : scenario.deployments()) {
      Optional<Unit> unit = scenario.findUnit(deployment.unit());
      Optional<Side> side = scenario.findSide(deployment.unit().side());
      Optional<MapPoint> at = positions.find(deployment.position());
      if (unit.isPresent() && side.isPresent() && at.isPresent()) {
        Unit found = unit.get();
        posts.add(
            new TroopPost(
                found.id(),
                found.title(),
                side.get().colour(),
                found.type(),
                deployment.formation(),
                at.get(),
                deployment.facing(),
                found.strength(),
                found.ranks(),
                TroopsOf.standingMen(found),
                TroopsOf.standingPieces(found)));
      }
    }
    return posts;
  }

  /** Every body of every side that stands still at a minute, as the text and its reckoning tell. */
  public static List<TroopPost> ofAll(Situation situation, LocalDateTime minute) {
    List<TroopPost> posts = new ArrayList<>();
    for (Unit body : situation.tracks().bodies()) {
      Whereabouts there = situation.tracks().of(body.id()).at(minute);
      Optional<Side> side = situation.scenario().findSide(body.id().side());
      if (side.isPresent() && there.isStill() && there.centre().isPresent()) {
        posts.add(
            new TroopPost(
                body.id(),
                body.title(),
                side.get().colour(),
                body.type(),
                there.formation().orElse(Formation.LINE),
                there.centre().get(),
                there.heading(),
                body.strength(),
                body.ranks(),
                TroopsOf.standingMen(body),
                TroopsOf.standingPieces(body)));
      }
    }
    return posts;
  }

  /** Every deployed unit the reader of a view knows of: a player's map. */
  public static List<TroopPost> of(PlayerView view) {
    List<TroopPost> posts = new ArrayList<>();
    for (DeploymentView deployment : view.deployments()) {
      Optional<UnitView> unit = view.findUnit(deployment.unit());
      if (unit.isPresent() && deployment.at().isPresent()) {
        UnitView found = unit.get();
        posts.add(
            new TroopPost(
                new UnitId(view.reader().side(), found.name()),
                found.title(),
                view.colour(),
                found.type(),
                deployment.formation(),
                deployment.at().get(),
                deployment.facing(),
                found.strength(),
                found.ranks(),
                found.standingMen(),
                found.standingPieces()));
      }
    }
    return posts;
  }
}
