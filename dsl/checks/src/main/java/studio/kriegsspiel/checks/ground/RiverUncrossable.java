package studio.kriegsspiel.checks.ground;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** A river that a side is to cross, and over which nobody can come. */
public final class RiverUncrossable implements Check {
  /** A bridge or ford so near a river leads over it, in metres. */
  private static final double OVER_METRES = 30;

  private static final Set<FeatureKind> WATERS = EnumSet.of(FeatureKind.RIVER, FeatureKind.LAKE);

  private static final Set<FeatureKind> CROSSINGS =
      EnumSet.of(FeatureKind.BRIDGE, FeatureKind.FORD);

  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-MOV-005",
          "A river that nobody can cross",
          Severity.WARNING,
          "a river is crossed by a bridge, a ford, or with pioneers and pontoons");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      for (Objective each : side.objectives()) {
        if (each.aim() instanceof Aim.Cross cross && !FutureCrossings.isAtHandOf(side, context)) {
          look(context.ground().get(), side, each, cross.place(), report);
        }
      }
    }
  }

  private static void look(
      GroundIndex ground, Side side, Objective objective, String name, Report report) {
    List<Feature> waters =
        ground.terrain().features().stream()
            .filter(each -> WATERS.contains(each.kind()))
            .filter(each -> each.name().filter(name.strip()::equalsIgnoreCase).isPresent())
            .toList();
    boolean crossed =
        ground.terrain().features().stream()
            .filter(each -> CROSSINGS.contains(each.kind()))
            .anyMatch(
                over ->
                    waters.stream()
                        .anyMatch(
                            water ->
                                water.geometry().isWithinDistance(over.geometry(), OVER_METRES)));
    if (!waters.isEmpty() && !crossed) {
      report
          .add(
              objective.span(),
              "%s is to cross \"%s\", but no bridge or ford leads over it, and it has neither pioneers nor pontoons."
                  .formatted(side.name(), name))
          .hint("give the side a pontoon train, or draw the bridge or ford that is meant");
    }
  }
}
