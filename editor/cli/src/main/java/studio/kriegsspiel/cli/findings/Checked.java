package studio.kriegsspiel.cli.findings;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.group.Groups;

/**
 * What checking one file under one rule book gave.
 *
 * @param file the file as the user named it
 * @param document the name findings call it
 * @param readable whether the file could be read; if not, its only finding says why
 * @param text its text
 * @param book the rule book
 * @param terrain the ground it was checked on
 * @param sheet the order sheet, if it is one
 * @param groups tells what findings are about
 * @param findings what was found
 * @param allowed what was found and is allowed
 */
public record Checked(
    String file,
    String document,
    boolean readable,
    String text,
    RuleBookId book,
    Optional<String> terrain,
    Optional<OrderSheet> sheet,
    Groups groups,
    List<Finding> findings,
    List<AllowedFinding> allowed) {
  /** What a check of a scenario under its book found. */
  public static Checked of(Study study, String file) {
    return new Checked(
        file,
        study.document(),
        study.isReadable(),
        study.text(),
        study.book().id(),
        study.ground().map(ground -> ground.terrain().name()),
        study.sheet(),
        new Groups(study.scenario(), study.document()),
        study.findingsWithVariants(),
        study.allowed());
  }

  /** Copies the lists. */
  public Checked {
    findings = List.copyOf(findings);
    allowed = List.copyOf(allowed);
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
