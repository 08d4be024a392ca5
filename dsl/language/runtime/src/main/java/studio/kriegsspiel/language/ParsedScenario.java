package studio.kriegsspiel.language;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.language.syntax.SyntaxError;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;

/**
 * What was understood of a text.
 *
 * @param document the document's name as findings show it
 * @param text the text that was read
 * @param written the scenario beside its text; present whenever enough could be understood, errors
 *     or not
 * @param sheet the order sheet, if the text is one that was understood
 * @param variantFile the variant, if it stands in a file of its own and its scenario can be read
 * @param findings faults of wording ({@code KS-SYN}) and of names ({@code KS-LNK}), in the order of
 *     the text
 */
public record ParsedScenario(
    String document,
    String text,
    Optional<ScenarioText> written,
    Optional<OrderSheet> sheet,
    Optional<VariantFile> variantFile,
    List<Finding> findings) {
  /** Copies the list. */
  public ParsedScenario {
    findings = List.copyOf(findings);
  }

  /** A text that is neither an order sheet nor the file of a variant. */
  public ParsedScenario(
      String document, String text, Optional<ScenarioText> written, List<Finding> findings) {
    this(document, text, written, Optional.empty(), Optional.empty(), findings);
  }

  /** The scenario; present whenever enough could be understood, errors or not. */
  public Optional<Scenario> scenario() {
    return written.map(ScenarioText::scenario);
  }

  /** The same, with something of the scenario heeded otherwise. */
  public ParsedScenario with(ScenarioText other) {
    return new ParsedScenario(document, text, Optional.of(other), findings);
  }

  /** The first place whose form is not understood; such a text is not set in order. */
  public Optional<Finding> findErrorOfForm() {
    return findings.stream().filter(each -> SyntaxError.Kind.isId(each.id())).findFirst();
  }

  /** Whether something in the text could not be understood or linked. */
  public boolean hasErrors() {
    return findings.stream().anyMatch(each -> each.severity() == Severity.ERROR);
  }
}
