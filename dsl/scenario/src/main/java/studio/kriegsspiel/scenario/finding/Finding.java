package studio.kriegsspiel.scenario.finding;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One thing wrong, doubtful or worth knowing about a scenario.
 *
 * @param id the check's id, such as {@code KS-MOV-003}; it does not change between versions
 * @param severity how much it matters
 * @param span its place in the text, {@link TextSpan#NONE} if it has none
 * @param spot its place on the map
 * @param message one full sentence that names the things concerned
 * @param citations the rules, rulings or defaults it rests on
 * @param hint what to think of, if no fix can be offered
 * @param fixes mends the reader can accept
 */
public record Finding(
    String id,
    Severity severity,
    TextSpan span,
    Optional<MapSpot> spot,
    String message,
    List<Citation> citations,
    Optional<String> hint,
    List<Fix> fixes) {

  /** Copies the lists. */
  public Finding {
    citations = List.copyOf(citations);
    fixes = List.copyOf(fixes);
  }

  /** A finding of the text alone: no rule, no place on the map, no fix. */
  public static Finding ofText(String id, Severity severity, TextSpan span, String message) {
    return new Finding(
        id, severity, span, Optional.empty(), message, List.of(), Optional.empty(), List.of());
  }

  /** The same in another sentence. */
  public Finding saying(String sentence) {
    return new Finding(id, severity, span, spot, sentence, citations, hint, fixes);
  }
}
