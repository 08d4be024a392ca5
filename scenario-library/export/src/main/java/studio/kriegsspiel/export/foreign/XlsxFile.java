package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Tables as the sheets of one workbook (ECMA-376). Texts are texts whatever they begin with, so
 * none can become a formula; there is no style, author, date or macro in it.
 */
public final class XlsxFile {
  private static final LocalDateTime NO_DATE = LocalDateTime.of(1980, 2, 1, 0, 0);
  private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>";
  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String RELATIONS =
      "http://schemas.openxmlformats.org/package/2006/relationships";
  private static final String DOCUMENT =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

  private XlsxFile() {}

  /** What a reader knows in figures; the umpire's has the sources besides. */
  public static byte[] of(PlayTree tree) {
    List<FigureTable> tables =
        new ArrayList<>(List.of(ForceFigures.forces(tree), HourTable.table(tree)));
    if (tree.isUmpires()) {
      tables.add(ForceFigures.sources(tree));
    }
    Map<String, byte[]> parts = new LinkedHashMap<>();
    put(parts, "[Content_Types].xml", types(tables.size()));
    put(parts, "_rels/.rels", relations(DOCUMENT + "/officeDocument", List.of("xl/workbook.xml")));
    put(parts, "xl/workbook.xml", workbook(tables));
    List<String> sheets = new ArrayList<>();
    for (int i = 1; i <= tables.size(); i++) {
      sheets.add("worksheets/sheet" + i + ".xml");
    }
    put(parts, "xl/_rels/workbook.xml.rels", relations(DOCUMENT + "/worksheet", sheets));
    for (int i = 0; i < tables.size(); i++) {
      put(parts, "xl/" + sheets.get(i), sheet(tables.get(i)));
    }
    return zip(parts);
  }

  private static void put(Map<String, byte[]> parts, String name, String text) {
    parts.put(name, (XML + text).getBytes(StandardCharsets.UTF_8));
  }

  /** Parts as one file, which is the same to the byte whenever it is made. */
  public static byte[] zip(Map<String, byte[]> parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> part : parts.entrySet()) {
        ZipEntry entry = new ZipEntry(part.getKey());
        entry.setTimeLocal(NO_DATE);
        zip.putNextEntry(entry);
        zip.write(part.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Bytes in memory can always be written.", e);
    }
    return bytes.toByteArray();
  }

  private static String types(int sheets) {
    StringBuilder text =
        new StringBuilder(
            "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
                + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package"
                + ".relationships+xml\"/>");
    part(text, "/xl/workbook.xml", "sheet.main+xml");
    for (int i = 1; i <= sheets; i++) {
      part(text, "/xl/worksheets/sheet" + i + ".xml", "worksheet+xml");
    }
    return text.append("</Types>").toString();
  }

  private static void part(StringBuilder text, String name, String type) {
    text.append("<Override PartName=\"%s\" ContentType=\"%s\"/>".formatted(name, TYPE + type));
  }

  private static String relations(String type, List<String> targets) {
    StringBuilder text = new StringBuilder("<Relationships xmlns=\"%s\">".formatted(RELATIONS));
    for (int i = 0; i < targets.size(); i++) {
      text.append(
          "<Relationship Id=\"r%d\" Type=\"%s\" Target=\"%s\"/>"
              .formatted(i + 1, type, targets.get(i)));
    }
    return text.append("</Relationships>").toString();
  }

  private static String workbook(List<FigureTable> tables) {
    StringBuilder text =
        new StringBuilder(
            "<workbook xmlns=\"%s\" xmlns:r=\"%s\"><sheets>".formatted(MAIN, DOCUMENT));
    for (int i = 0; i < tables.size(); i++) {
      text.append(
          "<sheet name=\"%s\" sheetId=\"%d\" r:id=\"r%d\"/>"
              .formatted(tables.get(i).name(), i + 1, i + 1));
    }
    return text.append("</sheets></workbook>").toString();
  }

  private static String sheet(FigureTable table) {
    StringBuilder text =
        new StringBuilder("<worksheet xmlns=\"%s\"><sheetData><row r=\"1\">".formatted(MAIN));
    for (int column = 0; column < table.heads().size(); column++) {
      text(text, reference(column, 1), table.heads().get(column));
    }
    text.append("</row>");
    int number = 1;
    for (var row : table.rows()) {
      number++;
      text.append("<row r=\"%d\">".formatted(number));
      List<JsonNode> cells = table.cells(row);
      for (int column = 0; column < cells.size(); column++) {
        JsonNode cell = cells.get(column);
        String place = reference(column, number);
        if (cell.isNumber()) {
          text.append("<c r=\"%s\"><v>%s</v></c>".formatted(place, cell.asText()));
        } else if (!cell.asText().isEmpty()) {
          text(text, place, cell.asText());
        }
      }
      text.append("</row>");
    }
    return text.append("</sheetData></worksheet>").toString();
  }

  private static void text(StringBuilder text, String place, String words) {
    text.append("<c r=\"%s\" t=\"inlineStr\"><is><t xml:space=\"preserve\">".formatted(place))
        .append(Xml.escaped(words))
        .append("</t></is></c>");
  }

  private static String reference(int column, int row) {
    String letters = String.valueOf((char) ('A' + column % 26));
    return (column < 26 ? letters : (char) ('A' + column / 26 - 1) + letters) + row;
  }
}
