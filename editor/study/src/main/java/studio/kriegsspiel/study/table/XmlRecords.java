package studio.kriegsspiel.study.table;

import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML of others as records: for each element of a few kinds, what its leaves say. Nothing
 * outside the file is looked at, no entity is replaced, and what is deeper, longer or more than an
 * army can be is refused.
 */
final class XmlRecords {
  private static final int DEEPEST = 40;
  private static final int LONGEST = 200_000;
  private static final int MOST_LEAVES = 200;

  private final String name;
  private final List<String> kinds;
  private final List<Record> records = new ArrayList<>();
  private final Deque<String> path = new ArrayDeque<>();
  private final Deque<StringBuilder> texts = new ArrayDeque<>();
  private Record whole = new Record("", 1, new LinkedHashMap<>());
  private Record open = whole;
  private int openDepth;

  private XmlRecords(String name, List<String> kinds) {
    this.name = name;
    this.kinds = kinds;
  }

  /**
   * An element.
   *
   * @param kind what it is called; empty for all that stands in none of the kinds
   * @param line where it begins
   * @param leaves texts by the names of the elements that they stand in, from the outer one on
   */
  record Record(String kind, int line, Map<String, String> leaves) {
    String leaf(String path) {
      return leaves.getOrDefault(path, "");
    }
  }

  /** Whether bytes begin as XML does. */
  static boolean isXml(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, 100); i++) {
      boolean mark = (bytes[i] & 0xff) >= 0xbb || bytes[i] == 0;
      if (bytes[i] > ' ' && !mark) {
        return bytes[i] == '<';
      }
    }
    return false;
  }

  /**
   * The records of a file; the first holds what stands in none of the kinds.
   *
   * @param root what the first element is to be called
   * @throws TableException if it is none of this root, or broken, or larger than an army can be
   */
  static List<Record> of(String name, byte[] bytes, String root, List<String> kinds) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    XmlRecords file = new XmlRecords(name, kinds);
    try {
      file.read(factory.createXMLStreamReader(new ByteArrayInputStream(bytes)), root);
    } catch (XMLStreamException broken) {
      throw new TableException(
          name + " is not whole: it breaks off or is no XML; save it anew as MSDL.", broken);
    }
    return file.records;
  }

  private void read(XMLStreamReader in, String root) throws XMLStreamException {
    while (in.hasNext()) {
      switch (in.next()) {
        case XMLStreamConstants.START_ELEMENT -> start(in, root);
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> characters(in);
        case XMLStreamConstants.END_ELEMENT -> end();
        case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
            throw new TableException(
                name
                    + " brings a grammar of its own, which no army needs; do not trust this file.");
        default -> {}
      }
    }
  }

  private void start(XMLStreamReader in, String root) {
    String element = in.getLocalName();
    if (path.isEmpty()) {
      if (!element.equals(root)) {
        throw new TableException(
            name + " is no scenario of MSDL: its first element is not `" + root + "`.");
      }
      records.add(whole);
    }
    if (path.size() >= DEEPEST) {
      throw tooMuch();
    }
    path.addLast(element);
    texts.addLast(new StringBuilder());
    if (open == whole && kinds.contains(element)) {
      if (records.size() > TableFile.MOST_LINES) {
        throw tooMuch();
      }
      open = new Record(element, in.getLocation().getLineNumber(), new LinkedHashMap<>());
      openDepth = path.size();
      records.add(open);
    }
  }

  private TableException tooMuch() {
    return new TableException(
        name
            + " is nested deeper, has longer texts or more units than any army; nothing of it was"
            + " read.");
  }

  private void characters(XMLStreamReader in) {
    StringBuilder text = texts.getLast();
    if (text.length() + in.getTextLength() > LONGEST) {
      throw tooMuch();
    }
    text.append(in.getText());
  }

  private void end() {
    String text = texts.removeLast().toString().strip();
    int depth = open == whole ? 1 : openDepth;
    if (!text.isEmpty() && open.leaves().size() < MOST_LEAVES) {
      String leaf = String.join("/", path.stream().skip(depth).toList());
      open.leaves().putIfAbsent(leaf, text);
    }
    if (open != whole && path.size() == openDepth) {
      open = whole;
    }
    path.removeLast();
  }
}
