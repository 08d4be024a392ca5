package studio.kriegsspiel.checks.works;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.PlaceNameFixes;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.works.Site;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.FeatureKind;

/** A barricade, loopholes or an abatis where there is nothing to block, to pierce or to fell. */
public final class NothingToWorkOn implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-ENG-005",
          "Nothing to barricade, to pierce or to fell",
          Severity.WARNING,
          "works need something to be made of and something to be made at");

  /**
   * What a work is done to.
   *
   * @param deed the work in a sentence
   * @param missing what is not there, in a sentence
   * @param kinds what would serve
   * @param metres so near the place it has to be
   */
  private record Need(String deed, String missing, Set<FeatureKind> kinds, double metres) {}

  private static final Set<FeatureKind> WALLS =
      EnumSet.of(
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.WALL,
          FeatureKind.GARDEN);

  private static final Set<FeatureKind> TREES =
      EnumSet.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.ORCHARD,
          FeatureKind.GARDEN,
          FeatureKind.HEDGE);

  private static final Set<FeatureKind> WAYS =
      EnumSet.of(
          FeatureKind.ROAD,
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.DEFILE,
          FeatureKind.EMBANKMENT,
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.HEDGE,
          FeatureKind.FIELDWORK);

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      Optional<Need> need = need(each.task().work());
      Optional<Site> site = Sites.find(context, each);
      if (need.isPresent()
          && site.isPresent()
          && site.get().findNearest(need.get().kinds(), need.get().metres()).isEmpty()
          && !isMadeBefore(context, each)) {
        tell(context, each, site.get(), need.get(), report);
      }
    }
  }

  private static Optional<Need> need(EngineeringTask.Work work) {
    return switch (work) {
      case BARRICADE -> {
        Set<FeatureKind> kinds = EnumSet.copyOf(WALLS);
        kinds.addAll(WAYS);
        yield Optional.of(
            new Need("make a barricade", "neither a way nor a house to be blocked", kinds, 200));
      }
      case LOOPHOLE ->
          Optional.of(new Need("make loopholes", "no house or wall to be pierced", WALLS, 200));
      case MAKE_ABATIS ->
          Optional.of(new Need("make an abatis", "no tree to be felled", TREES, Site.NEAR_METRES));
      case CLEAR_OBSTACLE ->
          Optional.of(
              new Need(
                  "clear an obstacle",
                  "none, and nobody makes one before",
                  EnumSet.of(FeatureKind.BARRICADE, FeatureKind.FIELDWORK),
                  200));
      default -> Optional.empty();
    };
  }

  /** Whether an obstacle that is to be cleared is one that the scenario itself puts there. */
  private static boolean isMadeBefore(CheckContext context, Work work) {
    if (work.task().work() != EngineeringTask.Work.CLEAR_OBSTACLE) {
      return false;
    }
    boolean planned =
        !Sites.others(context, work, EngineeringTask.Work.BARRICADE).isEmpty()
            || !Sites.others(context, work, EngineeringTask.Work.MAKE_ABATIS).isEmpty();
    return planned
        || Sites.stands(
            context, work, Set.of(EngineeringTask.Work.BARRICADE, EngineeringTask.Work.MAKE_ABATIS))
        || context.scenario().deployments().stream()
            .filter(each -> !each.works().isEmpty())
            .flatMap(each -> context.ground().flatMap(on -> on.find(each.position())).stream())
            .anyMatch(at -> at.distanceMetres(work.place().orElseThrow()) <= 200);
  }

  private static void tell(CheckContext context, Work work, Site site, Need need, Report report) {
    Draft draft =
        report
            .add(
                work.task().span(),
                Words.say(
                    "%s is to %s at %s, but within %,d paces of it there is %s.",
                    Sites.who(work),
                    need.deed(),
                    Sites.where(work),
                    site.ground().paces(need.metres()),
                    need.missing()))
            .spot(site.at())
            .fix(
                PlaceNameFixes.nearest(
                    context,
                    work.task().span(),
                    work.task().place(),
                    site.at(),
                    place ->
                        new Site(site.ground(), place.at())
                            .findNearest(need.kinds(), need.metres() / 2)
                            .isPresent()));
    MapError.of(context)
        .weigh(
            draft,
            site.metresBeyond(need.kinds(), need.metres()).orElse(MapError.NONE),
            "name another place, or draw on the map what is missing there");
  }
}
