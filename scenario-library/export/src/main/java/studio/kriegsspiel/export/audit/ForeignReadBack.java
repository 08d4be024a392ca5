package studio.kriegsspiel.export.audit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import studio.kriegsspiel.export.foreign.FigureTable;
import studio.kriegsspiel.export.foreign.GpkgFile;
import studio.kriegsspiel.export.foreign.MsdlFile;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.terrain.gpkg.GeoLayer;
import studio.kriegsspiel.terrain.gpkg.GeoPackage;

/** All that is said in a file for another program, but the words of its format. */
final class ForeignReadBack {
  /** No workbook of ours is larger. */
  private static final int MOST = 50_000_000;

  /** Elements and attributes of workbooks and KML, as the formats name them. */
  private static final Set<String> MARKUP =
      Set.of(
          """
          Types Default Extension ContentType Override PartName Relationships Relationship Id Type
          Target workbook sheets sheet name sheetId id worksheet sheetData row r c t is v space kml
          Document Placemark TimeSpan begin end ExtendedData Data value Point LineString coordinates
          """
              .strip()
              .split("\\s+"));

  /** Values of attributes, parts and lines that are the formats' own. */
  private static final String OWN =
      "application/vnd\\.openxmlformats-[a-z.+-]*|http://schemas\\.openxmlformats\\.org/[A-Za-z0-9/]*"
          + "|(/?xl/|/)?(worksheets/)?(sheet|r)?[0-9]*(\\.xml)?|/?xl/workbook\\.xml|xml|rels|preserve"
          + "|inlineStr|[A-Z]{1,2}[0-9]+|forces|timetable|sources";

  private static final String PARTS =
      "\\[Content_Types]\\.xml|_rels/\\.rels|xl/workbook\\.xml|xl/_rels/workbook\\.xml\\.rels"
          + "|xl/worksheets/sheet[0-9]+\\.xml";

  private final List<SecretFinder.Found> texts = new ArrayList<>();

  private final boolean msdl;

  private ForeignReadBack(boolean msdl) {
    this.msdl = msdl;
  }

  /** Whether files of this name are read here. */
  static boolean reads(String fileName) {
    return fileName.matches(".*\\.(csv|xlsx|kml|gpkg|ics|md)") || MsdlFile.is(fileName);
  }

  /**
   * What stands in a file.
   *
   * @throws IOException if it is not what its name says
   */
  static List<SecretFinder.Found> of(String fileName, byte[] content) throws IOException {
    ForeignReadBack file = new ForeignReadBack(MsdlFile.is(fileName));
    String text = new String(content, StandardCharsets.UTF_8);
    if (fileName.endsWith(".csv")) {
      file.table("", cells(text));
    } else if (fileName.endsWith(".xlsx")) {
      file.workbook(content);
    } else if (fileName.endsWith(".kml") || file.msdl) {
      file.xml("", content, new ArrayList<>());
    } else if (fileName.endsWith(".gpkg")) {
      file.layers(content);
    } else if (fileName.endsWith(".ics")) {
      file.calendar(text);
    } else {
      file.add("text", text.replaceAll("\\\\(\\p{Punct})", "$1"));
    }
    return file.texts;
  }

  private void add(String place, String text) {
    if (!text.isBlank()) {
      texts.add(new SecretFinder.Found(place, text));
    }
  }

  /** A value under a head, where it is not one of the few that the format has for it. */
  private void value(String place, String head, String value) {
    if (!PlayWords.isChosen(head, value) && !FigureTable.isChosen(head, value)) {
      add(place, value);
    }
  }

  private void table(String name, List<List<String>> rows) {
    List<String> heads = rows.isEmpty() ? List.of() : rows.get(0);
    heads.stream()
        .filter(head -> !FigureTable.isHead(head))
        .forEach(head -> add(name + "head", head));
    for (int row = 1; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        String head = column < heads.size() ? heads.get(column) : "";
        value("%srow %d, %s".formatted(name, row + 1, head), head, rows.get(row).get(column));
      }
    }
  }

  /** The cells of a CSV file, as spreadsheets read them. */
  private static List<List<String>> cells(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (letter == '"') {
        boolean twice = quoted && at + 1 < text.length() && text.charAt(at + 1) == '"';
        if (twice) {
          cell.append(letter);
          at++;
        } else {
          quoted = !quoted;
        }
      } else if (!quoted && (letter == ',' || letter == '\n')) {
        row.add(cell.toString());
        cell.setLength(0);
        if (letter == '\n') {
          rows.add(row);
          row = new ArrayList<>();
        }
      } else if (quoted || letter != '\r') {
        cell.append(letter);
      }
    }
    row.add(cell.toString());
    rows.add(row);
    return rows;
  }

  private void workbook(byte[] content) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    long left = MOST;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        if (!part.getName().matches(PARTS)) {
          throw new IOException("a workbook with a part that none of ours has: " + part.getName());
        }
        byte[] xml = zip.readNBytes((int) left);
        left -= xml.length;
        parts.put(part.getName(), xml);
      }
    }
    if (!Arrays.equals(content, XlsxFile.zip(parts))) {
      throw new IOException("a workbook with something between its parts");
    }
    for (Map.Entry<String, byte[]> part : parts.entrySet()) {
      List<List<String>> rows = new ArrayList<>();
      xml(part.getKey() + " ", part.getValue(), rows);
      table(part.getKey() + " ", rows);
    }
  }

  /** Names and cells of all layers; the file has been written anew of them and is the same. */
  private void layers(byte[] content) throws IOException {
    for (GeoLayer layer : GeoPackage.read(content)) {
      own("layer", layer.name());
      layer.columns().keySet().forEach(column -> own(layer.name() + " column", column));
      for (int row = 0; row < layer.rows().size(); row++) {
        String place = "%s row %d, ".formatted(layer.name(), row + 1);
        layer
            .rows()
            .get(row)
            .cells()
            .forEach((column, cell) -> value(place + column, column, String.valueOf(cell)));
      }
    }
  }

  private void own(String place, String word) {
    if (!GpkgFile.isOwn(word)) {
      add(place, word);
    }
  }

  /** Reads markup; texts of cells go into {@code rows}, all other ones are told at once. */
  private void xml(String place, byte[] content, List<List<String>> rows) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    Map<String, String> within = new HashMap<>();
    try {
      XMLStreamReader in = factory.createXMLStreamReader(new ByteArrayInputStream(content));
      while (in.hasNext()) {
        switch (in.next()) {
          case XMLStreamConstants.START_ELEMENT -> start(place, in, within, rows);
          case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
              characters(place, in.getText(), within, rows);
          case XMLStreamConstants.COMMENT -> add(place + "comment", in.getText());
          case XMLStreamConstants.PROCESSING_INSTRUCTION ->
              add(place + "instruction", in.getPITarget() + " " + in.getPIData());
          case XMLStreamConstants.DTD -> throw new IOException("a file that brings a grammar");
          default -> {}
        }
      }
    } catch (XMLStreamException noXml) {
      throw new IOException("markup that cannot be read", noXml);
    }
  }

  private void start(
      String place, XMLStreamReader in, Map<String, String> within, List<List<String>> rows) {
    String element = in.getLocalName();
    within.put("element", element);
    if (!(msdl ? MsdlFile.isElement(element) : MARKUP.contains(element))) {
      add(place + "element", element);
    }
    if (element.equals("row")) {
      rows.add(new ArrayList<>());
    }
    for (int i = 0; i < in.getAttributeCount(); i++) {
      String name = in.getAttributeLocalName(i);
      String value = in.getAttributeValue(i);
      if (element.equals("c") && name.equals("r")) {
        within.put("column", value.replaceAll("[0-9]", ""));
      }
      if (element.equals("Data") && name.equals("name")) {
        within.put("data", value);
      }
      if (!MARKUP.contains(name) || !value.matches(OWN) && !FigureTable.isHead(value)) {
        add(place + "attribute " + name, name + " " + value);
      }
    }
  }

  private void characters(
      String place, String text, Map<String, String> within, List<List<String>> rows) {
    String element = within.getOrDefault("element", "");
    if (msdl) {
      if (!MsdlFile.isChosen(element, text)) {
        add(place + element, text);
      }
      return;
    }
    if (rows.isEmpty()) {
      value(place + element, element.equals("value") ? within.getOrDefault("data", "") : "", text);
      return;
    }
    List<String> row = rows.get(rows.size() - 1);
    int column = 0;
    for (char letter : within.getOrDefault("column", "A").toCharArray()) {
      column = column * 26 + letter - 'A' + 1;
    }
    while (row.size() < Math.min(column, FigureTable.MOST_COLUMNS)) {
      row.add("");
    }
    if (!row.isEmpty() && column <= FigureTable.MOST_COLUMNS) {
      row.set(column - 1, row.get(column - 1) + text);
    } else {
      add(place + element, text);
    }
  }

  private void calendar(String text) throws IOException {
    for (String line : text.replaceAll("\r?\n[ \t]", "").split("\r?\n")) {
      int colon = line.indexOf(':');
      if (colon < 0) {
        throw new IOException("a calendar with a line that is none");
      }
      String name = line.substring(0, colon);
      String value =
          line.substring(colon + 1).replace("\\n", "\n").replaceAll("\\\\([\\\\;,])", "$1");
      if (!name.matches("[A-Z]+")) {
        add(name, name);
      }
      if (name.equals("SUMMARY")) {
        for (String part : value.split(", ")) {
          value(name, "what", part);
        }
      } else if (!value.matches("VCALENDAR|VEVENT|VTODO")) {
        add(name, value);
      }
    }
  }
}
