package studio.kriegsspiel.reading.march;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.GroundMark;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.NarrowWays;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.defence.FrontWidth;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** A way, what it leads through, and the columns on it. */
public final class MarchRouteAnswer implements GroundAnswer {
  private static final String UNKNOWN = " (beyond it the ground is not known)";
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final RuleBook book;
  private final MarchOrder order;
  private final MarchRoute route;
  private final MapPoint wanted;
  private final RouteSurvey survey;
  private final ColumnWords columns;
  private final RouteRoom along;
  private final RouteWords words;
  private final FrontWidth room;
  private final List<String> caveats;
  private final Ground ground;

  /**
   * Surveys a way.
   *
   * @param reckoning that of the slowest body, by whose rates the way was found
   * @param wanted where they are to go; the way may end beside it
   */
  public MarchRouteAnswer(
      Ground ground,
      RuleBook book,
      MarchOrder order,
      MarchReckoning reckoning,
      MarchRoute route,
      MapPoint wanted) {
    this.book = book;
    this.order = order;
    this.ground = ground;
    this.route = route;
    this.wanted = wanted;
    this.survey = RouteSurvey.of(route, ground.features(), 5);
    this.columns =
        new ColumnWords(book, order, RouteColumns.of(book, route, survey, order, reckoning));
    this.along = new RouteRoom(ground, reckoning, route);
    this.words = new RouteWords(book, order.slowest().troops().arm(), along);
    this.room = along.atGoal();
    this.caveats = MarchCaveats.of(ground.terrain(), reckoning);
  }

  @Override
  public Terrain terrain() {
    return ground.terrain();
  }

  private double moves() {
    return Math.max(0, Math.ceil(route.totalMinutes() / book.time().turnMinutes() - 1e-6));
  }

  private String headline() {
    return Figures.format(
        "%s in %s, %,.0f %s%s, %s under %s, head of the column, without halts",
        Figures.metres(route.lengthMetres(), book.ground()),
        Figures.minutes(route.totalMinutes()),
        moves(),
        book.time().turnName(),
        moves() == 1 ? "" : "s",
        order.slowest().troops().type().label(),
        book.id().shortTitle());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(headline());
    beside().ifPresent(lines::add);
    lines.addAll(columns.lines());
    if (along.unknownMetres() > 0) {
      lines.add(
          Figures.format(
              "%,.0f m of the way have no heights and are reckoned as level",
              along.unknownMetres()));
    }
    lines.addAll(way());
    lines.add(room());
    lines.addAll(caveats);
    lines.add(messenger());
    return lines;
  }

  /** Roads and passages, as far as anybody has drawn any. */
  private List<String> way() {
    if (!terrain().knowsFeatures()) {
      return List.of("roads, bridges, fords and woods on the way are not known");
    }
    List<String> lines = new ArrayList<>(List.of(words.roads()));
    survey.passages().forEach(passage -> lines.add(words.passage(passage)));
    if (survey.passages().isEmpty()) {
      lines.add("no bridge, ford, defile, wood, marsh or village on the way");
    }
    return lines;
  }

  /** Where the way ends, if the goal itself is closed to the troops. */
  private Optional<String> beside() {
    MapPoint end = route.points().get(route.points().size() - 1);
    double off = end.distanceMetres(wanted);
    return off < 1
        ? Optional.empty()
        : Optional.of(
            Figures.format(
                "%s cannot stand at the goal itself; the way ends %,.0f m %s of it",
                order.slowest().troops().type().label(),
                off,
                Figures.compass(wanted.bearingDegrees(end))));
  }

  private String room() {
    String line =
        "room to deploy at the goal: "
            + RouteRoom.words(room.leftMetres())
            + " to the left"
            + (along.isCutShort(true) ? UNKNOWN : "")
            + ", "
            + RouteRoom.words(room.rightMetres())
            + " to the right"
            + (along.isCutShort(false) ? UNKNOWN : "");
    return line
        + order
            .slowest()
            .findFootprint(book, Formation.LINE)
            .map(Footprint::frontageMetres)
            .filter(metres -> metres > 0)
            .map(
                metres ->
                    "; "
                        + order.slowest().words()
                        + " need "
                        + Figures.metres(metres, book.ground())
                        + " in line")
            .orElse("");
  }

  private String messenger() {
    Optional<MessengerRide> ride = book.fieldManual().findMessengerRide(route.lengthMetres());
    return ride.map(
            each ->
                "a messenger rides as far on open ground in "
                    + Figures.minutes(each.minutes())
                    + " ["
                    + each.citation()
                    + "]")
        .orElse(book.id().shortTitle() + " does not say how fast a messenger rides");
  }

  @Override
  public void describe(ObjectNode json) {
    json.put("rules", book.id().id());
    json.put("formation", order.formation().key());
    JsonFigures.put(json, "from", route.points().get(0));
    JsonFigures.put(json, "to", route.points().get(route.points().size() - 1));
    JsonFigures.put(json, "lengthMetres", route.lengthMetres());
    JsonFigures.put(json, "length", book.ground().fromMetres(route.lengthMetres()));
    json.put("unit", book.ground().plural());
    JsonFigures.put(json, "minutes", route.totalMinutes());
    json.put("turn", book.time().turnName());
    JsonFigures.put(json, "turns", moves());
    columns.describe(json.putArray("bodies"));
    JsonFigures.put(json, "unknownMetres", along.unknownMetres());
    describeWay(json);
    ObjectNode deploy = json.putObject("roomAtTheGoal");
    JsonFigures.put(deploy, "leftMetres", room.leftMetres());
    JsonFigures.put(deploy, "rightMetres", room.rightMetres());
    deploy.put("leftEndsUnknown", along.isCutShort(true));
    deploy.put("rightEndsUnknown", along.isCutShort(false));
    book.fieldManual()
        .findMessengerRide(route.lengthMetres())
        .ifPresent(ride -> JsonFigures.put(json, "messengerMinutes", ride.minutes()));
  }

  /** What lies on the way; null where nobody has drawn anything. */
  private void describeWay(ObjectNode json) {
    if (!terrain().knowsFeatures()) {
      json.putNull("passages");
      json.putNull("roadMetres");
      return;
    }
    ArrayNode passages = json.putArray("passages");
    for (RouteSurvey.Passage passage : survey.passages()) {
      ObjectNode each = passages.addObject().put("kind", passage.feature().kind().key());
      passage.feature().name().ifPresent(name -> each.put("name", name));
      JsonFigures.put(each, "fromMetres", passage.fromMetres());
      JsonFigures.put(each, "toMetres", passage.toMetres());
      each.put("narrow", passage.isNarrow());
      passage.widthMetres().ifPresent(width -> JsonFigures.put(each, "widthMetres", width));
      NarrowWays.find(book, passage.feature(), order.slowest().troops().arm())
          .filter(front -> passage.isNarrow())
          .ifPresent(front -> each.put("broadestFront", front.front()));
      if (passage.isNarrow()) {
        JsonFigures.put(each, "frontBehindMetres", along.behind(passage).metres());
      }
    }
    ObjectNode onRoads = json.putObject("roadMetres");
    along
        .roads()
        .forEach((road, metres) -> JsonFigures.put(onRoads, RouteWords.road(road), metres));
  }

  @Override
  public Optional<Cells> findCells() {
    return Optional.empty();
  }

  private LineString line() {
    return GEOMETRY.createLineString(
        route.points().stream()
            .map(point -> new Coordinate(point.x(), point.y()))
            .toArray(Coordinate[]::new));
  }

  @Override
  public AnalysisPicture picture() {
    GroundLine way =
        new GroundLine(line(), Shown.ink("analysis.way"), 0.8, false, true, Optional.empty());
    List<MapPoint> points = route.points();
    List<GroundMark> marks = new ArrayList<>();
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading("Way"));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "start"));
    legend.add(LegendLine.sign(GroundMark.Form.TO, "goal"));
    legend.add(LegendLine.stroke(way, Figures.metres(route.lengthMetres(), book.ground())));
    int number = 1;
    for (RouteSurvey.Passage passage : survey.passages()) {
      double middle = (passage.fromMetres() + passage.toMetres()) / 2;
      marks.add(
          new GroundMark(
              route.pointAfterMetres(middle), GroundMark.Form.PASSAGE, String.valueOf(number)));
      legend.add(
          LegendLine.sign(
              GroundMark.Form.PASSAGE, number++ + "   " + words.passage(passage).strip()));
    }
    if (terrain().knowsFeatures()) {
      legend.add(LegendLine.remark(words.roads()));
    }
    legend.add(LegendLine.heading("Columns"));
    columns
        .lines()
        .forEach(each -> legend.add(LegendLine.remark(each.strip().replaceAll(" +", " "))));
    legend.add(LegendLine.remark(room()));
    marks.add(new GroundMark(points.get(0), GroundMark.Form.FROM, ""));
    marks.add(new GroundMark(points.get(points.size() - 1), GroundMark.Form.TO, ""));
    return new AnalysisPicture(
        "March to " + Described.title(terrain(), wanted),
        terrain().title() + "; " + headline(),
        Shown.around(points, terrain().extent()),
        List.of(),
        List.of(way),
        marks,
        legend,
        List.of(new AnalysisPicture.Unit(book.ground().plural(), book.ground().toMetres(1))));
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(
        Shape.of(
            line(),
            "troops",
            order.slowest().troops().type().key(),
            "rules",
            book.id().id(),
            "lengthMetres",
            route.lengthMetres(),
            "minutes",
            route.totalMinutes()));
    for (RouteSurvey.Passage passage : survey.passages()) {
      MapPoint at = route.pointAfterMetres(passage.fromMetres());
      shapes.add(
          Shape.of(
              GEOMETRY.createPoint(new Coordinate(at.x(), at.y())),
              "passage",
              passage.feature().kind().key(),
              "name",
              passage.feature().name().orElse(""),
              "atMetres",
              passage.fromMetres()));
    }
    return shapes;
  }
}
