package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.exercise.SolutionChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;

/**
 * The orders in model solutions: lines of a solution that begin with a time and go on with {@code
 * message} or the name of a unit are read as those of an order sheet, where they stand in the text.
 */
public final class Solutions {
  private static final Pattern ORDER =
      Pattern.compile(
          "(?m)^[ \\t]*(?:\\d{1,2}:\\d{2}|move \\d+|start(?: \\+ \\d+ \\w+)?)[ \\t]+([^\\s,]+).*$");
  private static final int MOST_EXERCISES = 40;

  private Solutions() {}

  /** What is wrong with the orders of all solutions; this searches the ground. */
  static List<Finding> check(ParsedScenario parsed, Situation situation) {
    List<Finding> found = new ArrayList<>();
    Scenario scenario = situation.scenario();
    for (Exercise each : exercises(scenario)) {
      sheet(parsed.document(), parsed.text(), scenario, each)
          .ifPresent(sheet -> check(each, sheet, situation, found));
    }
    SourceText text = new SourceText(parsed.document(), parsed.text());
    return found.stream().map(each -> at(text, each)).toList();
  }

  /** Those orders that could be understood, each on a sheet, by the exercise that they solve. */
  public static Map<Exercise, OrderSheet> of(Study study) {
    Map<Exercise, OrderSheet> sheets = new LinkedHashMap<>();
    study
        .scenario()
        .ifPresent(
            scenario ->
                exercises(scenario)
                    .forEach(
                        each ->
                            sheet(study.document(), study.text(), scenario, each)
                                .flatMap(ParsedScenario::sheet)
                                .ifPresent(sheet -> sheets.put(each, sheet))));
    return sheets;
  }

  private static List<Exercise> exercises(Scenario scenario) {
    return scenario.review().exercises().stream().limit(MOST_EXERCISES).toList();
  }

  /** A finding of the sheet, on which lines are counted otherwise, at its place in the text. */
  private static Finding at(SourceText text, Finding finding) {
    return new Finding(
        finding.id(),
        finding.severity(),
        text.span(finding.span().offset(), finding.span().length()),
        finding.spot(),
        finding.message(),
        finding.citations(),
        finding.hint(),
        finding.fixes());
  }

  private static void check(
      Exercise exercise, ParsedScenario sheet, Situation situation, List<Finding> found) {
    sheet.findings().forEach(each -> found.add(SolutionChecks.asSolution(exercise, each)));
    sheet
        .sheet()
        .ifPresent(orders -> found.addAll(SolutionChecks.check(exercise, orders, situation)));
  }

  /**
   * The sheet that stands in a solution: the text with all else blanked, so that every word keeps
   * its place, and with the head of a sheet before it.
   */
  private static Optional<ParsedScenario> sheet(
      String document, String text, Scenario scenario, Exercise exercise) {
    Optional<TextSpan> within =
        exercise.solution().map(each -> each.span()).filter(TextSpan::isPresent);
    String head =
        "orders of \"%s\" of %s in \"-\""
            .formatted(exercise.student().role(), exercise.student().side());
    if (within.isEmpty()
        || !within.get().document().equals(document)
        || within.get().offset() < head.length()
        || within.get().end() > text.length()) {
      return Optional.empty();
    }
    Set<String> units =
        scenario.units().map(Unit::id).map(id -> id.name()).collect(Collectors.toSet());
    StringBuilder sheet = new StringBuilder(text.replaceAll("[^\\n]", " "));
    Matcher line = ORDER.matcher(text);
    line.region(within.get().offset(), within.get().end());
    line.useAnchoringBounds(false);
    boolean any = false;
    while (line.find()) {
      String first = line.group(1);
      if (first.equals("message") || units.contains(first.substring(first.indexOf('.') + 1))) {
        sheet.replace(line.start(), line.end(), line.group());
        any = true;
      }
    }
    if (!any) {
      return Optional.empty();
    }
    sheet.replace(0, head.length(), head);
    return Optional.of(new ScenarioLanguage().parseSheet(document, sheet.toString(), scenario));
  }
}
