package studio.kriegsspiel.language.ide;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One thing that may be written at a place.
 *
 * @param label what a list shows
 * @param insertText what is written
 * @param snippet the same with place-holders such as {@code ${1:title}}, where there is more to
 *     fill in
 * @param replace what it replaces; empty where nothing has been typed yet
 * @param kind what it is
 * @param doc one sentence about it, possibly empty
 */
public record Completion(
    String label,
    String insertText,
    Optional<String> snippet,
    TextSpan replace,
    Kind kind,
    String doc) {
  /** What a completion is; lists show the kinds in this order. */
  public enum Kind {
    UNIT,
    SIDE,
    ROLE,
    PLACE,
    VALUE,
    STATEMENT,
    KEYWORD
  }
}
