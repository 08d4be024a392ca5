package studio.kriegsspiel.export.foreign;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Bodies and what happens somewhere as KML 2.2, with the hours of both. */
public final class KmlFile {
  /** What is told of something in so many words. */
  private static final List<String> TOLD =
      List.of("side", "what", "text", "source", "formation", "type", "grade", "present", "when");

  private KmlFile() {}

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    StringBuilder text =
        new StringBuilder(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<kml xmlns=\"http://www.opengis.net/kml/2.2\">\n<Document>\n");
    line(text, "name", tree.title());
    for (Placed each : Placed.of(tree)) {
      text.append("<Placemark>\n");
      line(text, "name", each.label());
      time(text, each);
      text.append("<ExtendedData>\n");
      for (String field : TOLD) {
        String value = PlayTree.text(each.row(), field);
        if (!value.isEmpty()) {
          text.append("<Data name=\"").append(field).append("\">");
          text.append("<value>").append(Xml.escaped(value)).append("</value></Data>\n");
        }
      }
      text.append("</ExtendedData>\n");
      String place =
          each.way().stream()
              .map(
                  point ->
                      ForceFigures.degrees(point.longitude())
                          + ","
                          + ForceFigures.degrees(point.latitude()))
              .collect(Collectors.joining(" "));
      String shape = each.way().size() > 1 ? "LineString" : "Point";
      text.append("<%s><coordinates>%s</coordinates></%s>\n".formatted(shape, place, shape));
      text.append("</Placemark>\n");
    }
    return text.append("</Document>\n</kml>\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void line(StringBuilder text, String element, String words) {
    text.append("<%s>".formatted(element)).append(Xml.escaped(words));
    text.append("</%s>\n".formatted(element));
  }

  private static void time(StringBuilder text, Placed each) {
    String begins = each.time("begins");
    String ends = each.time("ends");
    if (begins.isEmpty() && ends.isEmpty()) {
      return;
    }
    text.append("<TimeSpan>");
    if (!begins.isEmpty()) {
      text.append("<begin>").append(begins).append("Z</begin>");
    }
    if (!ends.isEmpty()) {
      text.append("<end>").append(ends).append("Z</end>");
    }
    text.append("</TimeSpan>\n");
  }
}
