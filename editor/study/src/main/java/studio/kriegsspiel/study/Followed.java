package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.figures.ChosenReading;
import studio.kriegsspiel.scenario.figures.UnknownWorkException;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.reading.WrittenReading;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A text with the figures of the source it follows: the one asked for, else the one its head names,
 * else its own.
 *
 * @param parsed what was understood of the text
 * @param findings why a source could not be followed
 * @param asWritten the same with the figures that stand first in the text
 */
record Followed(ParsedScenario parsed, List<Finding> findings, ParsedScenario asWritten) {
  /** Copies the list. */
  Followed {
    findings = List.copyOf(findings);
  }

  /** A text of which no source is followed. */
  static Followed none(ParsedScenario parsed) {
    return new Followed(parsed, List.of(), parsed);
  }

  /** Another scenario in its place, such as a variant; no other source is followed in it. */
  Followed with(UnaryOperator<Scenario> change) {
    return none(
        parsed
            .written()
            .map(each -> parsed.with(each.with(change.apply(each.scenario()))))
            .orElse(parsed));
  }

  static Followed of(ParsedScenario parsed, Optional<ReadingChoice> asked) {
    Optional<WrittenReading> head = parsed.scenario().flatMap(each -> each.header().reading());
    Optional<ReadingChoice> choice = asked.or(() -> head.map(WrittenReading::choice));
    if (choice.isEmpty() || parsed.written().isEmpty()) {
      return none(parsed);
    }
    ScenarioText written = parsed.written().get();
    try {
      Scenario chosen = ChosenReading.of(written.scenario(), choice.get());
      return new Followed(parsed.with(written.with(chosen)), List.of(), parsed);
    } catch (UnknownWorkException unknown) {
      TextSpan place =
          asked.isPresent()
              ? new TextSpan(parsed.document(), 0, 0, 0, 0)
              : head.map(WrittenReading::span).orElse(TextSpan.NONE);
      return new Followed(parsed, List.of(finding(unknown, place)), parsed);
    }
  }

  private static Finding finding(UnknownWorkException unknown, TextSpan place) {
    List<Fix> fixes = new ArrayList<>();
    if (place.isPresent()) {
      unknown.near().stream()
          .limit(3)
          .map(near -> "\"" + near + "\"")
          .forEach(
              near ->
                  fixes.add(
                      Fix.proposal(
                          "write `" + near + "`", List.of(TextEdit.replace(place, near)))));
    }
    return new Finding(
        StudyFault.READING.id(),
        Severity.ERROR,
        place,
        Optional.empty(),
        String.valueOf(unknown.getMessage()),
        List.of(),
        Optional.of(
            "a work is named as the sources name it, pages left out; `lowest` and `highest` choose"
                + " by size"),
        fixes);
  }
}
