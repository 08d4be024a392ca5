package studio.kriegsspiel.language.mapping;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Tells the words of a phrase that no list knows. */
final class PhraseCheck {
  private final MappingContext context;

  PhraseCheck(MappingContext context) {
    this.context = context;
  }

  /**
   * Tells each word of a feature that the list does not have.
   *
   * @param what what such words are, such as {@code a word for the weather}
   */
  void tell(EObject statement, String feature, ClosedWords list, String what) {
    for (TextSpan place : context.spans(statement, feature)) {
      tell(place, list, Severity.WARNING, what);
    }
  }

  /** Tells the words at a place that the list does not have; those between quotation marks pass. */
  void tell(TextSpan place, ClosedWords list, Severity severity, String what) {
    String text = context.text(place);
    int at = 0;
    for (String word : text.split("\\s+")) {
      int start = text.indexOf(word, at);
      at = start + word.length();
      if (word.isEmpty() || word.startsWith("\"") || list.has(word.toLowerCase(Locale.ROOT))) {
        continue;
      }
      if (!text.contains("\"")) {
        context.unknown(
            "KS-SYN-007",
            severity,
            context.source().span(place.offset() + start, word.length()),
            "`" + word + "` is not " + what + " that the studio knows",
            word.toLowerCase(Locale.ROOT),
            list.all(),
            Optional.of(hint(list)));
      }
    }
  }

  private static String hint(ClosedWords list) {
    List<String> some = list.all().stream().limit(8).toList();
    return "Known are words such as " + String.join(", ", some) + ".";
  }
}
