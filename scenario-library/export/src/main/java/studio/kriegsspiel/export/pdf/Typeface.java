package studio.kriegsspiel.export.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import studio.kriegsspiel.export.paper.MarkedText;

/** One embedded face: measures text, and replaces what the face has no sign for. */
final class Typeface {
  private static final String MISSING = "?";

  private final PDType0Font font;
  private final Map<Integer, Boolean> known = new HashMap<>();
  private final Map<Integer, Float> widths = new HashMap<>();

  private final Consumer<String> lost;

  /**
   * A face.
   *
   * @param lost is told of every text that has a letter the face has no sign for
   */
  Typeface(PDType0Font font, Consumer<String> lost) {
    this.font = font;
    this.lost = lost;
  }

  PDType0Font font() {
    return font;
  }

  /**
   * Text that can be set: composed, without control characters. A letter without a sign becomes a
   * {@code ?}, and the paper is not finished then.
   */
  String settable(String text) {
    StringBuilder result = new StringBuilder();
    Normalizer.normalize(Quotes.curly(text), Normalizer.Form.NFC)
        .codePoints()
        .filter(
            point -> !Character.isISOControl(point) && Character.getType(point) != Character.FORMAT)
        .forEach(
            point -> {
              if (MarkedText.isSign(point)) {
                result.appendCodePoint(point);
              } else if (point == 0x202f || point == 0x2007) {
                result.append('\u00a0');
              } else if (Character.isSpaceChar(point) && point != 0xa0) {
                result.append(' ');
              } else if (has(point)) {
                result.appendCodePoint(point);
              } else {
                lost.accept(text);
                result.append(MISSING);
              }
            });
    return result.toString();
  }

  /** Width in points of text that went through {@link #settable}; marks have none. */
  double width(String text, double size) {
    float thousandths = 0;
    for (int at = 0; at < text.length(); ) {
      int point = text.codePointAt(at);
      thousandths += MarkedText.isSign(point) ? 0 : widths.computeIfAbsent(point, this::advance);
      at += Character.charCount(point);
    }
    return thousandths / 1000 * size;
  }

  /** The library looks every letter up anew, which takes most of the time of breaking lines. */
  private float advance(int point) {
    try {
      return font.getStringWidth(Character.toString(point));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the face has a sign for a character. */
  boolean has(int point) {
    return known.computeIfAbsent(point, this::encodes);
  }

  private boolean encodes(int point) {
    try {
      font.encode(Character.toString(point));
      return true;
    } catch (IllegalArgumentException missing) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
