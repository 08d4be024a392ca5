package studio.kriegsspiel.reading.answer;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.CellWash;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.Profile;

/** An answer in all its forms as one text that people read: words, figures, picture, shapes. */
final class AnswerText {
  private final StringBuilder text = new StringBuilder();

  private AnswerText() {}

  static String of(String question, GroundAnswer answer) {
    AnswerText all = new AnswerText();
    all.line("# " + question);
    answer.withCaveats().forEach(all::line);
    all.json(answer);
    all.picture(answer.drawn());
    answer.findCells().ifPresent(all::cells);
    answer.shapes().forEach(each -> all.line("shape " + shape(each)));
    return all.text.append('\n').toString();
  }

  private void line(String words) {
    text.append(words.stripTrailing()).append('\n');
  }

  private void json(GroundAnswer answer) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    answer.describe(json);
    json.fields().forEachRemaining(each -> line("  " + each.getKey() + ": " + each.getValue()));
  }

  private void picture(AnalysisPicture picture) {
    line("picture \"" + picture.title() + "\", " + picture.subtitle());
    line(
        "shown %s to %s"
            .formatted(
                point(picture.shown().west(), picture.shown().south()),
                point(picture.shown().east(), picture.shown().north())));
    picture.washes().forEach(this::wash);
    picture.lines().forEach(each -> line("line " + line(each)));
    picture
        .marks()
        .forEach(
            each ->
                line(
                    "mark %s %s %s"
                        .formatted(
                            each.form(), point(each.at().x(), each.at().y()), each.label())));
    for (LegendLine each : picture.legend()) {
      line("legend " + sample(each.sample()) + each.text());
    }
    picture.units().forEach(each -> line("bar " + each.plural() + " of " + each.metres() + " m"));
    picture.profile().ifPresent(each -> line("profile " + profile(each)));
  }

  private static String sample(LegendLine.Sample sample) {
    if (sample instanceof LegendLine.Box box) {
      return "[" + colour(box.tint().colour()) + (box.tint().hatched() ? " hatched] " : "] ");
    }
    if (sample instanceof LegendLine.Stroke stroke) {
      return "-" + colour(stroke.colour()) + (stroke.dashed() ? " dashed- " : "- ");
    }
    return sample instanceof LegendLine.Sign sign ? "(" + sign.form() + ") " : "";
  }

  private static String colour(java.awt.Color colour) {
    return "%08x".formatted(colour.getRGB());
  }

  private void wash(CellWash wash) {
    line(
        "wash "
            + counts(wash.classes())
            + " "
            + wash.tints().stream()
                .map(each -> colour(each.colour()) + (each.hatched() ? " hatched" : ""))
                .toList());
  }

  private void cells(Cells cells) {
    if (cells instanceof Cells.Measures measures) {
      double sum = 0;
      int known = 0;
      for (float each : measures.values()) {
        sum += Float.isNaN(each) ? 0 : each;
        known += Float.isNaN(each) ? 0 : 1;
      }
      line("cells %d known, %s in all".formatted(known, number(sum)));
    } else if (cells instanceof Cells.Classes classes) {
      line("cells " + counts(classes.classes()));
    }
  }

  private static Map<Integer, Integer> counts(byte[] classes) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (byte each : classes) {
      counts.merge((int) each, 1, Integer::sum);
    }
    return counts;
  }

  private static String shape(Shape shape) {
    Map<String, Object> told = new TreeMap<>(shape.properties());
    told.replaceAll((name, value) -> value instanceof Double figure ? number(figure) : value);
    return geometry(shape.geometry()) + " " + told;
  }

  private static String line(GroundLine line) {
    return geometry(line.shape())
        + " "
        + colour(line.colour())
        + (line.dashed() ? " dashed" : "")
        + (line.cased() ? " cased" : "")
        + line.label().map(each -> " " + each).orElse("");
  }

  /** Its kind, length, area and the first and the last of its points. */
  private static String geometry(Geometry shape) {
    List<Coordinate> points = List.of(shape.getCoordinates());
    Coordinate first = points.get(0);
    Coordinate last = points.get(points.size() - 1);
    return shape.getGeometryType()
        + " "
        + number(shape.getLength())
        + " m "
        + (shape.getArea() > 0 ? number(shape.getArea()) + " m² " : "")
        + point(first.x, first.y)
        + (first.equals2D(last) ? "" : " to " + point(last.x, last.y));
  }

  private static String profile(Profile profile) {
    double[] ground = profile.ground();
    return "%s m, ground %s to %s, from %s to %s, hidden at %s by %s"
        .formatted(
            number(profile.lengthMetres()),
            number(ground[0]),
            number(ground[ground.length - 1]),
            number(profile.fromMetres()),
            number(profile.toMetres()),
            profile.obstacleMetres().isPresent()
                ? number(profile.obstacleMetres().getAsDouble())
                : "none",
            number(profile.obstacleTopMetres()));
  }

  private static String point(double x, double y) {
    return number(x) + "/" + number(y);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value + 0.0);
  }
}
