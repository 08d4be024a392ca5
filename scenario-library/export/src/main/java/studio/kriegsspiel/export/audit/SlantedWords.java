package studio.kriegsspiel.export.audit;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/**
 * Words that run aslant or upright, such as names along roads. Cut into lines by the height of
 * their letters they would fall to pieces, and "Southern" would read as "So uth"; so each is read
 * as it was written.
 */
final class SlantedWords {
  /** Lines that fall or rise by less than this share of their length are level. */
  private static final double LEVEL = 0.01;

  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();

  /** Takes a letter of a line that is not level; leaves any other. */
  boolean take(TextPosition glyph) {
    Matrix matrix = glyph.getTextMatrix();
    if (Math.abs(matrix.getShearY()) <= LEVEL * Math.abs(matrix.getScaleX())) {
      return false;
    }
    word.append(glyph.getUnicode());
    return true;
  }

  /** What comes next is written anew. */
  void next() {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  /** All words that were taken, in the order in which they were written. */
  List<String> end() {
    next();
    List<String> all = List.copyOf(words);
    words.clear();
    return all;
  }
}
