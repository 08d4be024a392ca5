package studio.kriegsspiel.checks.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.footprint.StanceIndex;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.SearchBudget;

/**
 * What checks may look at: the situation, and the text for fixes. One context serves one run on one
 * thread.
 */
public final class CheckContext {
  private final Situation situation;
  private final TextIndex text;
  private final Patcher patcher;
  private final SearchBudget budget = new SearchBudget();
  private final Map<Class<?>, Object> shared = new HashMap<>();

  /**
   * A context for one run.
   *
   * @param text the text the scenario was read from, empty if there is none; without it fewer fixes
   *     are offered
   */
  public CheckContext(Situation situation, String text) {
    this(situation, ScenarioText.ofRecords(text, situation.scenario()));
  }

  /**
   * A context for one run.
   *
   * @param written the scenario of the situation beside its text
   */
  public CheckContext(Situation situation, ScenarioText written) {
    this.situation = situation;
    this.text = new TextIndex(written.text());
    this.patcher =
        Patcher.on(
            written,
            situation.ground().map(GroundIndex::terrain),
            BookMeasures.of(situation.book()));
  }

  /** The situation. */
  public Situation situation() {
    return situation;
  }

  /** The scenario. */
  public Scenario scenario() {
    return situation.scenario();
  }

  /** The rule book it is checked under. */
  public RuleBook book() {
    return situation.book();
  }

  /** The text, for fixes. */
  public TextIndex text() {
    return text;
  }

  /**
   * A mend by what an author may want, to be chosen by him; nothing where the text cannot say it or
   * says it.
   */
  public Optional<Fix> propose(String title, Intention wish) {
    return Optional.of(patcher.rewrite(wish).edits())
        .filter(edits -> !edits.isEmpty())
        .map(edits -> Fix.proposal(title, edits));
  }

  /** Units and what is said of them. */
  public UnitIndex units() {
    return situation.units();
  }

  /** Times. */
  public Clock clock() {
    return situation.clock();
  }

  /** Where things stand on the ground, if the ground is known. */
  public Optional<GroundIndex> ground() {
    return situation.ground();
  }

  /** The ground that deployed units take up; to be asked only where the ground is known. */
  public StanceIndex stances() {
    return situation.stances().orElseThrow();
  }

  /** What costly searches are still allowed. */
  public SearchBudget budget() {
    return budget;
  }

  /** A fact of another type, worked out once for all checks of this run. */
  public <T> T shared(Class<T> type, Function<CheckContext, T> maker) {
    Object known = shared.get(type);
    if (known == null) {
      known = maker.apply(this);
      shared.put(type, known);
    }
    return type.cast(known);
  }
}
