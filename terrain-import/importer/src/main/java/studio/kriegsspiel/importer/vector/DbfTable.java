package studio.kriegsspiel.importer.vector;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.MemoryBudget;

/** Reads the dBase table beside a shapefile; its encoding stands in a {@code .cpg} file. */
final class DbfTable {
  private static final long MOST_BYTES = 1L << 30;
  private static final int FIELD = 32;

  private record Field(String name, int start, int length) {}

  private DbfTable() {}

  /**
   * The rows, each as field to text; none if there is no table.
   *
   * @param most rows that belong to shapes
   */
  static List<Map<String, String>> beside(Path shapes, int most, MemoryBudget budget)
      throws IOException {
    String stem = shapes.getFileName().toString().replaceFirst("(?i)\\.shp$", "");
    Path file = shapes.resolveSibling(stem + ".dbf");
    if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
      return List.of();
    }
    try {
      return rows(
          ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN),
          encoding(shapes.resolveSibling(stem + ".cpg")),
          most,
          budget);
    } catch (IndexOutOfBoundsException e) {
      throw new GroundException(
          stem + ".dbf", "is damaged or cut short", "fetch it again with all its parts", e);
    }
  }

  private static Charset encoding(Path file) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > 100) {
      return StandardCharsets.ISO_8859_1;
    }
    String name = Files.readString(file, StandardCharsets.ISO_8859_1).strip();
    String digits = name.replaceAll("(?i)^(ansi|cp|windows-?)?\\s*", "");
    try {
      return digits.matches("125\\d")
          ? Charset.forName("windows-" + digits)
          : Charset.forName(name);
    } catch (IllegalArgumentException e) {
      return StandardCharsets.ISO_8859_1;
    }
  }

  private static List<Map<String, String>> rows(
      ByteBuffer bytes, Charset encoding, int most, MemoryBudget budget) {
    int count = bytes.getInt(4);
    int headerLength = bytes.getShort(8) & 0xFFFF;
    int rowLength = bytes.getShort(10) & 0xFFFF;
    List<Field> fields = new ArrayList<>();
    int start = 1;
    for (int at = FIELD; at + FIELD <= headerLength && bytes.get(at) != 0x0D; at += FIELD) {
      String name = text(bytes, at, 11, StandardCharsets.ISO_8859_1);
      int length = bytes.get(at + 16) & 0xFF;
      fields.add(new Field(name.toLowerCase(Locale.ROOT), start, length));
      start += length;
    }
    List<Map<String, String>> rows = new ArrayList<>();
    for (int row = 0; row < Math.min(count, most); row++) {
      long at = headerLength + (long) row * rowLength;
      if (rowLength == 0 || at + rowLength > bytes.limit()) {
        break;
      }
      budget.take((long) MemoryBudget.TEXT_BYTES * (1 + fields.size()) + rowLength);
      Map<String, String> values = new LinkedHashMap<>();
      for (Field field : fields) {
        if (field.start + field.length <= rowLength) {
          values.put(field.name, text(bytes, (int) at + field.start, field.length, encoding));
        }
      }
      rows.add(values);
    }
    return rows;
  }

  private static String text(ByteBuffer bytes, int at, int length, Charset encoding) {
    byte[] raw = new byte[length];
    for (int i = 0; i < length; i++) {
      raw[i] = bytes.get(at + i);
    }
    String text = new String(raw, encoding);
    int end = text.indexOf('\0');
    return (end < 0 ? text : text.substring(0, end)).strip();
  }
}
