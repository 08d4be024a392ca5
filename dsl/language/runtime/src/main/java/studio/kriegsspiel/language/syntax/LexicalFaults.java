package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;
import studio.kriegsspiel.scenario.names.Names;

/**
 * Faults of single tokens: marks that are never closed, characters without meaning. Collects them
 * while the text is read for the first time.
 */
final class LexicalFaults {
  private static final int MOST = 50;
  private static final String NEVER_CLOSED = "The quotation mark is never closed on its line.";

  private final List<SyntaxError> faults = new ArrayList<>();

  /** Looks at one token of the text. */
  void see(Token token) {
    if (faults.size() < MOST && token instanceof CommonToken each) {
      fault(each).ifPresent(faults::add);
    }
  }

  /** The faults of the tokens seen and of the text that they are of. */
  List<SyntaxError> in(SourceText source) {
    List<SyntaxError> all = new ArrayList<>(faults);
    hidden(source.text(), all);
    return all;
  }

  /** Characters that nobody sees and that turn the text about or end it for other programs. */
  private static void hidden(String text, List<SyntaxError> faults) {
    for (int i = 0; i < text.length() && faults.size() < MOST; i++) {
      char c = text.charAt(i);
      if (isHidden(c)) {
        faults.add(
            new SyntaxError(
                i,
                1,
                SyntaxError.Kind.CHARACTER,
                String.format(
                    Locale.ROOT,
                    "The invisible character U+%04X %s.",
                    (int) c,
                    turns(c) ? "turns the direction of writing" : "has no meaning in a text"),
                Optional.of("Take it out."),
                Optional.of(new SyntaxError.Replacement("", true))));
      }
    }
  }

  private static boolean turns(char c) {
    return (c >= '\u202a' && c <= '\u202e') || (c >= '\u2066' && c <= '\u2069');
  }

  private static boolean isHidden(char c) {
    if (c >= ' ' && c <= '~') {
      return false;
    }
    return turns(c) || (Character.getType(c) == Character.CONTROL && "\t\n\r".indexOf(c) < 0);
  }

  private static Optional<SyntaxError> fault(CommonToken token) {
    return switch (token.getType()) {
      case InternalKriegsspielLexer.RULE_STRING,
          InternalKriegsspielLexer.RULE_TEXT,
          InternalKriegsspielLexer.RULE_ML_COMMENT,
          InternalKriegsspielLexer.RULE_ANY_OTHER,
          InternalKriegsspielLexer.RULE_ID ->
          fault(token, token.getText());
      default -> Optional.empty();
    };
  }

  private static Optional<SyntaxError> fault(CommonToken token, String text) {
    return switch (token.getType()) {
      case InternalKriegsspielLexer.RULE_STRING ->
          text.equals("\"\"")
              ? Optional.of(empty(token))
              : text.length() > 1 && text.endsWith("\"") && !escapedEnd(text)
                  ? Optional.empty()
                  : unclosed(token, text.length(), NEVER_CLOSED, "\"");
      case InternalKriegsspielLexer.RULE_TEXT ->
          text.length() >= 6 && text.endsWith("\"\"\"")
              ? Optional.empty()
              : unclosed(token, 3, "The text that begins here is never closed.", "\"\"\"");
      case InternalKriegsspielLexer.RULE_ML_COMMENT ->
          text.length() >= 4 && text.endsWith("*/")
              ? Optional.empty()
              : unclosed(token, 2, "The comment that begins here is never closed.", "*/");
      case InternalKriegsspielLexer.RULE_ANY_OTHER ->
          isHidden(text.charAt(0))
              ? Optional.empty()
              : text.equals("\"")
                  ? unclosed(token, 1, NEVER_CLOSED, "\"")
                  : Optional.of(character(token, text));
      case InternalKriegsspielLexer.RULE_ID -> noLetter(token, text);
      default -> Optional.empty();
    };
  }

  private static SyntaxError empty(CommonToken token) {
    return new SyntaxError(
        token.getStartIndex(),
        2,
        SyntaxError.Kind.MISSING,
        "Between these two quotation marks stands nothing.",
        Optional.of("Write the title or the text that is meant between them, or take them out."),
        Optional.of(new SyntaxError.Replacement("", false)));
  }

  private static boolean escapedEnd(String text) {
    int slashes = 0;
    for (int i = text.length() - 2; i >= 0 && text.charAt(i) == '\\'; i--) {
      slashes++;
    }
    return slashes % 2 == 1;
  }

  private static Optional<SyntaxError> unclosed(
      CommonToken token, int length, String message, String mark) {
    return Optional.of(
        new SyntaxError(
            token.getStartIndex(),
            length,
            SyntaxError.Kind.UNCLOSED,
            message,
            Optional.of("Write `" + mark + "` where it ends."),
            Optional.empty()));
  }

  /** Marks and pictures of other scripts' ranges, which cannot stand in a name. */
  private static Optional<SyntaxError> noLetter(CommonToken token, String text) {
    for (int i = 0; i < text.length(); ) {
      int letter = text.codePointAt(i);
      int length = Character.charCount(letter);
      if (!Names.mayHold(letter)) {
        boolean half = length == 1 && Character.isSurrogate((char) letter);
        return Optional.of(
            new SyntaxError(
                token.getStartIndex() + i,
                length,
                SyntaxError.Kind.CHARACTER,
                "The character `%s` is no letter, so that no name can hold it."
                    .formatted(
                        half
                            ? String.format(Locale.ROOT, "U+%04X", letter)
                            : Character.toString(letter)),
                Optional.of("Names are made of letters, digits, hyphens and apostrophes."),
                Optional.empty()));
      }
      i += length;
    }
    return Optional.empty();
  }

  private static SyntaxError character(CommonToken token, String text) {
    return new SyntaxError(
        token.getStartIndex(),
        text.length(),
        SyntaxError.Kind.CHARACTER,
        "The character `" + text + "` has no meaning here.",
        Optional.empty(),
        Optional.empty());
  }
}
