package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.expect.Expectations;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.syntax.KeywordHelp;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Place;

/** Finds what may be written at one place of a text. */
final class Completer {
  private static final int MOST = 200;

  /**
   * Rules whose keywords are spelled out as one value by {@link ValueWords}, or are mere filling.
   */
  private static final Set<String> NOT_OFFERED =
      Set.of(
          "Name",
          "QualifiedName",
          "PhraseWord",
          "ObjectiveWord",
          "AttributeWord",
          "Sender",
          "Detail",
          "Formation",
          "Material");

  private final Analysis analysis;
  private final ValueWords values;
  private final int offset;
  private final Map<String, Completion> found = new LinkedHashMap<>();

  Completer(Analysis analysis, Collection<Place> places, int offset) {
    this.analysis = analysis;
    this.values = new ValueWords(analysis, places);
    this.offset = offset;
  }

  List<Completion> complete() {
    String text = analysis.source().text();
    Optional<Lexeme> word = wordAt(text);
    if (word.filter(each -> each.isComment() || each.kind().equals("RULE_TEXT")).isPresent()) {
      return List.of();
    }
    int start = word.map(Lexeme::offset).orElse(offset);
    int end = word.map(Lexeme::end).orElse(offset);
    String typed = text.substring(start, offset);
    TextSpan replace = analysis.source().span(start, end - start);
    for (Expected each : Expectations.after(text.substring(0, start))) {
      offer(each, typed, replace);
    }
    return found.values().stream()
        .sorted(Comparator.comparing(Completion::kind).thenComparing(Completion::label))
        .limit(MOST)
        .toList();
  }

  /** The word, title, text or comment that the place is in or right behind. */
  private Optional<Lexeme> wordAt(String text) {
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      boolean inside = each.offset() < offset && offset < each.end();
      boolean behind = each.end() == offset && isOpen(text, each);
      if (inside && each.kind().equals("RULE_WS")) {
        return Optional.empty();
      }
      if (inside || behind) {
        return Optional.of(each);
      }
      if (each.offset() >= offset) {
        break;
      }
    }
    return Optional.empty();
  }

  /** Whether a token that ends at the place may still grow. */
  private static boolean isOpen(String text, Lexeme each) {
    String written = text.substring(each.offset(), each.end());
    return switch (each.kind()) {
      case "RULE_ID", "RULE_SL_COMMENT" -> !written.endsWith("\n");
      case "RULE_STRING" -> written.length() == 1 || !written.endsWith("\"");
      case "RULE_ANY_OTHER" -> written.equals("\"");
      case "RULE_TEXT" -> written.length() < 6 || !written.endsWith("\"\"\"");
      case "RULE_ML_COMMENT" -> !written.endsWith("*/");
      default -> each.isKeyword() && Character.isLetter(written.charAt(0));
    };
  }

  private void offer(Expected expected, String typed, TextSpan replace) {
    Optional<String> keyword = expected.findKeyword();
    if (keyword.isPresent()) {
      boolean offered =
          Character.isLetter(keyword.get().charAt(0))
              && keyword.get().length() > 1
              && !NOT_OFFERED.contains(expected.rule());
      if (offered) {
        keyword(expected, keyword.get(), typed, replace);
      }
    }
    String feature = expected.findFeature().orElse("");
    boolean titles = expected.kind().equals("RULE_STRING");
    boolean names = expected.kind().equals("RULE_ID");
    if (expected.kind().equals("RULE_TEXT") && feature.endsWith(".text")) {
      String prose = "\"\"\"\n  \n\"\"\"";
      add(
          new Completion("\"\"\" ... \"\"\"", prose, replace, Completion.Kind.VALUE, "Prose."),
          typed);
    } else if (titles) {
      values.titles(feature).forEach(each -> add(each, typed, replace));
    } else if (names) {
      values.names(feature).forEach(each -> add(each, typed, replace));
    }
  }

  private void keyword(Expected expected, String keyword, String typed, TextSpan replace) {
    String phrase = Phrases.of(expected.rule(), keyword);
    boolean statement = Phrases.beginsStatement(expected.rule(), keyword);
    add(
        new Completion(
            phrase.split("[\"\\n]", 2)[0].strip(),
            phrase,
            replace,
            statement ? Completion.Kind.STATEMENT : Completion.Kind.KEYWORD,
            KeywordHelp.find(keyword).orElse("")),
        typed);
  }

  private void add(ValueWords.Value value, String typed, TextSpan replace) {
    add(new Completion(value.label(), value.text(), replace, value.kind(), value.doc()), typed);
  }

  private void add(Completion completion, String typed) {
    String plain = lower(typed.startsWith("\"") ? typed.substring(1) : typed);
    String label = lower(completion.label());
    List<String> starts = new ArrayList<>(List.of(label, lower(completion.insertText())));
    starts.add(label.startsWith("\"") ? label.substring(1) : label);
    boolean fits =
        starts.stream().anyMatch(each -> each.startsWith(plain))
            || (plain.length() > 1 && label.contains(" " + plain));
    if (fits) {
      found.putIfAbsent(completion.label(), completion);
    }
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
