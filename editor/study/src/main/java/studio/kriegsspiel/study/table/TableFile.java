package studio.kriegsspiel.study.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads tables of other programs: comma, semicolon or tab between cells, {@code .xlsx}, or a
 * scenario of ORBAT Mapper or MSDL.
 */
public final class TableFile {
  static final int MOST_LINES = 20_000;
  static final int MOST_COLUMNS = 200;
  private static final int MOST_BYTES = 8_000_000;

  private TableFile() {}

  /**
   * Reads a table.
   *
   * @throws TableException if it is missing, too large or no table
   */
  public static TableCells read(Path file) {
    String name = String.valueOf(file.getFileName());
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new TableException(
            name
                + " is larger than 8 MB; an order of battle is far smaller, so name another file.");
      }
      boolean zip = bytes.length > 1 && bytes[0] == 'P' && bytes[1] == 'K';
      if (!zip && OrbatMapperTable.isJson(bytes)) {
        return OrbatMapperTable.cells(name, bytes);
      }
      if (!zip && XmlRecords.isXml(bytes)) {
        return MsdlTable.cells(name, bytes);
      }
      List<TableCells.Line> lines = zip ? XlsxTable.lines(name, bytes) : lines(name, text(bytes));
      if (lines.isEmpty()) {
        throw new TableException(name + " holds no table: no cell of it has a word in it.");
      }
      return new TableCells(name, lines, Optional.empty());
    } catch (NoSuchFileException e) {
      throw new TableException("There is no file " + file + "; check its name.", e);
    } catch (IOException e) {
      throw new TableException(name + " cannot be read; save it anew as CSV or xlsx.", e);
    }
  }

  private static String text(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\ufeff") ? text.substring(1) : text;
    } catch (CharacterCodingException older) {
      return new String(bytes, Charset.forName("windows-1252"));
    }
  }

  private static List<TableCells.Line> lines(String name, String text) {
    if (text.indexOf('\0') >= 0) {
      throw new TableException(name + " is no table; save it as CSV or xlsx.");
    }
    char mark = mark(text);
    List<TableCells.Line> lines = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    int number = 1;
    int begun = 1;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '\n';
      if (quoted && i < text.length()) {
        if (c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
          cell.append('"');
          i++;
        } else if (c == '"') {
          quoted = false;
        } else {
          cell.append(c);
          number += c == '\n' ? 1 : 0;
        }
      } else if (c == '"' && cell.toString().isBlank()) {
        cell.setLength(0);
        quoted = true;
      } else if (c == mark || c == '\n') {
        cells.add(tidy(cell.toString()));
        cell.setLength(0);
        if (c == '\n') {
          add(name, begun, cells, lines);
          cells = new ArrayList<>();
          number++;
          begun = number;
          quoted = false;
        }
      } else {
        cell.append(c);
      }
    }
    return lines;
  }

  static void add(String name, int number, List<String> cells, List<TableCells.Line> to) {
    if (cells.size() > MOST_COLUMNS || to.size() >= MOST_LINES) {
      throw new TableException(
          name
              + " has more than "
              + MOST_LINES
              + " lines or "
              + MOST_COLUMNS
              + " columns; that is no order of battle.");
    }
    boolean comment = !cells.isEmpty() && cells.get(0).startsWith("#");
    if (!comment && cells.stream().anyMatch(each -> !each.isEmpty())) {
      to.add(new TableCells.Line(number, cells));
    }
  }

  static String tidy(String cell) {
    return cell.replaceAll("[\\s\\u00a0\\u202f]+", " ").strip();
  }

  /** The mark that stands most often in the first line that is no comment. */
  private static char mark(String text) {
    String first =
        text.lines()
            .filter(each -> !each.isBlank() && !each.startsWith("#"))
            .findFirst()
            .orElse("")
            .toLowerCase(Locale.ROOT);
    char best = ',';
    for (char each : new char[] {';', '\t'}) {
      if (count(first, each) > count(first, best)) {
        best = each;
      }
    }
    return best;
  }

  private static long count(String text, char mark) {
    return text.chars().filter(each -> each == mark).count();
  }
}
