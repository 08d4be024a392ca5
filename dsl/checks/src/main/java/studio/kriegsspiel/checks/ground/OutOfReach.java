package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * An objective that no troops of the side can reach: a river that nobody can cross lies between.
 */
public final class OutOfReach implements Check {
  /** So many troops are asked for a way before it is said that nobody has one. */
  private static final int MOST_WAYS = 4;

  /** A bridge or ford so near a river leads over it, in metres. */
  private static final double OVER_METRES = 30;

  private static final Set<FeatureKind> CROSSINGS =
      EnumSet.of(FeatureKind.BRIDGE, FeatureKind.FORD);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-005",
              "An objective that nobody can reach",
              Severity.WARNING,
              "what a side is to do can be done")
          .citing(REISSWITZ_1824, "§34", "march table")
          .citing(BRITISH_1815, "App. Three", "movement chart")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()
        || context.situation().routes().isEmpty()
        || Bridging.isAtHand(context)) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      for (Objective each : side.objectives()) {
        look(context, side, each, report);
      }
    }
  }

  private static void look(CheckContext context, Side side, Objective objective, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    Optional<String> place = objective.aim().findPlace().filter(name -> !name.isBlank());
    Optional<MapPoint> goal =
        place
            .flatMap(name -> ground.resolvePlace(name, objective.span()).find())
            .filter(ground.terrain().extent()::contains);
    if (goal.isEmpty()) {
      return;
    }
    if (objective.aim() instanceof Aim.Cross && isWithoutCrossing(ground, place.get())) {
      report
          .add(
              objective.span(),
              "%s is to cross \"%s\", but no bridge or ford leads over it, and nobody has pioneers or pontoons."
                  .formatted(side.name(), place.get()))
          .spot(goal.get())
          .hint("give the side a pontoon train, or draw the bridge or ford that is meant");
      return;
    }
    List<Start> starts = starts(context, side, goal.get());
    if (!starts.isEmpty()
        && starts.stream()
            .limit(MOST_WAYS)
            .noneMatch(start -> leads(context.situation().routes().get(), start, goal.get()))) {
      report
          .add(
              objective.span(),
              "No troops of %s find a way to \"%s\"; `%s`, the nearest, finds none."
                  .formatted(side.name(), place.get(), starts.get(0).body().id().name()))
          .spot(goal.get())
          .hint(
              "a bridge or ford may be missing on the map, or the side needs pioneers or pontoons");
    }
  }

  /** Whether a river of that name is on the map, with nothing that leads over it. */
  private static boolean isWithoutCrossing(GroundIndex ground, String name) {
    List<Feature> rivers =
        ground.terrain().features().stream()
            .filter(each -> each.kind() == FeatureKind.RIVER)
            .filter(each -> each.name().filter(name.strip()::equalsIgnoreCase).isPresent())
            .toList();
    return !rivers.isEmpty()
        && ground.terrain().features().stream()
            .filter(each -> CROSSINGS.contains(each.kind()))
            .noneMatch(
                over ->
                    rivers.stream()
                        .anyMatch(
                            river ->
                                river.geometry().isWithinDistance(over.geometry(), OVER_METRES)));
  }

  /** A body, and where it comes into play. */
  private record Start(Unit body, MapPoint at) {}

  /** Those of a side, the nearest first. */
  private static List<Start> starts(CheckContext context, Side side, MapPoint goal) {
    Stream<Start> standing =
        HeldGround.all(context).stream().map(each -> new Start(each.unit(), each.centre()));
    Stream<Start> coming =
        context.scenario().reinforcements().stream()
            .flatMap(
                each ->
                    context.units().find(each.unit()).stream()
                        .flatMap(unit -> context.units().bodies(unit).stream().limit(1))
                        .flatMap(
                            body ->
                                EntryPoint.find(each, context.ground().orElseThrow()).stream()
                                    .map(at -> new Start(body, at))));
    return Stream.concat(standing, coming)
        .filter(each -> each.body().id().side().equals(side.name()))
        .sorted(Comparator.comparingDouble(each -> each.at().distanceMetres(goal)))
        .toList();
  }

  private static boolean leads(Routes routes, Start start, MapPoint goal) {
    MarchReckoning ways = routes.coarselyOf(TroopsOf.unit(start.body()), Gait.MARCH);
    return ways.findQuickest(start.at(), goal).isPresent();
  }
}
