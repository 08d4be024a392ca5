package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;

/**
 * Brings off the map those who are to leave it, as late as a commander dares who reckons slowly.
 * For one game.
 */
final class Leaving {
  /**
   * He reckons with no more, in metres a minute as the crow flies; a figure of the studio's own.
   */
  private static final double METRES_A_MINUTE = 40;

  /** And with this for what goes amiss. */
  private static final Duration SPARE = Duration.ofMinutes(30);

  private final Set<UnitId> leaving = new HashSet<>();

  boolean isLeaving(UnitId unit) {
    return leaving.contains(unit);
  }

  /**
   * The orders of those who have to go now.
   *
   * @param all whether everybody goes, however much time is left
   */
  List<String> orders(CommandersView own, boolean all) {
    List<String> orders = new ArrayList<>();
    for (Objective each : own.side().objectives()) {
      if (each.aim() instanceof Aim.Leave leave) {
        leave
            .by()
            .ifPresent(
                place ->
                    own.site(place)
                        .ifPresent(
                            site -> orders.addAll(by(own, place, site, due(own, each, all)))));
      }
    }
    return orders;
  }

  private static LocalDateTime due(CommandersView own, Objective objective, boolean all) {
    return all ? own.now() : own.due(objective);
  }

  private List<String> by(CommandersView own, String place, Site site, LocalDateTime due) {
    List<String> orders = new ArrayList<>();
    for (Unit each : own.bodies()) {
      UnitId unit = each.id();
      if (own.isInHand(unit) && !own.now().isBefore(due.minus(needs(own, unit, site)))) {
        leaving.add(unit);
        orders.add(unit + " leaves by " + PointWords.named(place));
      }
    }
    return orders;
  }

  private static Duration needs(CommandersView own, UnitId unit, Site site) {
    double metres = own.at(unit).map(site::metresTo).orElse(0.0);
    return SPARE.plusMinutes(Math.round(metres / METRES_A_MINUTE));
  }
}
