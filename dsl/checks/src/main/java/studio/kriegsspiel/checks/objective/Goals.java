package studio.kriegsspiel.checks.objective;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Presence;

/**
 * An objective with what its checks ask of it.
 *
 * @param side whose it is
 * @param by when it falls due: by its own time, or when play ends
 */
record Goals(CheckContext context, Side side, Objective objective, LocalDateTime by) {

  /** Looks at every objective of every side that falls due during play, where there is a ground. */
  static void each(CheckContext context, Consumer<Goals> look) {
    if (context.ground().isEmpty()) {
      return;
    }
    all(context).forEach(look);
  }

  /** Every objective that falls due during play, in the order of the text. */
  static List<Goals> all(CheckContext context) {
    List<Goals> all = new ArrayList<>();
    for (Side side : context.scenario().sides()) {
      for (Objective each : side.objectives()) {
        LocalDateTime by = context.clock().due(each.until());
        if (!by.isBefore(context.clock().begins())) {
          all.add(new Goals(context, side, each, by));
        }
      }
    }
    return all;
  }

  /** What a place stands for, if it lies on the ground. */
  Optional<Site> site(String place) {
    return context.ground().flatMap(ground -> Site.onMap(ground, place));
  }

  /** Its bodies that fight, or those of the others, that are at a place when play begins. */
  List<Unit> atStart(Site place, boolean own) {
    return Presence.at(context.situation(), place, context.clock().begins()).stream()
        .filter(body -> body.id().side().equals(side.name()) == own)
        .filter(body -> body.type().arm().fights())
        .toList();
  }

  /** The side's bodies that fight, or those of the others. */
  List<Unit> fighting(boolean own) {
    return context.situation().tracks().bodies().stream()
        .filter(body -> body.id().side().equals(side.name()) == own)
        .filter(body -> body.type().arm().fights())
        .toList();
  }

  /** The objective as the text has it, without the quotation marks of its places. */
  String words() {
    return "\"" + objective.text().replace("\"", "") + "\"";
  }

  /** A time in words. */
  String show(LocalDateTime time) {
    return context.clock().show(time);
  }
}
