package studio.kriegsspiel.scenario.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A stretch of prose the author wrote: common indentation removed, references still in their
 * braces, since what they read as depends on the reader.
 *
 * @param text the prose, lines separated by {@code \n}
 * @param references what stands in braces and stands for something, in the order of the text; what
 *     lies outside the text or overlaps another is left out
 * @param span the place of the whole literal, quotation marks included
 */
public record Passage(String text, List<ProseReference> references, TextSpan span) {
  /** Keeps the references that stand in the text. */
  public Passage {
    List<ProseReference> standing = new ArrayList<>();
    int free = 0;
    for (ProseReference each : references) {
      if (each.start() >= free && each.standsIn(text)) {
        standing.add(each);
        free = each.end();
      }
    }
    references = List.copyOf(standing);
  }

  /** Prose that refers to nothing. */
  public Passage(String text, TextSpan span) {
    this(text, List.of(), span);
  }

  /**
   * The prose with its references written out.
   *
   * @param words what a reference reads as
   */
  public String filled(Function<ProseReference, String> words) {
    if (references.isEmpty()) {
      return text;
    }
    StringBuilder filled = new StringBuilder();
    int from = 0;
    for (ProseReference each : references) {
      filled.append(text, from, each.start()).append(words.apply(each));
      from = each.end();
    }
    return filled.append(text, from, text.length()).toString();
  }
}
