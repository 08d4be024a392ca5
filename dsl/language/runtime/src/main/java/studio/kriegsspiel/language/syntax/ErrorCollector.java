package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.jspecify.annotations.Nullable;

/**
 * Catches the first fault that ANTLR reports and says it in an umpire's words. Those it reports
 * after that may come from the first alone.
 */
final class ErrorCollector implements ISyntaxErrorMessageProvider {
  private static final SyntaxErrorMessage MARK = new SyntaxErrorMessage("", "KS-SYN");

  private @Nullable StrayWords strays;
  private @Nullable SyntaxError first;

  /** For a run over a whole text. */
  ErrorCollector() {
    this(null);
  }

  /**
   * For a run over a part of a text.
   *
   * @param strays the stray words of the whole text, if they are known
   */
  ErrorCollector(@Nullable StrayWords strays) {
    this.strays = strays;
  }

  /** The first fault. */
  Optional<SyntaxError> first() {
    return Optional.ofNullable(first);
  }

  /** The stray words of the text, known once there was a fault. */
  @Nullable StrayWords strays() {
    return strays;
  }

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
    RecognitionException fault = context.getRecognitionException();
    if (first == null && fault != null && fault.token instanceof CommonToken token) {
      strays = strays == null ? new StrayWords(fault.input) : strays;
      first = describe(context, fault, token, strays);
    }
    return MARK;
  }

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
    return MARK;
  }

  private static SyntaxError describe(
      IParserErrorContext context,
      RecognitionException fault,
      CommonToken token,
      StrayWords strays) {
    Token before = fault.input instanceof TokenStream stream ? previous(stream, token) : null;
    String rule = SyntaxPlace.reading(context.getCurrentNode());
    boolean atEnd = token.getType() == Token.EOF;
    boolean newLine = before == null || token.getLine() > before.getLine();
    if (before instanceof CommonToken last && (atEnd || newLine) && unfinished(fault, rule)) {
      return missing(context, fault, last, StatementForms.find(rule));
    }
    Optional<String> form =
        rule.equals(SyntaxPlace.WHOLE)
            ? SyntaxPlace.help(context.getCurrentNode(), token, newLine)
            : StatementForms.find(rule);
    Optional<String> asked =
        newLine
            ? Optional.empty()
            : AskedFor.find(fault, context.getCurrentNode(), context.getTokenNames(), before);
    Optional<CommonToken> slip = newLine ? Optional.empty() : strays.findBefore(token, fault.input);
    if (slip.isPresent()) {
      return unexpected(
          slip.get(), null, true, form, Optional.empty(), suspects(slip.get(), token, strays));
    }
    boolean figure = asked.filter(AskedFor::isFigure).isPresent();
    List<SyntaxError.Suspect> suspects = new ArrayList<>();
    if (!figure) {
      suspects.addAll(suspect(token, before, newLine, token, strays).stream().toList());
    }
    if (!strays.isStray(token) && !newLine && before instanceof CommonToken last) {
      suspects.addAll(suspects(last, token, strays));
    }
    return unexpected(token, before, newLine, form, asked, suspects);
  }

  private static List<SyntaxError.Suspect> suspects(
      CommonToken word, CommonToken fault, StrayWords strays) {
    return suspect(word, null, true, fault, strays).stream().toList();
  }

  private static Optional<SyntaxError.Suspect> suspect(
      CommonToken word,
      @Nullable Token before,
      boolean newLine,
      CommonToken fault,
      StrayWords strays) {
    return strays.maySlip(word)
        ? Optional.of(
            new SyntaxError.Suspect(
                word.getStartIndex(),
                word.getText(),
                newLine || before == null ? "" : shown(before.getText()),
                fault.getStartIndex(),
                strays.isStray(word)))
        : Optional.empty();
  }

  private static SyntaxError missing(
      IParserErrorContext context,
      RecognitionException fault,
      CommonToken last,
      Optional<String> form) {
    String expected =
        fault instanceof MismatchedTokenException mismatch && mismatch.expecting > 0
            ? Tokens.describe(context.getTokenNames()[mismatch.expecting])
            : "";
    String what = expected.isEmpty() ? "something" : expected;
    String message =
        "The statement is not complete: after `"
            + shown(last.getText())
            + "` "
            + what
            + " is missing.";
    return new SyntaxError(
        last.getStartIndex(),
        length(last),
        SyntaxError.Kind.MISSING,
        message,
        form,
        Optional.empty());
  }

  private static SyntaxError unexpected(
      CommonToken token,
      @Nullable Token before,
      boolean newLine,
      Optional<String> form,
      Optional<String> asked,
      List<SyntaxError.Suspect> suspects) {
    String word = token.getText() == null ? "" : token.getText();
    StringBuilder message = new StringBuilder();
    if (token.getType() == Token.EOF) {
      message.append("The text ends too early.");
    } else if (asked.isPresent() && before != null) {
      message.append("Expected ").append(asked.get()).append(" after `");
      message.append(shown(before.getText())).append("`, found `").append(shown(word)).append("`.");
    } else {
      message.append(notUnderstood(word, newLine || before == null ? "" : before.getText()));
      message.append('.');
    }
    return new SyntaxError(
        token.getStartIndex(),
        length(token),
        SyntaxError.Kind.UNEXPECTED,
        message.toString(),
        form,
        Optional.empty(),
        suspects);
  }

  /** The beginning of a sentence on a word, and on the one that it stands behind, if any. */
  static String notUnderstood(String word, String after) {
    return "`"
        + shown(word)
        + "` is not understood "
        + (after.isEmpty() ? "here" : "after `" + shown(after) + "`");
  }

  /** Whether the statement before broke off, rather than a new one beginning wrongly. */
  private static boolean unfinished(RecognitionException fault, String rule) {
    if (fault instanceof MismatchedTokenException mismatch) {
      return mismatch.expecting != Token.EOF;
    }
    return !rule.equals(SyntaxPlace.WHOLE);
  }

  private static @Nullable Token previous(TokenStream stream, CommonToken token) {
    for (int i = Math.min(token.getTokenIndex(), stream.size()) - 1; i >= 0; i--) {
      Token each = stream.get(i);
      if (each.getChannel() == Token.DEFAULT_CHANNEL) {
        return each;
      }
    }
    return token.getType() == Token.EOF ? lastOf(stream) : null;
  }

  private static @Nullable Token lastOf(TokenStream stream) {
    for (int i = stream.size() - 1; i >= 0; i--) {
      if (stream.get(i).getChannel() == Token.DEFAULT_CHANNEL
          && stream.get(i).getType() != Token.EOF) {
        return stream.get(i);
      }
    }
    return null;
  }

  private static int length(CommonToken token) {
    return token.getType() == Token.EOF ? 0 : token.getStopIndex() - token.getStartIndex() + 1;
  }

  private static String shown(@Nullable String text) {
    String line = text == null ? "" : text.lines().findFirst().orElse("").strip();
    return line.length() <= 40 ? line : line.substring(0, 37) + "...";
  }
}
