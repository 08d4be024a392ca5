package studio.kriegsspiel.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;

/**
 * An order sheet as one of a scenario that is known already, whatever file it names.
 *
 * @param sheet what it orders, if that was understood
 * @param findings what is wrong with it
 */
public record ReadSheet(String text, Optional<OrderSheet> sheet, List<Finding> findings) {
  /** Copies the list. */
  public ReadSheet {
    findings = List.copyOf(findings);
  }

  /**
   * Reads and checks the sheet in a file.
   *
   * @throws IOException if it cannot be read; its message is one sentence for the user
   */
  public static ReadSheet of(Path file, Situation situation) throws IOException {
    String text = TextFiles.read(file);
    ParsedScenario parsed =
        new ScenarioLanguage()
            .parseSheet(String.valueOf(file.getFileName()), text, situation.scenario());
    List<Finding> findings = new ArrayList<>(parsed.findings());
    parsed.sheet().ifPresent(sheet -> findings.addAll(SheetChecks.check(sheet, situation)));
    return new ReadSheet(text, parsed.sheet(), findings);
  }
}
