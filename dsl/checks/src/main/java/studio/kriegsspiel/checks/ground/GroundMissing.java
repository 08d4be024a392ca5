package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.ground.GroundIndex;

/** A scenario without ground, or on one of slope alone: what could not be checked on it. */
public final class GroundMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-004",
              "No ground, or one of slope alone",
              Severity.WARNING,
              "a scenario is played on a ground")
          .citing(REISSWITZ_1824, "Introduction", "the game is played on a map true to scale");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Header header = context.scenario().header();
    Optional<String> name = header.terrain();
    if (name.isEmpty()) {
      report
          .add(
              header.timeSpan(),
              "The scenario names no terrain; no position or march could be checked.")
          .hint("write, for example, `terrain \"mont-saint-jean\"` under the rules");
    } else if (context.ground().isEmpty()) {
      report
          .add(
              header.terrainSpan(),
              "The terrain `%s` is not at hand; no position or march could be checked."
                  .formatted(name.get()))
          .hint(
              "put its folder or zip beside the scenario or into `terrains` beside it, or make it"
                  + " with `studio terrain import`");
    } else if (isOfSlopeAlone(context.ground().get())) {
      report
          .add(
              header.terrainSpan(),
              "The terrain `%s` has slope but no heights: whatever hangs on sight (who sees whom, fields of fire, dead ground) could not be examined."
                  .formatted(name.get()))
          .severity(Severity.NOTE)
          .hint("import heights, or draw contours, if there are any; else judge sight by the map");
    }
  }

  private static boolean isOfSlopeAlone(GroundIndex ground) {
    return ground.terrain().givenSlope().isPresent() && ground.ground().heights().isEmpty();
  }
}
