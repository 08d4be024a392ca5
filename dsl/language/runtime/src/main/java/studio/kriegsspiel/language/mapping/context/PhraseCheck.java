package studio.kriegsspiel.language.mapping.context;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Tells the words of a phrase that no list knows. */
public final class PhraseCheck {
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Titles and comments, which are no words of the phrase. */
  private static final Pattern OTHER =
      Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);

  private final MappingContext context;

  public PhraseCheck(MappingContext context) {
    this.context = context;
  }

  /**
   * Tells each word of a feature that the list does not have.
   *
   * @param what what such words are, such as {@code a word for the weather}
   */
  public void tell(EObject statement, String feature, ClosedWords list, String what) {
    for (TextSpan place : context.spans(statement, feature)) {
      tell(place, list, Severity.WARNING, what);
    }
  }

  /** Tells the words at a place that the list does not have; those between quotation marks pass. */
  public void tell(TextSpan place, ClosedWords list, Severity severity, String what) {
    Matcher words = WORD.matcher(OTHER.matcher(context.text(place)).replaceAll(PhraseCheck::blank));
    while (words.find()) {
      String word = words.group();
      if (!list.has(word.toLowerCase(Locale.ROOT))) {
        context.unknown(
            "KS-SYN-007",
            severity,
            context.source().span(place.offset() + words.start(), word.length()),
            "`" + word + "` is not " + what + " that the studio knows",
            word.toLowerCase(Locale.ROOT),
            list.all(),
            Optional.of(hint(list)));
      }
    }
  }

  private static String blank(MatchResult other) {
    return " ".repeat(other.group().length());
  }

  private static String hint(ClosedWords list) {
    List<String> some = list.all().stream().limit(8).toList();
    return "Known are words such as " + String.join(", ", some) + ".";
  }
}
