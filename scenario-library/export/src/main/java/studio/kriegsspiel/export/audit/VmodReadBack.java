package studio.kriegsspiel.export.audit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.tabletop.VmodFile;
import studio.kriegsspiel.situation.secret.SecretFinder;

/**
 * A module for VASSAL taken apart: what its texts say but the words of the program, and its
 * pictures.
 */
final class VmodReadBack {
  private static final String PICTURES = "images/";
  private static final String BOARD = PICTURES + "board.png";
  private static final String PARTS =
      "buildFile\\.xml|moduledata|papers-[0-9]{1,3}\\.html|images/[a-z0-9.-]+\\.png";

  /** No module of ours is larger. */
  private static final int MOST = 100_000_000;

  private final Map<String, byte[]> parts = new LinkedHashMap<>();
  private final List<SecretFinder.Found> texts = new ArrayList<>();

  private VmodReadBack() {}

  /**
   * Reads a module.
   *
   * @throws IOException if it has parts or bytes that none of ours has
   */
  static VmodReadBack of(byte[] content) throws IOException {
    VmodReadBack file = new VmodReadBack();
    int left = MOST;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        if (!part.getName().matches(PARTS)) {
          throw new IOException("a module with a part that none of ours has: " + part.getName());
        }
        byte[] bytes = zip.readNBytes(left);
        left -= bytes.length;
        file.parts.put(part.getName(), bytes);
      }
    }
    if (!Arrays.equals(content, XlsxFile.zip(file.parts))) {
      throw new IOException("a module with something between its parts");
    }
    for (Map.Entry<String, byte[]> part : file.parts.entrySet()) {
      if (!part.getKey().startsWith(PICTURES)) {
        file.xml(part.getKey(), part.getValue());
      }
    }
    return file;
  }

  /** All that is said in it. */
  List<SecretFinder.Found> texts() {
    return texts;
  }

  /** The picture of its board. */
  Optional<byte[]> board() {
    return Optional.ofNullable(parts.get(BOARD));
  }

  /** A picture that is none of its reader's pieces, if there is one. */
  Optional<String> other(Map<String, byte[]> readers) {
    return parts.keySet().stream()
        .filter(name -> name.startsWith(PICTURES) && !name.equals(BOARD))
        .filter(name -> !Arrays.equals(parts.get(name), readers.get(name)))
        .findFirst();
  }

  private void add(String place, String text) {
    if (!text.isBlank() && !VmodFile.isOwn(text)) {
      texts.add(new SecretFinder.Found(place, text));
    }
  }

  private void xml(String part, byte[] content) throws IOException {
    boolean page = part.endsWith(".html");
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    StringBuilder prose = new StringBuilder();
    try {
      XMLStreamReader in = factory.createXMLStreamReader(new ByteArrayInputStream(content));
      while (in.hasNext()) {
        switch (in.next()) {
          case XMLStreamConstants.START_ELEMENT -> start(part, page, in);
          case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
            if (page) {
              prose.append(in.getText());
            } else {
              add(part, in.getText().replaceAll("\\\\+(.)", "$1"));
            }
          }
          case XMLStreamConstants.COMMENT -> add(part + " comment", in.getText());
          case XMLStreamConstants.PROCESSING_INSTRUCTION ->
              add(part + " instruction", in.getPITarget() + " " + in.getPIData());
          case XMLStreamConstants.DTD -> throw new IOException("a module that brings a grammar");
          default -> {}
        }
      }
    } catch (XMLStreamException noXml) {
      throw new IOException("a part of a module that cannot be read: " + part, noXml);
    }
    add(part, prose.toString());
  }

  private void start(String part, boolean page, XMLStreamReader in) {
    String element = in.getLocalName();
    if (!page || !element.matches("html|body|h2|br")) {
      add(part + " element", element);
    }
    for (int i = 0; i < in.getAttributeCount(); i++) {
      add(part + " attribute", in.getAttributeLocalName(i));
      add(part + " " + element, in.getAttributeValue(i));
    }
  }
}
