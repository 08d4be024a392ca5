package studio.kriegsspiel.situation.reach;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchTimes;

/**
 * How soon bodies can be at places if nobody hinders them: by the ways of the ground, at the book's
 * rate of march, without halts. The ground about a place is searched once for each kind of troops,
 * for all who ask. Thread-safe.
 */
public final class Reach {
  /** Nobody is kept waiting longer for a text made to do harm. */
  private static final int MOST_SEARCHES = 60;

  /** Every way that ends within two days is found. */
  private static final double MOST_MINUTES = 2 * 24 * 60;

  /** By so much a way may come out too long in coarse cells; a bend here and there. */
  private static final double SLACK = 0.05;

  /** So many cells the ends of a way may be off. */
  private static final double CELLS_AT_ENDS = 6;

  private final Situation situation;
  private final Map<Asked, Soonest> known = new ConcurrentHashMap<>();
  private final Map<UnitId, Optional<Start>> starts = new ConcurrentHashMap<>();
  private final Map<Sought, Optional<MarchTimes>> times = new ConcurrentHashMap<>();
  private final AtomicInteger searches = new AtomicInteger();

  private record Asked(UnitId body, Site goal, double within) {}

  /** Troops march alike that are alike in this. */
  private record Kind(UnitType type, OptionalInt pounds, Grade grade) {}

  private record Sought(MapPoint goal, Kind kind) {}

  private Reach(Situation situation) {
    this.situation = situation;
  }

  /** That of a situation. */
  public static Reach of(Situation situation) {
    return situation.part(Reach.class, Reach::new);
  }

  /** When a body can be at a place at the soonest. */
  public Soonest soonest(Unit body, Site goal) {
    return soonest(body, goal, 0);
  }

  /** When a body can be within so many metres of a place at the soonest. */
  public Soonest soonest(Unit body, Site goal, double within) {
    Asked asked = new Asked(body.id(), goal, within);
    Soonest found = known.get(asked);
    if (found == null) {
      found =
          start(body)
              .map(start -> reckon(body, start, goal, within))
              .orElseGet(() -> Soonest.unsaid(situation.clock().begins()));
      known.put(asked, found);
    }
    return found;
  }

  /** The same as the crow flies on a road: not later than the soonest, and told at once. */
  public Optional<LocalDateTime> findStraight(Unit body, Site goal) {
    double rate = road(TroopsOf.unit(body)).metresPerMinute();
    return rate <= 0
        ? Optional.empty()
        : start(body).map(start -> after(start.from(), straightMetres(start, goal) / rate));
  }

  private Optional<Start> start(Unit body) {
    Optional<Start> found = starts.get(body.id());
    if (found == null) {
      found = Start.find(situation, body);
      starts.put(body.id(), found);
    }
    return found;
  }

  private Soonest reckon(Unit body, Start start, Site goal, double within) {
    Troops troops = TroopsOf.unit(body);
    March road = road(troops);
    double rate = road.metresPerMinute();
    if (rate <= 0) {
      return Soonest.unsaid(start.from());
    }
    double least = Math.max(0, straightMetres(start, goal) - within) / rate;
    Soonest straight = at(start, least, least, road);
    if (least == 0
        || goal.isWay()
        || troops.arm() == Arm.ARTILLERY
        || situation.routes().isEmpty()) {
      return straight;
    }
    Optional<MarchTimes> all = search(goal, troops);
    if (all.isEmpty()) {
      return straight;
    }
    OptionalDouble minutes = minutesFrom(all.get(), start);
    if (minutes.isEmpty()) {
      return within > 0 ? straight : noWay(start, goal, troops, straight);
    }
    double cells = CELLS_AT_ENDS * all.get().grid().cellMetres();
    double off = (cells + goal.radiusMetres() + start.reachMetres() + within) / rate;
    double sure = Math.max(least, minutes.getAsDouble() / (1 + SLACK) - off);
    return at(start, sure, Math.max(sure, minutes.getAsDouble() - within / rate), road);
  }

  /** The fine ground decides that there is no way; bridges to come leave it open. */
  private Soonest noWay(Start start, Site goal, Troops troops, Soonest straight) {
    if (!goal.shapes().isEmpty() || mayBeBridged() || !take()) {
      return straight;
    }
    Routes routes = situation.routes().orElseThrow();
    boolean none =
        dry(routes.of(troops, Gait.MARCH)).findQuickest(start.at(), goal.point()).isEmpty();
    return none
        ? new Soonest(
            Soonest.Kind.NO_WAY,
            start.from(),
            straight.sure(),
            straight.reckoned(),
            straight.rates())
        : straight;
  }

  /** An end where the troops cannot march is taken at the nearest point where they can. */
  private OptionalDouble minutesFrom(MarchTimes all, Start start) {
    OptionalDouble here = all.findMinutes(start.at());
    if (here.isPresent()) {
      return here;
    }
    double cell = all.grid().cellMetres();
    for (int ring = 1; ring <= 6; ring++) {
      for (int bearing = 0; bearing < 360; bearing += 30) {
        OptionalDouble near = all.findMinutes(start.at().offset(ring * cell, bearing));
        if (near.isPresent()) {
          return near;
        }
      }
    }
    return OptionalDouble.empty();
  }

  private Optional<MarchTimes> search(Site goal, Troops troops) {
    Kind kind = new Kind(troops.type(), troops.pounds(), troops.grade());
    Sought sought = new Sought(goal.point(), kind);
    Optional<MarchTimes> found = times.get(sought);
    if (found == null) {
      found =
          take()
              ? dry(situation.ways().orElseThrow().atLast().coarselyOf(troops, Gait.MARCH))
                  .findTimes(goal.point(), MOST_MINUTES)
              : Optional.empty();
      times.put(sought, found);
    }
    return found;
  }

  private boolean take() {
    return searches.incrementAndGet() <= MOST_SEARCHES;
  }

  /** Fords count unless the rivers are in flood all the time. */
  private MarchReckoning dry(MarchReckoning reckoning) {
    List<Phase> rivers = situation.scenario().header().conditions().rivers();
    boolean flood = !rivers.isEmpty() && rivers.stream().map(Phase::words).allMatch(Fords::isFlood);
    return flood ? reckoning.withoutFords() : reckoning;
  }

  private boolean mayBeBridged() {
    return situation.scenario().engineering().stream()
        .map(EngineeringTask::work)
        .anyMatch(work -> work.isCrossing() && work != EngineeringTask.Work.DESTROY_BRIDGE);
  }

  private March road(Troops troops) {
    return situation.book().fieldManual().march(troops, Gait.MARCH, Going.of(TerrainKind.ROAD));
  }

  private static double straightMetres(Start start, Site goal) {
    return Math.max(0, goal.metresTo(start.at()) - start.reachMetres());
  }

  private static Soonest at(Start start, double sure, double reckoned, March road) {
    return new Soonest(
        Soonest.Kind.REACHED,
        start.from(),
        start.from().plusSeconds((long) Math.floor(60 * sure)),
        after(start.from(), reckoned),
        List.of(road.citation()));
  }

  private static LocalDateTime after(LocalDateTime from, double minutes) {
    LocalDateTime exact = from.plusSeconds((long) Math.floor(60 * minutes));
    LocalDateTime whole = exact.withSecond(0).withNano(0);
    return whole.equals(exact) ? exact : whole.plusMinutes(1);
  }
}
