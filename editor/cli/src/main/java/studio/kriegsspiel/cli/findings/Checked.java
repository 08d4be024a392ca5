package studio.kriegsspiel.cli.findings;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.cli.scenario.Study;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/**
 * What checking one file under one rule book gave.
 *
 * @param file the file as the user named it
 * @param document the name findings call it
 * @param text its text
 * @param book the rule book
 * @param terrain the ground it was checked on
 * @param findings what was found
 */
public record Checked(
    String file,
    String document,
    String text,
    RuleBookId book,
    Optional<String> terrain,
    List<Finding> findings) {
  /** What a check of a scenario under a book found. */
  public static Checked of(Study study, RuleBook book, String file) {
    return new Checked(
        file,
        study.parsed().document(),
        study.parsed().text(),
        book.id(),
        study.ground().map(ground -> ground.terrain().name()),
        study.check(book));
  }

  /** Copies the list. */
  public Checked {
    findings = List.copyOf(findings);
  }

  /** Whether one of the findings is an error. */
  public boolean hasErrors() {
    return count(Severity.ERROR) > 0;
  }

  /** How many findings are of a severity. */
  public long count(Severity severity) {
    return findings.stream().filter(each -> each.severity() == severity).count();
  }
}
