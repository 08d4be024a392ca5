package studio.kriegsspiel.desktop.model.analysis;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Request;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What is known about one version of the text.
 *
 * @param version the version it is about
 * @param text the text of that version
 * @param written what the text says, as far as it could be read, beside its text
 * @param ground the ground it names, if it is found
 * @param book its rule book, with its switches and tables; Reisswitz 1824 where it names none
 * @param findings all findings, worst first, then in the order of the text
 * @param situation where text, book, ground and clock meet, if there is a scenario
 */
public record Analysis(
    long version,
    String text,
    Optional<ScenarioText> written,
    Optional<Ground> ground,
    RuleBook book,
    List<Finding> findings,
    Optional<Situation> situation) {
  /** Nothing is known yet. */
  public static final Analysis NONE =
      new Analysis(
          -1, "", Optional.empty(), Optional.empty(), RuleBooks.get(RuleBookId.usual()), List.of());

  /** Copies the list. */
  public Analysis {
    findings = List.copyOf(findings);
  }

  /** The same with a situation of its own. */
  public Analysis(
      long version,
      String text,
      Optional<ScenarioText> written,
      Optional<Ground> ground,
      RuleBook book,
      List<Finding> findings) {
    this(
        version,
        text,
        written,
        ground,
        book,
        findings,
        written.map(each -> new Situation(each.scenario(), book, ground)));
  }

  /**
   * Answers a question; to be asked off the event thread.
   *
   * @throws studio.kriegsspiel.study.ask.QuestionException if it cannot be put so; its message is
   *     one sentence
   */
  public Answer ask(Request request) {
    return Ask.of(situation).answer(request);
  }

  /** What the text says, as far as it could be read. */
  public Optional<Scenario> scenario() {
    return written.map(ScenarioText::scenario);
  }

  /** Writes edits of the text, if it could be read. */
  public Optional<Patcher> patcher() {
    return written.map(each -> Patcher.on(each, terrain(), measures()));
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
