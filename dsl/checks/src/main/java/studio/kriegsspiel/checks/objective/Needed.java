package studio.kriegsspiel.checks.objective;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Reach;
import studio.kriegsspiel.situation.reach.Soonest;

/**
 * How much of a side can be at a place in time if nobody hinders it.
 *
 * @param enough whether that is what the objective asks for, as far as anybody knows
 * @param words how much can be there, such as {@code 400 men}; empty where one body would do
 * @param next the body that comes next, too late, with when it is there; none where all are there
 */
record Needed(boolean enough, String words, Optional<Coming> next) {

  /** A body and when it can be there. */
  record Coming(Unit body, Soonest soonest) {}

  /** Asks for the bodies one after the other, those that seem nearest first. */
  static Needed of(Goals goal, List<Unit> bodies, Site site, Optional<Share> share) {
    Reach reach = Reach.of(goal.context().situation());
    Map<Unit, LocalDateTime> straight = new IdentityHashMap<>();
    for (Unit body : bodies) {
      straight.put(body, reach.findStraight(body, site).orElse(goal.context().clock().begins()));
    }
    List<Unit> nearest = new ArrayList<>(bodies);
    nearest.sort(Comparator.comparing(straight::get));
    Set<UnitId> there = new HashSet<>();
    List<Coming> late = new ArrayList<>();
    for (Unit body : nearest) {
      Soonest soonest = reach.soonest(body, site);
      if (soonest.mayBeThereBy(goal.by())) {
        there.add(body.id());
        if (isEnough(goal, bodies, there, share)) {
          return new Needed(true, "", Optional.empty());
        }
      } else {
        late.add(new Coming(body, soonest));
      }
    }
    Optional<Coming> next =
        late.stream()
            .filter(each -> each.soonest().kind() == Soonest.Kind.REACHED)
            .min(Comparator.comparing(each -> each.soonest().reckoned()))
            .or(() -> late.stream().findFirst());
    return new Needed(false, share.map(each -> words(goal, there, each)).orElse(""), next);
  }

  private static boolean isEnough(
      Goals goal, List<Unit> bodies, Set<UnitId> there, Optional<Share> share) {
    return share
        .map(
            wanted ->
                wanted.<Boolean>match(
                    percent -> {
                      long all = bodies.stream().mapToLong(Unit::presentMen).sum();
                      return men(bodies, there) * 100 >= all * percent.percent();
                    },
                    men -> men(bodies, there) >= men.men(),
                    some -> units(goal, there, some) >= some.count()))
        .orElse(true);
  }

  private static String words(Goals goal, Set<UnitId> there, Share share) {
    if (share instanceof Share.Bodies wanted) {
      long count = units(goal, there, wanted);
      return MessageWords.count(count, wanted.echelon().word(), wanted.echelon().plural());
    }
    return MessageWords.count(men(goal.fighting(true), there), "man", "men");
  }

  private static long men(List<Unit> bodies, Set<UnitId> there) {
    return bodies.stream()
        .filter(body -> there.contains(body.id()))
        .mapToLong(Unit::presentMen)
        .sum();
  }

  /** Units of a level all of whose bodies are there. */
  private static long units(Goals goal, Set<UnitId> there, Share.Bodies wanted) {
    return goal.side()
        .units()
        .filter(unit -> unit.echelon() == wanted.echelon())
        .filter(
            unit ->
                unit.withAllParts()
                    .filter(each -> each.isBody() && !each.isPost())
                    .allMatch(body -> there.contains(body.id())))
        .count();
  }
}
