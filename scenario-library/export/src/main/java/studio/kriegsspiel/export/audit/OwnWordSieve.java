package studio.kriegsspiel.export.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.export.paper.OwnWord;

/**
 * Takes the exporter's own words out of the glyphs of a page: each once, only where it begins
 * within a point of its place, and only if it is there letter by letter, along its own line.
 */
final class OwnWordSieve {
  private static final double TOLERANCE = 1;

  private final List<OwnWord> open;
  private final List<TextPosition> held = new ArrayList<>();
  private @Nullable OwnWord begun;
  private int letters;

  OwnWordSieve(List<OwnWord> words) {
    this.open = new ArrayList<>(words);
  }

  /** Hands a glyph on, unless it belongs to an own word. */
  void pass(TextPosition glyph, Consumer<TextPosition> further) {
    OwnWord word = begun;
    if (word != null && !continues(word, glyph)) {
      end(further);
      word = null;
    }
    if (word == null) {
      word = beginsAt(glyph);
    }
    if (word == null) {
      further.accept(glyph);
      return;
    }
    begun = word;
    held.add(glyph);
    letters += glyph.getUnicode().length();
    if (letters == word.text().length()) {
      open.remove(word);
      forget();
    }
  }

  /** Hands on what began as an own word and was none. */
  void end(Consumer<TextPosition> further) {
    List<TextPosition> glyphs = List.copyOf(held);
    forget();
    glyphs.forEach(further);
  }

  private void forget() {
    held.clear();
    letters = 0;
    begun = null;
  }

  private @Nullable OwnWord beginsAt(TextPosition glyph) {
    for (OwnWord word : open) {
      if (Math.abs(glyph.getX() - word.x()) < TOLERANCE
          && Math.abs(glyph.getY() - word.y()) < TOLERANCE
          && word.text().startsWith(glyph.getUnicode())) {
        return word;
      }
    }
    return null;
  }

  private boolean continues(OwnWord word, TextPosition glyph) {
    TextPosition last = held.get(held.size() - 1);
    double end = last.getXDirAdj() + last.getWidthDirAdj();
    return word.text().startsWith(glyph.getUnicode(), letters)
        && glyph.getDir() == last.getDir()
        && Math.abs(glyph.getYDirAdj() - last.getYDirAdj()) < TOLERANCE
        && Math.abs(glyph.getXDirAdj() - end) < TOLERANCE;
  }
}
