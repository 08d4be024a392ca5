package studio.kriegsspiel.reading.sight;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.GroundMark;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.point.CoverWords;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.reading.point.EdgePoint;
import studio.kriegsspiel.reading.point.LineProfile;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.sight.Screen;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightLine;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** Whether one point sees another, what is in the way, and what may be told at that distance. */
public final class SightLineAnswer implements GroundAnswer {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** Less than this is not worth a word. */
  private static final double HARDLY_METRES = 0.05;

  private final Terrain terrain;
  private final RuleBook book;
  private final SightOptions options;
  private final SightRange setting;
  private final List<Screen> smoke;
  private final SightLine line;
  private final SightLine back;
  private final FeatureIndex features;
  private final List<String> notes = new ArrayList<>();

  /** Follows the line of sight both ways. */
  public SightLineAnswer(SightQuestion question, MapPoint from, MapPoint to) {
    this.terrain = question.terrain();
    this.book = question.book();
    this.options = question.options();
    this.setting = question.setting();
    this.smoke = question.smoke();
    this.features = new FeatureIndex(terrain.features());
    EdgePoint eye = EdgePoint.facing(features, from, to, "the eye");
    EdgePoint target = EdgePoint.facing(features, to, from, "the target");
    eye.note().ifPresent(notes::add);
    target.note().ifPresent(notes::add);
    SightGround ground = question.ground();
    this.line = Sight.between(ground, eye.at(), target.at(), options);
    this.back = Sight.between(ground, target.at(), eye.at(), options.reversed());
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  /** Whether heights tell the answer: at both points, and on the way if it matters there. */
  public boolean isKnown() {
    return line.isKnown(options.targetMetres()) || !Double.isNaN(line.hiddenMetres()) && tooFar();
  }

  private boolean tooFar() {
    return line.distanceMetres() > options.rangeMetres();
  }

  /** In a few words whether it is seen. */
  public String verdict() {
    if (Double.isNaN(line.hiddenMetres())) {
      return "not known: the heights have a hole at one of the points, or it lies off the map";
    }
    if (!isKnown()) {
      return Figures.format(
          "not known: %,.0f m of the line lead over ground without heights", line.unknownMetres());
    }
    return line.visible() ? "in sight" : "out of sight";
  }

  private String sentence() {
    if (!isKnown()) {
      return verdict();
    }
    return Figures.format(
        "%s at %s; %s",
        verdict(),
        Figures.metres(line.distanceMetres(), book.ground()),
        line.hiddenMetres() > options.targetMetres()
            ? "all of what stands there is hidden"
            : tooFar()
                ? "the ground would show it, but it is too far to be seen in this light"
                : line.hiddenMetres() < HARDLY_METRES
                    ? "all of what stands there is seen"
                    : Figures.format(
                        "%.1f m of what stands there are hidden", line.hiddenMetres()));
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(sentence());
    if (!isKnown()) {
      return lines;
    }
    lines.add(
        Figures.format(
            "eye at %.1f m, target of %.1f m; one sees %s at most (%s)",
            options.eyeMetres(),
            options.targetMetres(),
            Figures.metres(setting.metres(), book.ground()),
            setting.why()));
    if (tooFar() && line.hiddenMetres() > options.targetMetres()) {
      lines.add("too far to be seen in this light");
    }
    line.hiddenBy()
        .filter(by -> line.hiddenMetres() >= HARDLY_METRES)
        .ifPresent(by -> lines.add(hidden(by)));
    if (line.hiddenMetres() > options.targetMetres()) {
      lines.add(
          Figures.format(
              "to see it the eye would have to be %.1f m above the ground, or the target %.1f m high",
              back.hiddenMetres(), line.hiddenMetres()));
    }
    lines.addAll(notes);
    lines.addAll(told());
    return lines;
  }

  private String hidden(MapPoint by) {
    String where = Described.where(terrain, by);
    return Figures.format(
        "hidden behind %s at %s, %,.0f m from the eye%s",
        obstacle(by),
        Figures.point(by),
        by.distanceMetres(line.from()),
        where.isEmpty() ? "" : " (" + where + ")");
  }

  /** What hides something: smoke, the thing that stands there, or the ground. */
  private String obstacle(MapPoint by) {
    return inSmoke(by) ? "smoke" : CoverWords.obstacle(features, by);
  }

  private boolean inSmoke(MapPoint by) {
    Point at = GEOMETRY.createPoint(new Coordinate(by.x(), by.y()));
    return smoke.stream().anyMatch(bank -> bank.area().intersects(at));
  }

  private List<Sighting> table() {
    return table(book);
  }

  private static List<Sighting> table(RuleBook book) {
    return book.fieldManual().sightings().stream().filter(each -> each.light().isEmpty()).toList();
  }

  /** The first book that says what may be told at a distance. */
  private static String otherBook() {
    return RuleBookId.values().stream()
        .filter(id -> !table(RuleBooks.get(id)).isEmpty())
        .findFirst()
        .map(RuleBookId::shortTitle)
        .orElse("another book");
  }

  private List<String> told() {
    if (table().isEmpty()) {
      return List.of(
          book.id().shortTitle()
              + " does not say what may be told at a distance; "
              + otherBook()
              + " does");
    }
    if (!line.visible()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    for (Sighting each : table()) {
      boolean near = each.holdsAt(line.distanceMetres());
      lines.add(
          Figures.format(
              "%-9s %s, up to %,d %s [%s]",
              near ? "told" : "not told",
              each.what(),
              each.upTo(),
              book.ground().plural(),
              each.citation()));
    }
    return lines;
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "from", line.from());
    JsonFigures.put(json, "to", line.to());
    json.put("rules", book.id().id());
    JsonFigures.put(json, "eyeMetres", options.eyeMetres());
    JsonFigures.put(json, "targetMetres", options.targetMetres());
    JsonFigures.put(json, "limitMetres", setting.metres());
    json.put("limit", setting.why());
    JsonFigures.put(json, "distanceMetres", line.distanceMetres());
    JsonFigures.put(json, "distance", book.ground().fromMetres(line.distanceMetres()));
    json.put("unit", book.ground().plural());
    notes.forEach(note -> json.withArray("notes").add(note));
    json.put("known", isKnown());
    JsonFigures.put(json, "unknownMetres", line.unknownMetres());
    if (isKnown()) {
      json.put("visible", line.visible());
    } else {
      json.putNull("visible");
    }
    JsonFigures.put(json, "hiddenMetres", line.hiddenMetres());
    JsonFigures.put(json, "eyeNeededMetres", back.hiddenMetres());
    line.hiddenBy()
        .ifPresent(
            by -> {
              JsonFigures.put(json, "hiddenBy", by);
              if (inSmoke(by)) {
                json.put("obstacle", "smoke");
              } else {
                CoverWords.describe(json, features, by);
              }
            });
    ArrayNode told = json.putArray("told");
    for (Sighting each : table()) {
      told.addObject()
          .put("what", each.what())
          .put("told", isKnown() && line.visible() && each.holdsAt(line.distanceMetres()))
          .put("upTo", each.upTo())
          .put("source", each.citation().toString());
    }
  }

  @Override
  public Optional<Cells> findCells() {
    return Optional.empty();
  }

  private static LineString between(MapPoint from, MapPoint to) {
    return GEOMETRY.createLineString(
        new Coordinate[] {new Coordinate(from.x(), from.y()), new Coordinate(to.x(), to.y())});
  }

  /** The line as far as it is free. */
  private LineString open() {
    return between(line.from(), line.visible() ? line.to() : line.hiddenBy().orElse(line.to()));
  }

  @Override
  public AnalysisPicture picture() {
    List<GroundLine> lines = new ArrayList<>();
    GroundLine shut =
        new GroundLine(
            between(line.from(), line.to()),
            Shown.ink("analysis.ring"),
            0.45,
            true,
            true,
            Optional.empty());
    GroundLine free =
        new GroundLine(open(), Shown.ink("analysis.way"), 0.6, false, true, Optional.empty());
    List<LegendLine> legend = new ArrayList<>();
    smoke.forEach(bank -> lines.add(GroundLine.thin(bank.area(), Shown.ink("analysis.ring"))));
    if (!line.visible()) {
      lines.add(shut);
    }
    lines.add(free);
    List<GroundMark> marks = new ArrayList<>();
    if (!smoke.isEmpty()) {
      legend.add(LegendLine.stroke(lines.get(0), "edge of the smoke"));
    }
    marks.add(new GroundMark(line.from(), GroundMark.Form.FROM, ""));
    marks.add(new GroundMark(line.to(), GroundMark.Form.TO, ""));
    legend.add(
        LegendLine.heading(
            !isKnown() ? "Not known" : line.visible() ? "In sight" : "Out of sight"));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "the eye"));
    legend.add(LegendLine.sign(GroundMark.Form.TO, "what is looked for"));
    legend.add(LegendLine.stroke(free, "line of sight"));
    if (!line.visible()) {
      legend.add(LegendLine.stroke(shut, "behind what hides it"));
      line.hiddenBy()
          .ifPresent(
              by -> {
                marks.add(new GroundMark(by, GroundMark.Form.OBSTACLE, ""));
                legend.add(LegendLine.sign(GroundMark.Form.OBSTACLE, obstacle(by) + " hides it"));
              });
    }
    lines().stream().skip(1).limit(2).forEach(words -> legend.add(LegendLine.remark(words + ".")));
    AnalysisPicture map =
        new AnalysisPicture(
            "Line of sight: " + terrain.title(),
            sentence(),
            Shown.around(List.of(line.from(), line.to()), terrain.extent()),
            List.of(),
            lines,
            marks,
            legend,
            List.of(new AnalysisPicture.Unit(book.ground().plural(), book.ground().toMetres(1))));
    return LineProfile.of(terrain, line, options.eyeMetres(), options.targetMetres())
        .map(map::with)
        .orElse(map);
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(
        Shape.of(
            between(line.from(), line.to()),
            "visible",
            isKnown() ? (Object) line.visible() : "not known",
            "distanceMetres",
            line.distanceMetres(),
            "hiddenMetres",
            line.hiddenMetres()));
    line.hiddenBy()
        .ifPresent(
            by ->
                shapes.add(
                    Shape.of(
                        GEOMETRY.createPoint(new Coordinate(by.x(), by.y())),
                        "obstacle",
                        obstacle(by))));
    return shapes;
  }
}
