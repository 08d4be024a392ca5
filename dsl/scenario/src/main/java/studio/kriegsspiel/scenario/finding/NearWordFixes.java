package studio.kriegsspiel.scenario.finding;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Fixes that write a known word where an unknown one stands. */
public final class NearWordFixes {
  private static final int MOST = 3;

  private NearWordFixes() {}

  /**
   * The words that may be meant, nearest first; the one that is meant beyond doubt is certain.
   *
   * @param known what could stand there
   * @param writing how a word is written in the text, as between quotation marks
   */
  public static List<Fix> of(
      TextSpan span, String written, Collection<String> known, UnaryOperator<String> writing) {
    Optional<String> meant = NearestMatch.slip(written, known);
    return NearestMatch.all(written, known).stream()
        .limit(MOST)
        .map(
            each ->
                new Fix(
                    meant.filter(each::equals).isPresent() ? Surety.CERTAIN : Surety.PROPOSAL,
                    title(writing.apply(each)),
                    List.of(TextEdit.replace(span, writing.apply(each)))))
        .toList();
  }

  private static String title(String word) {
    return "write " + (word.startsWith("\"") ? word : "`" + word + "`");
  }
}
