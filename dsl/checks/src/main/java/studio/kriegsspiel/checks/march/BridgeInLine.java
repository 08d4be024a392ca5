package studio.kriegsspiel.checks.march;

import static studio.kriegsspiel.rules.RuleBookId.BATTLE_SYSTEM;
import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.footprint.Extent;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.MovingColumn;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey.Passage;

/** A march in line, in square or in battery whose way leads over a bridge or through a place. */
public final class BridgeInLine implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-008",
              "A march over a bridge or through a village in battle order",
              Severity.WARNING,
              "troops form column to cross a bridge")
          .citing(REISSWITZ_1824, "§12", "a column closes up to pass a defile")
          .citing(BRITISH_1815, "Deploying through defiles", "fronts that pass a bridge")
          .citing(
              BATTLE_SYSTEM,
              "Terrain effects on movement",
              "bridges are crossed in column, places passed in column or open order")
          .searching();

  private static final Set<FeatureKind> PLACES = EnumSet.of(FeatureKind.VILLAGE, FeatureKind.TOWN);

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (MovingColumn each : context.situation().tracks().columns()) {
      Formation formation = each.journey().formation();
      if (!Extent.isInColumn(formation) && formation != Formation.GARRISON) {
        each.journey().route().ifPresent(way -> look(context, each, way, report));
      }
    }
  }

  private static void look(
      CheckContext context, MovingColumn column, MarchRoute way, Report report) {
    Extent extent = extent(context, column.journey());
    context.situation().routes().orElseThrow().survey(way).passages().stream()
        .filter(
            each ->
                each.feature().kind() == FeatureKind.BRIDGE
                    ? isTooNarrow(extent, each)
                    : isPlacePassed(context, column, each, way))
        .findFirst()
        .ifPresent(each -> tell(context, column, extent, each, way, report));
  }

  /**
   * Battle System alone has troops pass a place in column or open order; to enter or leave one is
   * free.
   */
  private static boolean isPlacePassed(
      CheckContext context, MovingColumn column, Passage passage, MarchRoute way) {
    return context.book().has(Trait.PLACES_IN_COLUMN)
        && PLACES.contains(passage.feature().kind())
        && column.journey().formation() != Formation.SKIRMISH
        && passage.fromMetres() > 0
        && passage.toMetres() < way.lengthMetres();
  }

  private static Extent extent(CheckContext context, ColumnJourney journey) {
    return Extent.of(
        journey.bodies().stream().limit(1).map(Arrival.Marching::unit).toList(),
        journey.formation(),
        context.book().fieldManual());
  }

  /** Where front or breadth is not known, a line is taken to be broader than a bridge. */
  private static boolean isTooNarrow(Extent extent, Passage bridge) {
    return extent.frontMetres() == 0
        || bridge.widthMetres().isEmpty()
        || extent.frontMetres() > bridge.widthMetres().getAsDouble();
  }

  private static void tell(
      CheckContext context,
      MovingColumn column,
      Extent extent,
      Passage bridge,
      MarchRoute way,
      Report report) {
    report
        .add(
            column.unitSpan(),
            "`%s` is to march %s %s"
                .formatted(
                    column.unit().name(),
                    column.journey().formation().phrase(),
                    passing(context, extent, bridge)))
        .spot(way.pointAfterMetres(bridge.fromMetres()))
        .hint("let it march in column of route, and deploy again when it is over");
  }

  private static String passing(CheckContext context, Extent extent, Passage passage) {
    Optional<String> name = passage.feature().name().map(each -> "\"" + each + "\"");
    FeatureKind kind = passage.feature().kind();
    return kind == FeatureKind.BRIDGE
        ? "over %s%s; a bridge is crossed in column."
            .formatted(name.orElse("a bridge"), broad(context, extent, passage))
        : "through %s; a %s is passed in column or in open order."
            .formatted(name.orElse("a " + kind.key()), kind.key());
  }

  private static String broad(CheckContext context, Extent extent, Passage bridge) {
    GroundIndex ground = context.ground().orElseThrow();
    return extent.frontMetres() == 0 || bridge.widthMetres().isEmpty()
        ? ""
        : ", on a front of %s where there is room for %s"
            .formatted(
                MessageWords.paces(ground.paces(extent.frontMetres())),
                MessageWords.group(ground.paces(bridge.widthMetres().getAsDouble())));
  }
}
