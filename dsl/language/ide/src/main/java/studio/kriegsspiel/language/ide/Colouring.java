package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;

/** Gives every token of a text its meaning, names by what they name. */
final class Colouring {
  private final String text;
  private final Set<String> values = LanguageWords.values();
  private final List<Coloured> found = new ArrayList<>();

  private Colouring(String text) {
    this.text = text;
  }

  static List<Coloured> of(NamesOfFile names) {
    Colouring colouring = new Colouring(names.text());
    colouring.run(names.uses().iterator());
    return colouring.found;
  }

  private void run(Iterator<NameUse> names) {
    Optional<NameUse> next = next(names);
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      while (next.isPresent() && next.get().span().end() <= each.offset()) {
        next = next(names);
      }
      boolean named = next.isPresent() && next.get().span().offset() < each.end();
      Optional<NameUse> name = named ? next : Optional.empty();
      boolean defines = name.filter(NameUse::defines).isPresent();
      meaning(each, name).ifPresent(meaning -> add(each.offset(), each.end(), meaning, defines));
    }
  }

  private static Optional<NameUse> next(Iterator<NameUse> names) {
    return names.hasNext() ? Optional.of(names.next()) : Optional.empty();
  }

  private Optional<Meaning> meaning(Lexeme each, Optional<NameUse> name) {
    if (name.isPresent()) {
      return Optional.of(
          switch (name.get().kind()) {
            case SIDE -> Meaning.SIDE;
            case UNIT -> Meaning.UNIT;
            case ROLE -> Meaning.ROLE;
            case PLACE -> Meaning.PLACE;
            case TEMPLATE -> Meaning.TEMPLATE;
            case VARIANT -> Meaning.VARIANT;
          });
    }
    String written = text.substring(each.offset(), each.end());
    return switch (each.kind()) {
      case "RULE_WS", "RULE_ANY_OTHER" -> Optional.empty();
      case "RULE_TEXT" -> Optional.of(Meaning.PROSE);
      case "RULE_STRING" -> Optional.of(Meaning.TITLE);
      case "RULE_TIME" -> Optional.of(Meaning.TIME);
      case "RULE_INT", "RULE_DECIMAL", "RULE_CALIBRE" -> Optional.of(Meaning.NUMBER);
      case "RULE_SL_COMMENT", "RULE_ML_COMMENT" -> Optional.of(Meaning.COMMENT);
      case "RULE_ID" ->
          Optional.of(
              values.contains(written.toLowerCase(Locale.ROOT)) ? Meaning.VALUE : Meaning.NAME);
      default ->
          Character.isLetter(written.charAt(0)) ? Optional.of(Meaning.KEYWORD) : Optional.empty();
    };
  }

  /** A token over several lines becomes one run a line. */
  private void add(int from, int to, Meaning meaning, boolean defines) {
    int start = from;
    for (int i = from; i <= to; i++) {
      boolean ends = i == to || text.charAt(i) == '\n' || text.charAt(i) == '\r';
      if (ends) {
        if (i > start) {
          found.add(new Coloured(start, i - start, meaning, defines));
        }
        start = i + 1;
      }
    }
  }
}
