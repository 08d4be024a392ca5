package studio.kriegsspiel.rules.fights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.Result;

/**
 * An evening without a note on paper: what is known of each body is what was said of it at the
 * start and what answers left of it. A question is filled in from that, by name; what is added to
 * it can only be what the map shows or a commander wills, never what an earlier answer left.
 */
final class Evening {
  private final RuleBookId book;
  private final Map<String, Map<String, String>> known = new TreeMap<>();
  private Map<String, String> results = Map.of();
  private String sentence = "";

  private Evening(RuleBookId book) {
    this.book = book;
  }

  static Evening by(RuleBookId book) {
    return new Evening(book);
  }

  /** What is known of a body before the first shot: {@code men=600 grade=veteran}. */
  Evening body(String name, String facts) {
    known.put(name, pairs(facts));
    return this;
  }

  /**
   * Asks.
   *
   * @param roles which body has which role: {@code firer*=battery target=line}; the starred one is
   *     the one that the parameters without a role are about
   * @param added what the map shows and the commanders will
   */
  Evening ask(String procedure, String roles, String added, Integer... dice) {
    Procedure asked = RuleBooks.get(book).getProcedure(procedure);
    Map<String, String> parts = pairs(roles);
    Map<String, String> question = new LinkedHashMap<>();
    parts.forEach(
        (role, body) -> {
          Map<String, String> facts = known.computeIfAbsent(body, each -> new TreeMap<>());
          assertThat(facts).as(body + " is asked about").doesNotContainKey(AfterState.GONE);
          facts.forEach((word, value) -> fill(asked, question, role, word, value));
        });
    pairs(added)
        .forEach(
            (name, value) -> {
              assertThat(question).as("already left by an answer").doesNotContainKey(name);
              question.put(name, value);
            });
    Decision decision = asked.adjudicate(question, Dice.fixed(dice)).decision();
    assertThat(decision)
        .as(question + ": " + decision.sentence())
        .isInstanceOf(Decision.Decided.class);
    Decision.Decided decided = (Decision.Decided) decision;
    decided.after().forEach(state -> keep(parts, state));
    results = new LinkedHashMap<>();
    for (Result result : decided.results()) {
      results.put(result.name(), result.value().toString());
    }
    sentence = decided.sentence();
    return this;
  }

  private static void fill(
      Procedure asked, Map<String, String> question, String role, String word, String value) {
    boolean bare = role.endsWith("*");
    String plain = bare ? role.substring(0, role.length() - 1) : role;
    List<String> names = bare ? List.of(word, plain + "-" + word) : List.of(plain + "-" + word);
    List<String> asks = asked.parameters().stream().map(Parameter::name).toList();
    names.stream().filter(asks::contains).findFirst().ifPresent(each -> question.put(each, value));
    if (word.equals("arm") || word.equals("type")) {
      asked.parameters().stream()
          .filter(each -> each.name().equals(plain) && each.allowed().contains(value))
          .forEach(each -> question.put(plain, value));
    }
  }

  private void keep(Map<String, String> parts, AfterState state) {
    String body =
        parts.entrySet().stream()
            .filter(
                part ->
                    state.body().isEmpty()
                        ? part.getKey().endsWith("*")
                        : part.getKey().replace("*", "").equals(state.body()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(state.body().isEmpty() ? "field" : state.body());
    known.computeIfAbsent(body, each -> new TreeMap<>()).put(state.word(), state.value());
  }

  /** What is known of a body now. */
  Map<String, String> of(String body) {
    return known.getOrDefault(body, Map.of());
  }

  /** A result of the last answer. */
  String result(String name) {
    assertThat(results).containsKey(name);
    return results.get(name);
  }

  /** The last answer in words. */
  String sentence() {
    return sentence;
  }

  private static Map<String, String> pairs(String written) {
    Map<String, String> pairs = new LinkedHashMap<>();
    Arrays.stream(written.trim().split("\\s+"))
        .filter(each -> !each.isEmpty())
        .forEach(
            each -> {
              int equals = each.indexOf('=');
              pairs.put(each.substring(0, equals), each.substring(equals + 1));
            });
    return pairs;
  }
}
