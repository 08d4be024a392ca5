package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.expect.Around;
import studio.kriegsspiel.language.ide.expect.Beginnings;
import studio.kriegsspiel.language.ide.expect.Expectations;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.ide.expect.NextWords;
import studio.kriegsspiel.language.ide.expect.StatementShape;
import studio.kriegsspiel.language.syntax.KeywordHelp;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.StatementForms;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Finds what may be written at one place of a text. At the start of a line that is what begins a
 * statement of this depth; what goes on with the statement before comes last.
 */
final class Completer {
  private static final int MOST = 200;

  /** Tokens behind which a statement must go on, on whatever line. */
  private static final Set<String> OPEN = Set.of("':'", "','", "'.'");

  private final Analysis analysis;
  private final Surroundings surroundings;
  private final int offset;
  private final Map<String, Ranked> found = new LinkedHashMap<>();

  private record Ranked(int rank, Completion completion) {}

  Completer(Analysis analysis, Surroundings surroundings, int offset) {
    this.analysis = analysis;
    this.surroundings = surroundings;
    this.offset = offset;
  }

  List<Completion> complete() {
    String text = analysis.source().text();
    Optional<Lexeme> word = WordAt.find(text, offset);
    if (word.filter(Lexeme::isComment).isPresent()) {
      return List.of();
    }
    Optional<OpenBrace> brace =
        word.filter(this::isProse).flatMap(each -> OpenBrace.find(text, each.offset(), offset));
    if (brace.isPresent()) {
      return references(brace.get(), word.get().kind().equals("RULE_STRING"));
    }
    if (word.filter(each -> each.kind().equals("RULE_TEXT")).isPresent()) {
      return List.of();
    }
    int start = word.map(Lexeme::offset).orElse(offset);
    int end = word.map(Lexeme::end).orElse(offset);
    String typed = text.substring(start, offset);
    TextSpan replace = analysis.source().span(start, end - start);
    Around around = Around.end(text.substring(0, start));
    GrammarValues values = new GrammarValues(analysis, surroundings, around);
    for (Fitting each : fitting(around)) {
      offer(each, values, typed, replace);
    }
    return sorted();
  }

  private List<Completion> sorted() {
    return found.values().stream()
        .sorted(
            Comparator.comparingInt(Ranked::rank)
                .thenComparing(each -> each.completion.kind())
                .thenComparing(each -> each.completion.label()))
        .limit(MOST)
        .map(Ranked::completion)
        .toList();
  }

  /** Whether a text or title is prose, which may refer to things in braces. */
  private boolean isProse(Lexeme word) {
    return word.kind().equals("RULE_TEXT")
        || (word.kind().equals("RULE_STRING")
            && Expectations.after(analysis.source().text().substring(0, word.offset())).stream()
                .anyMatch(each -> each.findFeature().orElse("").endsWith(".text")));
  }

  /** What prose may refer to. */
  private List<Completion> references(OpenBrace brace, boolean inTitle) {
    TextSpan replace = analysis.source().span(brace.start(), offset - brace.start());
    Around around = Around.end(analysis.source().text().substring(0, brace.start()));
    GrammarValues values = new GrammarValues(analysis, surroundings, around);
    String typed = brace.typed().replace("\\", "");
    for (GrammarValues.Value each : values.references(brace.before())) {
      String text = inTitle ? each.text().replace("\"", "\\\"") : each.text();
      add(
          each.rank(),
          new Completion(each.label(), text, Optional.empty(), replace, each.kind(), each.doc()),
          typed);
    }
    return sorted();
  }

  /**
   * Something that fits a place.
   *
   * @param rank the lower, the better it fits
   * @param values whether words and names are offered for it, not keywords alone
   */
  private record Fitting(Expected expected, int rank, boolean values) {}

  /** What may come, at the start of a line cut down to what fits its depth. */
  private static List<Fitting> fitting(Around around) {
    Set<Expected> all = Expectations.after(around);
    boolean open = around.last().filter(each -> OPEN.contains(each.kind())).isPresent();
    if (!around.startsLine() || open) {
      return all.stream().map(each -> new Fitting(each, 0, true)).toList();
    }
    boolean margin = around.indentation() == 0;
    List<Fitting> beginning =
        all.stream()
            .filter(Beginnings::ofStatement)
            .filter(each -> Beginnings.ofSection(each) == margin || fitsBoth(each, all, margin))
            .map(each -> new Fitting(each, 0, true))
            .toList();
    if (beginning.isEmpty()) {
      return all.stream()
          .filter(each -> margin || !Beginnings.ofSection(each))
          .map(each -> new Fitting(each, 0, true))
          .toList();
    }
    List<Fitting> fitting = new ArrayList<>(beginning);
    if (around.deeper()) {
      all.stream()
          .filter(each -> !Beginnings.ofStatement(each))
          .forEach(each -> fitting.add(new Fitting(each, 1, false)));
    }
    return fitting;
  }

  /**
   * What begins a file, and what is known of places, which may stand in the head as well as between
   * sections.
   */
  private static boolean fitsBoth(Expected each, Set<Expected> all, boolean margin) {
    return margin
        ? each.isWithin("OrderSheet")
            || each.isWithin("HouseRules")
            || each.rules().equals(List.of("Document"))
        : isOfTheGround(each) && all.stream().anyMatch(Completer::isOfTheHead);
  }

  /** Who knows of a place, and who has which map. */
  private static boolean isOfTheGround(Expected each) {
    return each.isWithin("PlaceKnown") || each.isWithin("GivenMap");
  }

  /** A line of the head, or what goes on with one of the ground that stands there. */
  private static boolean isOfTheHead(Expected each) {
    return each.isWithin("HeaderItem") || isOfTheGround(each) && !Beginnings.ofStatement(each);
  }

  private void offer(Fitting fitting, GrammarValues values, String typed, TextSpan replace) {
    Expected expected = fitting.expected;
    Optional<String> keyword = expected.findKeyword();
    if (keyword.isPresent()) {
      boolean offered =
          Character.isLetter(keyword.get().charAt(0))
              && keyword.get().length() > 1
              && !NextWords.isOfValue(expected);
      if (offered) {
        keyword(fitting, keyword.get(), typed, replace);
      }
    }
    if (!fitting.values) {
      return;
    }
    switch (expected.kind()) {
      case "RULE_TEXT" ->
          add(
              fitting.rank,
              new Completion(
                  "\"\"\" ... \"\"\"",
                  "\"\"\"\n  \n\"\"\"",
                  Optional.of("\"\"\"\n  ${1}\n\"\"\""),
                  replace,
                  Completion.Kind.VALUE,
                  "Prose."),
              typed);
      case "RULE_STRING" ->
          values.titles(expected).forEach(each -> add(fitting.rank, each, typed, replace));
      case "RULE_ID" ->
          values.names(expected).forEach(each -> add(fitting.rank, each, typed, replace));
      default -> {
        // Numbers and signs are the author's own.
      }
    }
  }

  private void keyword(Fitting fitting, String keyword, String typed, TextSpan replace) {
    Expected expected = fitting.expected;
    String phrase = KeywordPhrases.of(expected.rule(), keyword);
    boolean statement =
        Beginnings.ofStatement(expected)
            || KeywordPhrases.beginsStatement(expected.rule(), keyword);
    add(
        fitting.rank,
        new Completion(
            phrase.split("[\"\\n]", 2)[0].strip(),
            phrase,
            Snippets.of(expected, keyword),
            replace,
            statement ? Completion.Kind.STATEMENT : Completion.Kind.KEYWORD,
            statement ? told(expected, keyword) : KeywordHelp.find(keyword).orElse("")),
        typed);
  }

  /** A sentence about the statement that a word begins. */
  private static String told(Expected expected, String keyword) {
    return KeywordHelp.find(keyword)
        .or(() -> StatementShape.begun(expected).flatMap(StatementForms::find))
        .orElse("");
  }

  private void add(int rank, GrammarValues.Value value, String typed, TextSpan replace) {
    add(
        rank + value.rank(),
        new Completion(
            value.label(), value.text(), Optional.empty(), replace, value.kind(), value.doc()),
        typed);
  }

  private void add(int rank, Completion completion, String typed) {
    String plain = lower(typed.startsWith("\"") ? typed.substring(1) : typed);
    String label = lower(completion.label());
    List<String> starts = new ArrayList<>(List.of(label, lower(completion.insertText())));
    starts.add(label.startsWith("\"") ? label.substring(1) : label);
    boolean fits =
        starts.stream().anyMatch(each -> each.startsWith(plain))
            || (plain.length() > 1 && label.contains(" " + plain));
    if (fits) {
      found.merge(
          completion.label(),
          new Ranked(rank, completion),
          (one, other) -> other.rank < one.rank ? other : one);
    }
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
