package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tables as CSV after RFC 4180 in UTF-8. A text that a spreadsheet would take for a formula has an
 * apostrophe before it.
 */
public final class CsvFile {
  private static final String FORMULAS = "=+-@\t\r";

  private CsvFile() {}

  /** The forces. */
  public static byte[] forces(PlayTree tree) {
    return bytes(ForceFigures.forces(tree));
  }

  /** The timetable. */
  public static byte[] timetable(PlayTree tree) {
    return bytes(HourTable.table(tree));
  }

  /** The sources. */
  public static byte[] sources(PlayTree tree) {
    return bytes(ForceFigures.sources(tree));
  }

  private static byte[] bytes(FigureTable table) {
    StringBuilder text = new StringBuilder();
    line(text, table.heads().stream().map(CsvFile::quoted).toList());
    table.rows().forEach(row -> line(text, table.cells(row).stream().map(CsvFile::cell).toList()));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void line(StringBuilder text, List<String> cells) {
    text.append(cells.stream().collect(Collectors.joining(","))).append("\r\n");
  }

  private static String cell(JsonNode cell) {
    return cell.isNumber() ? cell.asText() : quoted(disarmed(cell.asText()));
  }

  private static String disarmed(String text) {
    return !text.isEmpty() && FORMULAS.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
  }

  private static String quoted(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
