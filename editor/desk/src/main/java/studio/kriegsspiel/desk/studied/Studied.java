package studio.kriegsspiel.desk.studied;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Request;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * The study of one version of the text.
 *
 * @param version the version it is about
 * @param study what is known of it; nothing before the first text was studied
 * @param findings those found so far, worst first, then in the order of the text
 * @param complete whether searches, variants and rival readings are among them
 */
public record Studied(
    long version, Optional<Study> study, List<Finding> findings, boolean complete) {
  /** Nothing is known yet. */
  public static final Studied NONE = new Studied(-1, Optional.empty(), List.of(), false);

  private static final RuleBook USUAL = RuleBooks.get(RuleBookId.usual());

  /** Puts the findings in order. */
  public Studied {
    findings = findings.stream().sorted(Findings.ORDER).toList();
  }

  /** All there is to know of a text. */
  public static Studied of(long version, Study study, List<Finding> findings) {
    return new Studied(version, Optional.of(study), findings, true);
  }

  /** The text of that version. */
  public String text() {
    return study.map(Study::text).orElse("");
  }

  /** What the text says, as far as it could be read, beside its text. */
  public Optional<ScenarioText> written() {
    return study.flatMap(Study::written);
  }

  /** The ground it names, if it is found. */
  public Optional<Ground> ground() {
    return study.flatMap(Study::ground);
  }

  /** Its rule book, with its switches and tables; Reisswitz 1824 where it names none. */
  public RuleBook book() {
    return study.map(Study::book).orElse(USUAL);
  }

  /** Where text, book, ground and clock meet, if there is a scenario. */
  public Optional<Situation> situation() {
    return study.flatMap(Study::situation);
  }

  /**
   * Answers a question; to be asked off the event thread.
   *
   * @throws studio.kriegsspiel.study.ask.QuestionException if it cannot be put so; its message is
   *     one sentence
   */
  public Answer ask(Request request) {
    return Ask.of(situation()).answer(request);
  }

  /** Whether the text says where a unit is, or when it comes, before any order is given. */
  public boolean isPlaced(UnitId unit) {
    return situation().stream()
        .flatMap(each -> each.tracks().of(unit).placements().stream())
        .anyMatch(each -> !each.isOrder());
  }

  /** What the text says, as far as it could be read. */
  public Optional<Scenario> scenario() {
    return written().map(ScenarioText::scenario);
  }

  /** Writes edits of the text, if it could be read; of a variant into the variant alone. */
  public Optional<Patcher> patcher() {
    Optional<Patcher> whole = written().map(each -> Patcher.on(each, terrain(), measures()));
    return whole.map(each -> variant().map(each::below).orElse(each));
  }

  /** The variant that this is the study of; none if it is of the scenario itself. */
  public Optional<Variant> variant() {
    return scenario().flatMap(each -> each.review().variant().flatMap(each::findVariant));
  }

  /** The terrain of the ground, if it is found. */
  public Optional<Terrain> terrain() {
    return ground().map(Ground::terrain);
  }

  /** What lengths mean under the rule book. */
  public Measures measures() {
    return BookMeasures.of(book());
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
