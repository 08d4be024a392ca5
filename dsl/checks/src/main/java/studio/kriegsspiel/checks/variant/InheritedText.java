package studio.kriegsspiel.checks.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A text that players read in a variant as they do in the scenario.
 *
 * @param what which text it is, such as {@code the report to Blue}
 * @param text as it is written
 * @param span where it stands
 */
record InheritedText(String what, String text, TextSpan span) {

  /** Which text it is and in which line. */
  String told() {
    return span.isPresent() ? what + " (line " + span.line() + ")" : what;
  }

  /**
   * The texts that a variant takes over. Whom a report of its own tells of those who are absent
   * reads what came before with other eyes.
   */
  static List<InheritedText> of(Scenario played, Variant variant, Absent absent) {
    Set<Audience> toldOtherwise =
        variant.added().reports().stream()
            .filter(each -> absent.in(each.text().text()).isPresent())
            .map(Report::audience)
            .collect(Collectors.toSet());
    List<InheritedText> all = new ArrayList<>();
    played.generalIdea().ifPresent(idea -> add("the General Idea", idea, all));
    played.sides().stream()
        .filter(each -> !toldOtherwise.contains(new Audience.SideOnly(each.name())))
        .forEach(each -> ofSide(each, all));
    for (Report report : played.reports()) {
      if (!toldOtherwise.contains(report.audience())) {
        String what = "the report to " + whom(report.audience());
        add(what, report.text(), all);
        report.forces().forEach(each -> add(what, each.text(), all));
      }
    }
    for (Intelligence item : played.intelligence()) {
      if (!(item.audience() instanceof Audience.UmpireOnly)) {
        add("the intelligence for " + whom(item.audience()), item.text(), all);
      }
    }
    for (Exercise exercise : played.review().exercises()) {
      for (ExerciseDecision each : exercise.decisions()) {
        each.question()
            .ifPresent(question -> add("the decision \"" + each.title() + "\"", question, all));
      }
    }
    all.removeIf(each -> each.span.isPresent() && variant.span().contains(each.span.offset()));
    return all;
  }

  private static void ofSide(Side side, List<InheritedText> all) {
    side.objectives()
        .forEach(
            each ->
                all.add(
                    new InheritedText("an objective of " + side.name(), each.text(), each.span())));
    side.offMap().ifPresent(off -> add("what " + side.name() + " has off the map", off, all));
  }

  private static void add(String what, Passage passage, List<InheritedText> all) {
    all.add(new InheritedText(what, passage.text(), passage.span()));
  }

  private static String whom(Audience audience) {
    return audience instanceof Audience.RoleOnly one
        ? "\"" + one.role() + "\" of " + one.side()
        : audience.findSide().orElse("all");
  }
}
