package studio.kriegsspiel.language.fuzz;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.RecordDump;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** What holds of any text whatever; the first promise that is broken is told. */
final class TextPromises {
  private static final ScenarioLanguage LANGUAGE = new ScenarioLanguage();

  private TextPromises() {}

  /** Reads, sets in order and reads again; throws nothing of its own but {@link Broken}. */
  static void check(String text) {
    ParsedScenario parsed = LANGUAGE.parse("fuzz", text);
    parsed.findings().forEach(each -> check(text, each));
    List<TextEdit> edits = LANGUAGE.format(text);
    String formatted = TextEdit.applyAll(text, edits);
    promise(
        blankless(formatted).equals(blankless(text)), "formatting changes more than blanks", text);
    promise(LANGUAGE.format(formatted).isEmpty(), "formatting is not done after one run", text);
    ParsedScenario again = LANGUAGE.parse("fuzz", formatted);
    promise(meaning(parsed).equals(meaning(again)), "formatting changes what the text means", text);
  }

  private static void check(String text, Finding finding) {
    promise(
        !finding.span().isPresent()
            || (finding.span().offset() >= 0 && finding.span().end() <= text.length()),
        "a finding lies outside the text: " + finding,
        text);
    promise(
        finding.message().matches("(?s).*[.?]") && finding.message().length() < 1000,
        "a message is no sentence: " + finding.message(),
        text);
    promise(
        !finding.message().matches("(?s).*(RULE_|mismatched input|no viable|<EOF>|missing EOF).*"),
        "a message speaks of the grammar: " + finding.message(),
        text);
    for (Fix fix : finding.fixes()) {
      TextEdit.applyAll(text, fix.edits());
    }
  }

  private static Optional<String> meaning(ParsedScenario parsed) {
    return parsed.scenario().map(RecordDump::withoutPlaces);
  }

  private static String blankless(String text) {
    return text.replaceAll("[\\s\u00a0\ufeff]+", "");
  }

  private static void promise(boolean kept, String what, String text) {
    if (!kept) {
      throw new Broken(what + "\n--- text ---\n" + text);
    }
  }

  /** A promise that a text breaks. */
  static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Broken(String message) {
      super(message);
    }
  }
}
