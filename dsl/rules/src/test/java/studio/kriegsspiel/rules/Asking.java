package studio.kriegsspiel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;

/**
 * Puts questions to a rule book in tests: {@code "weapon=musket men=600"} and the dice laid down.
 */
public final class Asking {
  private final RuleBook book;

  private Asking(RuleBook book) {
    this.book = book;
  }

  /** The book with these switches on. */
  public static Asking the(RuleBookId id, String... switches) {
    return new Asking(RuleBooks.get(id).with(List.of(switches)));
  }

  public static Asking the(RuleBook book) {
    return new Asking(book);
  }

  public RuleBook book() {
    return book;
  }

  /** The whole adjudication. */
  public Adjudication adjudicate(String procedure, String question, Integer... dice) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : question.isBlank() ? new String[0] : question.trim().split("\\s+")) {
      int equals = pair.indexOf('=');
      values.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    Dice laid = dice.length == 0 ? Dice.seeded(1) : Falling.on(dice);
    return book.getProcedure(procedure).adjudicate(values, laid);
  }

  /** The results as {@code name=value} pairs; fails when the rules forbid the question. */
  public Map<String, String> decide(String procedure, String question, Integer... dice) {
    Decision decision = adjudicate(procedure, question, dice).decision();
    assertThat(decision).as(decision.sentence()).isInstanceOf(Decision.Decided.class);
    return ((Decision.Decided) decision)
        .results().stream()
            .collect(
                Collectors.toMap(
                    Result::name, r -> r.value().toString(), (a, b) -> a, LinkedHashMap::new));
  }

  /**
   * What the decision leaves, as {@code role word=value} pairs; no role where there is one body.
   */
  public Map<String, String> after(String procedure, String question, Integer... dice) {
    Decision decision = adjudicate(procedure, question, dice).decision();
    assertThat(decision).as(decision.sentence()).isInstanceOf(Decision.Decided.class);
    Map<String, String> after = new LinkedHashMap<>();
    ((Decision.Decided) decision)
        .after()
        .forEach(state -> after.put((state.body() + " " + state.word()).strip(), state.value()));
    return after;
  }

  /** One result. */
  public String result(String name, String procedure, String question, Integer... dice) {
    Map<String, String> results = decide(procedure, question, dice);
    assertThat(results).containsKey(name);
    return results.get(name);
  }

  /** Why the rules forbid the question; fails when they allow it. */
  public Decision.Forbidden forbidden(String procedure, String question, Integer... dice) {
    Decision decision = adjudicate(procedure, question, dice).decision();
    assertThat(decision).as(decision.sentence()).isInstanceOf(Decision.Forbidden.class);
    return (Decision.Forbidden) decision;
  }

  /** Shows that a switch turns a result into another while the dice fall the same. */
  public void assertSwitchTurns(
      String name,
      String procedure,
      String question,
      String result,
      String ruled,
      String other,
      Integer... dice) {
    assertThat(result(result, procedure, question, dice)).isEqualTo(ruled);
    Asking turned = new Asking(book.with(List.of(name)));
    assertThat(turned.result(result, procedure, question, dice)).isEqualTo(other);
  }

  /** Numbers separated by blanks as dice. */
  public static Integer[] dice(String numbers) {
    return Arrays.stream(numbers.trim().split("\\s+"))
        .map(Integer::valueOf)
        .toArray(Integer[]::new);
  }
}
