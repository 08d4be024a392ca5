package studio.kriegsspiel.study.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The first sheet of an {@code .xlsx} file: what its cells show. Formulas are not worked out; the
 * value that was saved with one is taken. Nothing outside the file is looked at.
 */
final class XlsxTable {
  private static final String STRINGS = "xl/sharedStrings.xml";
  private static final String SHEETS = "xl/worksheets/sheet";
  private static final int MOST_ENTRIES = 2000;
  private static final int MOST_BYTES = 40_000_000;
  private static final int MOST_TEXTS = 200_000;

  private XlsxTable() {}

  static List<TableCells.Line> lines(String name, byte[] file) {
    TreeMap<String, byte[]> parts = new TreeMap<>();
    try {
      unpack(name, file, parts);
    } catch (IOException | IllegalArgumentException damaged) {
      throw new TableException(name + " is damaged; save it anew as CSV or xlsx.", damaged);
    }
    byte[] sheet =
        parts.entrySet().stream()
            .filter(each -> each.getKey().startsWith(SHEETS))
            .min(
                java.util.Comparator.comparingInt(
                        (Map.Entry<String, byte[]> each) -> each.getKey().length())
                    .thenComparing(Map.Entry::getKey))
            .map(Map.Entry::getValue)
            .orElseThrow(
                () -> new TableException(name + " has no sheet in it; save it as CSV or xlsx."));
    try {
      byte[] strings = parts.get(STRINGS);
      return sheet(name, sheet, strings == null ? List.of() : strings(name, strings));
    } catch (XMLStreamException | NumberFormatException damaged) {
      throw new TableException(
          name + " is not as spreadsheets write it; save it anew as CSV or xlsx.", damaged);
    }
  }

  private static void unpack(String name, byte[] file, Map<String, byte[]> parts)
      throws IOException {
    long all = 0;
    int entries = 0;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        boolean wanted =
            each.getName().equals(STRINGS)
                || each.getName().startsWith(SHEETS) && each.getName().endsWith(".xml");
        byte[] bytes = bounded(zip, MOST_BYTES - all);
        all += bytes.length;
        if (all >= MOST_BYTES || ++entries > MOST_ENTRIES) {
          throw new TableException(
              name + " unpacks to far more than an order of battle; do not trust this file.");
        }
        if (wanted) {
          parts.putIfAbsent(each.getName(), bytes);
        }
      }
    }
  }

  private static byte[] bounded(InputStream in, long most) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(in.readNBytes((int) Math.max(0, most)));
    return out.toByteArray();
  }

  private static XMLStreamReader open(byte[] xml) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory.createXMLStreamReader(new ByteArrayInputStream(xml));
  }

  /** The texts that cells name by number. Phonetic readings are left out. */
  private static List<String> strings(String name, byte[] xml) throws XMLStreamException {
    List<String> strings = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean phonetic = false;
    boolean inText = false;
    XMLStreamReader reader = open(xml);
    while (reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        phonetic |= reader.getLocalName().equals("rPh");
        inText = reader.getLocalName().equals("t");
      } else if (event == XMLStreamConstants.CHARACTERS && inText && !phonetic) {
        text.append(reader.getText());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        inText = false;
        phonetic &= !reader.getLocalName().equals("rPh");
        if (reader.getLocalName().equals("si")) {
          strings.add(TableFile.tidy(text.toString()));
          text.setLength(0);
          if (strings.size() > MOST_TEXTS) {
            throw new TableException(name + " has too many texts for an order of battle.");
          }
        }
      }
    }
    return strings;
  }

  private static List<TableCells.Line> sheet(String name, byte[] xml, List<String> strings)
      throws XMLStreamException {
    List<TableCells.Line> lines = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    StringBuilder value = new StringBuilder();
    String type = "";
    int column = 0;
    int number = 0;
    boolean inValue = false;
    XMLStreamReader reader = open(xml);
    while (reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        switch (reader.getLocalName()) {
          case "row" -> {
            String row = reader.getAttributeValue(null, "r");
            number = row == null ? number + 1 : Integer.parseInt(row);
            cells = new ArrayList<>();
          }
          case "c" -> {
            String place = reader.getAttributeValue(null, "r");
            column = place == null ? cells.size() : column(place);
            String given = reader.getAttributeValue(null, "t");
            type = given == null ? "" : given;
            value.setLength(0);
          }
          case "v", "t" -> inValue = true;
          default -> inValue = false;
        }
      } else if (event == XMLStreamConstants.CHARACTERS && inValue) {
        value.append(reader.getText());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        inValue = false;
        if (reader.getLocalName().equals("c")) {
          put(name, cells, column, shown(value.toString(), type, strings));
        } else if (reader.getLocalName().equals("row")) {
          TableFile.add(name, number, cells, lines);
        }
      }
    }
    return lines;
  }

  private static void put(String name, List<String> cells, int column, String text) {
    if (column >= TableFile.MOST_COLUMNS) {
      if (!text.isEmpty()) {
        throw new TableException(
            name
                + " has more than "
                + TableFile.MOST_COLUMNS
                + " columns; that is no order of battle.");
      }
      return;
    }
    while (cells.size() <= column) {
      cells.add("");
    }
    cells.set(column, text);
  }

  private static int column(String place) {
    int column = 0;
    for (int i = 0; i < Math.min(3, place.length()) && Character.isLetter(place.charAt(i)); i++) {
      column = column * 26 + Character.toUpperCase(place.charAt(i)) - 'A' + 1;
    }
    return Math.max(0, column - 1);
  }

  private static String shown(String value, String type, List<String> strings) {
    if (type.equals("s")) {
      int index = Integer.parseInt(value.strip());
      return index >= 0 && index < strings.size() ? strings.get(index) : "";
    }
    if (type.equals("e")) {
      return "";
    }
    String text = TableFile.tidy(value);
    return type.isEmpty() && text.matches("-?\\d+\\.0+") ? text.replaceFirst("\\.0+$", "") : text;
  }
}
