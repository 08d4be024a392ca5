package studio.kriegsspiel.desktop.model.analysis;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What is known about one version of the text.
 *
 * @param version the version it is about
 * @param text the text of that version
 * @param scenario what the text says, as far as it could be read
 * @param ground the ground it names, if it is found
 * @param book its rule book, with its switches and tables; Reisswitz 1824 where it names none
 * @param findings all findings, worst first, then in the order of the text
 */
public record Analysis(
    long version,
    String text,
    Optional<Scenario> scenario,
    Optional<Ground> ground,
    RuleBook book,
    List<Finding> findings) {
  /** Nothing is known yet. */
  public static final Analysis NONE =
      new Analysis(
          -1,
          "",
          Optional.empty(),
          Optional.empty(),
          RuleBooks.get(RuleBookId.REISSWITZ_1824),
          List.of());

  /** Copies the list. */
  public Analysis {
    findings = List.copyOf(findings);
  }

  /** The terrain of the ground, if it is found. */
  public Optional<Terrain> terrain() {
    return ground.map(Ground::terrain);
  }

  /** What lengths mean under the rule book. */
  public Measures measures() {
    return BookMeasures.of(book);
  }

  /** The pace of the rule book, in metres. */
  public double metresPerPace() {
    return measures().metresPerPace();
  }

  /** How many findings are of one severity. */
  public long count(Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }
}
