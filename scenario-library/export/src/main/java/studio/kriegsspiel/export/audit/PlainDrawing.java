package studio.kriegsspiel.export.audit;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the operators of a drawing that has lines and areas only, many times faster than the
 * library does. It gives up at anything else, such as text, pictures, patterns or a word it does
 * not know, and the drawing is then read the long way.
 */
final class PlainDrawing {
  /** Paths, their painting and clipping, and the state of the pen. */
  private static final Set<String> HARMLESS =
      Set.of(
          "m", "l", "c", "v", "y", "h", "re", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n",
          "W", "W*", "q", "Q", "cm", "w", "J", "j", "M", "d", "i", "ri", "gs");

  private static final Set<String> COLOURS = Set.of("rg", "RG", "sc", "SC");

  /** They choose a colour space; colours of any but this one are read the long way. */
  private static final Set<String> SPACES = Set.of("cs", "CS");

  private static final String RGB = "DeviceRGB";

  private final byte[] content;
  private final Set<Integer> colours = new HashSet<>();
  private final double[] operands = new double[6];
  private String name = "";
  private int count;
  private int at;

  private PlainDrawing(byte[] content) {
    this.content = content;
  }

  /** The colours a drawing is painted with, as 0xrrggbb; none if it is not plain. */
  static Optional<Set<Integer>> colours(byte[] content) {
    PlainDrawing drawing = new PlainDrawing(content);
    return drawing.read() ? Optional.of(drawing.colours) : Optional.empty();
  }

  private boolean read() {
    while (at < content.length) {
      int sign = content[at];
      if (isSpace(sign) || sign == '[' || sign == ']') {
        at++;
      } else if (sign >= '0' && sign <= '9' || sign == '-' || sign == '.' || sign == '+') {
        number();
      } else if (sign == '/') {
        at++;
        name = word();
      } else if (!operator()) {
        return false;
      }
    }
    return true;
  }

  private boolean operator() {
    String word = word();
    if (COLOURS.contains(word) && count == 3) {
      colours.add(part(count - 3) << 16 | part(count - 2) << 8 | part(count - 1));
    } else if (SPACES.contains(word) ? !name.equals(RGB) : !HARMLESS.contains(word)) {
      return false;
    }
    count = 0;
    return true;
  }

  /** Reads letters up to the next space or sign; nothing if there are none. */
  private String word() {
    int start = at;
    while (at < content.length && isRegular(content[at])) {
      at++;
    }
    return new String(content, start, at - start, StandardCharsets.ISO_8859_1);
  }

  private void number() {
    boolean minus = content[at] == '-';
    if (minus || content[at] == '+') {
      at++;
    }
    double value = 0;
    double unit = 0;
    while (at < content.length) {
      int sign = content[at];
      if (sign == '.') {
        unit = 1;
      } else if (sign >= '0' && sign <= '9') {
        value = value * 10 + (sign - '0');
        unit *= 10;
      } else {
        break;
      }
      at++;
    }
    if (count == operands.length) {
      System.arraycopy(operands, 1, operands, 0, count - 1);
      count--;
    }
    operands[count++] = (minus ? -value : value) / (unit == 0 ? 1 : unit);
  }

  private int part(int operand) {
    return (int) Math.max(0, Math.min(255, Math.round((float) operands[operand] * 255)));
  }

  private static boolean isSpace(int sign) {
    return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t' || sign == '\f' || sign == 0;
  }

  /** Neither space nor a sign that ends a word; strings, comments and dictionaries end it too. */
  private static boolean isRegular(int sign) {
    return !isSpace(sign) && "()<>[]{}/%".indexOf(sign) < 0;
  }
}
