package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Turns a deployed unit: only the direction behind {@code facing} changes, as a compass word where
 * one fits and the author did not count degrees. Where nothing is said of facing, it is added.
 */
public final class UnitTurn {
  /** What is skipped whole (comments, quoted text), or the direction that is looked for. */
  private static final Pattern FACING =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/|\"(?:\\\\.|[^\"\\\\\\n])*\""
              + "|\\bfacing\\s+(?<direction>(?<degrees>\\d+(?:\\.\\d+)?)(?<sign>\\s*(?:°|degrees\\b))|[\\p{L}-]+)",
          Pattern.DOTALL);

  private static final double WORD_TOLERANCE_DEGREES = 0.5;

  private UnitTurn() {}

  /**
   * The edit after which a unit faces a direction.
   *
   * @param text the text the scenario was read from
   * @param unit a unit that is deployed
   */
  public static Rewrite turnTo(Scenario scenario, String text, UnitId unit, Direction facing) {
    return scenario
        .findDeployment(unit)
        .map(found -> turn(scenario, text, found, facing))
        .orElseGet(
            () ->
                new Rewrite.Refused(
                    "`" + unit.name() + "` is not deployed; give it a line under `deploy` first."));
  }

  private static Rewrite turn(
      Scenario scenario, String text, Deployment deployment, Direction facing) {
    if (!deployment.span().document().equals(scenario.span().document())) {
      return new Rewrite.Refused(
          "`%s` is deployed in %s; open that file to turn it."
              .formatted(deployment.unit().name(), deployment.span().document()));
    }
    if (deployment.span().end() > text.length()) {
      return new Rewrite.Refused("The text has changed since it was read; try again.");
    }
    Matcher matcher = FACING.matcher(text);
    matcher.region(deployment.span().offset(), deployment.span().end());
    while (matcher.find()) {
      if (matcher.group("direction") != null) {
        int start = matcher.start("direction");
        String words = words(facing, Optional.ofNullable(matcher.group("sign")));
        return new Rewrite.Edit(new TextEdit(start, matcher.end("direction") - start, words));
      }
    }
    int behind = deployment.position().span().end();
    return new Rewrite.Edit(TextEdit.insert(behind, " facing " + words(facing, Optional.empty())));
  }

  private static String words(Direction facing, Optional<String> degreeSign) {
    Direction word = Direction.findByWord(facing.nearestWord()).orElseThrow();
    double off = Math.abs(((word.degrees() - facing.degrees() + 540) % 360) - 180);
    return degreeSign.isEmpty() && off <= WORD_TOLERANCE_DEGREES
        ? facing.nearestWord()
        : Math.round(facing.degrees()) % 360 + degreeSign.orElse("°");
  }
}
