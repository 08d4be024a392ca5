package studio.kriegsspiel.checks.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.checks.index.Clock;
import studio.kriegsspiel.checks.index.GroundIndex;
import studio.kriegsspiel.checks.index.SearchBudget;
import studio.kriegsspiel.checks.index.SecretIndex;
import studio.kriegsspiel.checks.index.StanceIndex;
import studio.kriegsspiel.checks.index.TextIndex;
import studio.kriegsspiel.checks.index.UnitIndex;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What checks may look at. Shared facts are worked out when first asked for; one context serves one
 * thread.
 */
public final class CheckContext {
  private final Scenario scenario;
  private final String text;
  private final RuleBook book;
  private final Optional<Ground> ground;
  private final Map<Class<?>, Object> shared = new HashMap<>();

  /**
   * A context for one run.
   *
   * @param scenario the scenario
   * @param text the text it was read from, empty if there is none; without it fewer fixes are
   *     offered
   * @param book the rule book it is checked under
   * @param ground the ground, if it is known
   */
  public CheckContext(Scenario scenario, String text, RuleBook book, Optional<Ground> ground) {
    this.scenario = scenario;
    this.text = text;
    this.book = book;
    this.ground = ground;
  }

  /** The scenario. */
  public Scenario scenario() {
    return scenario;
  }

  /** The rule book it is checked under. */
  public RuleBook book() {
    return book;
  }

  /** Whether it is checked under one of these books. */
  public boolean isUnder(RuleBookId first, RuleBookId second) {
    return book.id() == first || book.id() == second;
  }

  /** The text, for fixes. */
  public TextIndex text() {
    return shared(TextIndex.class, context -> new TextIndex(context.text));
  }

  /** Units and what is said of them. */
  public UnitIndex units() {
    return shared(UnitIndex.class, context -> new UnitIndex(context.scenario));
  }

  /** Times. */
  public Clock clock() {
    return shared(Clock.class, context -> new Clock(context.scenario.header()));
  }

  /** Where things stand on the ground, if the ground is known. */
  public Optional<GroundIndex> ground() {
    return ground.map(
        known ->
            shared(
                GroundIndex.class,
                context -> new GroundIndex(known, context.scenario, context.book)));
  }

  /** Names that one side alone may know. */
  public SecretIndex secrets() {
    return shared(
        SecretIndex.class,
        context ->
            new SecretIndex(
                context.scenario, context.units(), context.ground.map(Ground::terrain)));
  }

  /** The ground that deployed units take up; to be asked only where the ground is known. */
  public StanceIndex stances() {
    return shared(
        StanceIndex.class,
        context ->
            new StanceIndex(
                context.scenario,
                context.units(),
                context.ground().orElseThrow(),
                context.book.fieldManual()));
  }

  /** What costly searches are still allowed. */
  public SearchBudget budget() {
    return shared(SearchBudget.class, context -> new SearchBudget());
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
