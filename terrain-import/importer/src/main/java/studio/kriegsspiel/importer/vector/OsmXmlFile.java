package studio.kriegsspiel.importer.vector;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.job.WatchedStream;
import studio.kriegsspiel.terrain.GroundException;

/** Reads OpenStreetMap's XML, plain or gzipped; document types and entities are refused. */
final class OsmXmlFile {
  private final OsmData data;
  private final Map<String, String> tags = new HashMap<>();
  private final List<Long> outer = new ArrayList<>();
  private final List<Long> inner = new ArrayList<>();
  private long[] nodes = new long[64];
  private int nodeCount;
  private long id;
  private double longitude;
  private double latitude;

  private OsmXmlFile(String name, Progress progress) {
    this.data = new OsmData(name, progress);
  }

  static VectorFile read(Path file, Progress progress) throws IOException {
    String name = String.valueOf(file.getFileName());
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    OsmXmlFile reader = new OsmXmlFile(name, progress);
    boolean packed = name.toLowerCase(Locale.ROOT).endsWith(".gz");
    try (InputStream raw =
            new BufferedInputStream(
                new WatchedStream(
                    Files.newInputStream(file), Files.size(file), progress, "reading " + name));
        InputStream content =
            packed ? new UnpackedStream(name, new GZIPInputStream(raw), Files.size(file)) : raw) {
      // Read as text, since the parser would report broken UTF-8 on the terminal by itself.
      reader.read(
          name,
          factory.createXMLStreamReader(
              new ShortTags(name, new InputStreamReader(content, StandardCharsets.UTF_8))));
    } catch (XMLStreamException e) {
      throw new GroundException(
          name,
          "is not sound XML (line %d)"
              .formatted(e.getLocation() == null ? 0 : e.getLocation().getLineNumber()),
          "fetch it again",
          e);
    } catch (NumberFormatException e) {
      throw new GroundException(name, "has a text where a number belongs", "fetch it again", e);
    }
    return reader.data.features();
  }

  private void read(String name, XMLStreamReader xml) throws XMLStreamException {
    boolean known = false;
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
        throw new GroundException(
            name, "declares a document type, which OpenStreetMap never does", "do not trust it");
      }
      if (event == XMLStreamConstants.START_ELEMENT) {
        known |= xml.getLocalName().equals("osm");
        if (!known) {
          throw new GroundException(name, "is no OpenStreetMap data", "choose an .osm file");
        }
        start(xml);
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        end(xml.getLocalName());
      }
    }
  }

  private void start(XMLStreamReader xml) {
    switch (xml.getLocalName()) {
      case "node" -> {
        begin(xml);
        longitude = Double.parseDouble(attribute(xml, "lon"));
        latitude = Double.parseDouble(attribute(xml, "lat"));
      }
      case "way", "relation" -> begin(xml);
      case "nd" -> {
        if (nodeCount == nodes.length) {
          nodes = Arrays.copyOf(nodes, nodeCount * 2);
        }
        nodes[nodeCount++] = Long.parseLong(attribute(xml, "ref"));
      }
      case "member" -> {
        if (attribute(xml, "type").equals("way")) {
          List<Long> list = attribute(xml, "role").equals("inner") ? inner : outer;
          list.add(Long.parseLong(attribute(xml, "ref")));
        }
      }
      case "tag" -> tags.put(attribute(xml, "k"), attribute(xml, "v"));
      default -> {}
    }
  }

  private void begin(XMLStreamReader xml) {
    id = Long.parseLong(attribute(xml, "id"));
    tags.clear();
    outer.clear();
    inner.clear();
    nodeCount = 0;
  }

  private static String attribute(XMLStreamReader xml, String key) {
    String value = xml.getAttributeValue(null, key);
    return value == null ? "" : value;
  }

  private void end(String element) {
    switch (element) {
      case "node" -> data.node(id, longitude, latitude, tags);
      case "way" -> data.way(id, Arrays.copyOf(nodes, nodeCount), tags);
      case "relation" -> data.relation(id, outer, inner, tags);
      default -> {}
    }
  }
}
