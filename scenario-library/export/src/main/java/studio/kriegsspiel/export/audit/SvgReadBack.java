package studio.kriegsspiel.export.audit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import studio.kriegsspiel.situation.secret.SecretFinder;

/**
 * All words of an SVG, those that are shown and those that are not (ids, metadata, comments), and
 * the colours it is painted with.
 *
 * @param texts what is said in it, and where
 * @param colours colours of lines and areas, as 0xrrggbb
 */
record SvgReadBack(List<SecretFinder.Found> texts, Set<Integer> colours) {
  private static final Pattern RGB = Pattern.compile("rgb\\((\\d+),(\\d+),(\\d+)\\)");
  private static final Pattern HEX = Pattern.compile("#(\\p{XDigit}{6})");

  /** Elements that draw, as whatever draws names them. */
  private static final Set<String> DRAWN =
      Set.of("svg", "title", "defs", "g", "clipPath", "path", "line", "rect", "text", "image");

  /** Shapes, measures, places of names, colours, and the words of the format for how to draw. */
  private static final Pattern DRAWING =
      Pattern.compile(
          "[-0-9MLQCZ., ]*(mm|px)?|((rgb|matrix|translate|rotate)\\([-0-9.,]*\\) ?)+|none|auto|butt|round"
              + "|miter|square|bold|italic|normal|preserve|userSpaceOnUse|evenodd|nonzero|black|white"
              + "|(url\\(#)?clipPath[0-9]*\\)?|genericDefs|defs[0-9]*");

  /** No colour is so long; shapes are. */
  private static final int LONG = 100;

  /** Copies the collections. */
  SvgReadBack {
    texts = List.copyOf(texts);
    colours = Set.copyOf(colours);
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it is no XML, or one that is put together from others
   */
  static SvgReadBack of(byte[] content) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    List<SecretFinder.Found> texts = new ArrayList<>();
    Set<Integer> colours = new HashSet<>();
    try {
      XMLStreamReader in = factory.createXMLStreamReader(new ByteArrayInputStream(content));
      while (in.hasNext()) {
        switch (in.next()) {
          case XMLStreamConstants.START_ELEMENT -> start(in, texts, colours);
          case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
              texts.add(new SecretFinder.Found("text", in.getText()));
          case XMLStreamConstants.COMMENT ->
              texts.add(new SecretFinder.Found("comment", in.getText()));
          case XMLStreamConstants.PROCESSING_INSTRUCTION ->
              texts.add(
                  new SecretFinder.Found("instruction", in.getPITarget() + " " + in.getPIData()));
          case XMLStreamConstants.DTD -> throw new IOException("a map that brings a grammar");
          default -> {}
        }
      }
    } catch (XMLStreamException noXml) {
      throw new IOException("an SVG that cannot be read", noXml);
    }
    return new SvgReadBack(texts, colours);
  }

  private static void start(
      XMLStreamReader in, List<SecretFinder.Found> texts, Set<Integer> colours) {
    if (!DRAWN.contains(in.getLocalName())) {
      texts.add(new SecretFinder.Found("element", in.getLocalName()));
    }
    for (int i = 0; i < in.getAttributeCount(); i++) {
      String name = in.getAttributeLocalName(i);
      String value = in.getAttributeValue(i);
      if (value.length() < LONG) {
        colours(value, colours);
      }
      if (!DRAWING.matcher(value).matches()) {
        texts.add(new SecretFinder.Found("attribute " + name, name + " " + value));
      }
    }
  }

  private static void colours(String value, Set<Integer> colours) {
    Matcher parts = RGB.matcher(value);
    while (parts.find()) {
      int red = Integer.parseInt(parts.group(1));
      int green = Integer.parseInt(parts.group(2));
      int blue = Integer.parseInt(parts.group(3));
      colours.add(red << 16 | green << 8 | blue);
    }
    Matcher figures = HEX.matcher(value);
    while (figures.find()) {
      colours.add(Integer.parseInt(figures.group(1), 16));
    }
  }
}
