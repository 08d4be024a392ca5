package studio.kriegsspiel.reading.defence;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
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
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.defence.DefenceSurvey;
import studio.kriegsspiel.terrain.ground.Ground;

/** How strong a position is, how long its outskirt, and the battalions that this needs. */
public final class DefenceAnswer implements GroundAnswer {
  private static final int DIRECTIONS = 8;

  private final Ground ground;
  private final RuleBook book;
  private final MapPoint at;
  private final Optional<Feature> area;
  private final List<PositionFrom> positions = new ArrayList<>();
  private final PostBook posts;

  /**
   * The position against attackers from one side.
   *
   * @param fromDegrees where they come from, clockwise from grid north
   * @param position its class and reasons, nothing on open ground
   * @param outskirtMetres length of the outskirt that faces them, nothing without an area
   */
  private record PositionFrom(
      double fromDegrees,
      Optional<DefenceSurvey.Position> position,
      OptionalDouble outskirtMetres) {}

  /**
   * Surveys a position.
   *
   * @param fromDegrees the side the attack comes from; nothing for all eight
   * @param reachMetres how near walls, hedges and edges must be to count
   */
  public DefenceAnswer(
      Ground ground, RuleBook book, MapPoint at, OptionalDouble fromDegrees, double reachMetres) {
    this.ground = ground;
    this.book = book;
    this.at = at;
    this.posts = PostBook.of(book);
    this.area = Positions.findArea(ground, at);
    DefenceSurvey survey = new DefenceSurvey(ground, posts.limits());
    for (int i = 0; i < DIRECTIONS; i++) {
      double from = fromDegrees.orElse(i * 360.0 / DIRECTIONS);
      double moving = (from + 180) % 360;
      OptionalDouble outskirt =
          area.isPresent()
              ? OptionalDouble.of(DefenceSurvey.outskirtMetres(area.get().geometry(), moving))
              : OptionalDouble.empty();
      positions.add(new PositionFrom(from, survey.findPosition(at, moving, reachMetres), outskirt));
      if (fromDegrees.isPresent()) {
        break;
      }
    }
  }

  @Override
  public Terrain terrain() {
    return ground.terrain();
  }

  private String name() {
    return area.map(Described::named).orElse("the ground at " + Figures.point(at));
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(name() + " under " + book.id().shortTitle());
    if (posts.strongholds().isEmpty()) {
      lines.add(
          book.id().shortTitle()
              + " knows no light, strong and fortified positions, nor how many battalions one"
              + " needs; what its cover is worth under fire:");
      List<String> cover = Positions.cover(book, ground, at);
      lines.addAll(cover.isEmpty() ? List.of("nothing: the ground is open") : cover);
      return lines;
    }
    if (area.isEmpty() && positions.stream().allMatch(each -> each.position().isEmpty())) {
      lines.add(
          terrain().knowsFeatures()
              ? "open ground: no position, and nothing to hold"
              : "not known: this ground has no layer of features, so nobody knows what stands here");
      return lines;
    }
    if (alike()) {
      lines.add(strength(positions.get(0)) + " on every side" + troops(longest()));
    } else {
      positions.forEach(each -> lines.add(line(each)));
    }
    area.ifPresent(
        feature ->
            lines.add(
                "the whole outskirt is "
                    + Figures.metres(
                        DefenceSurvey.outskirtMetres(feature.geometry()), book.ground())));
    lines.addAll(posts.sources());
    return lines;
  }

  /** Whether all sides are of one class and need as many battalions. */
  private boolean alike() {
    return positions.size() > 1
        && positions.stream().map(each -> strength(each) + counts(each)).distinct().count() == 1;
  }

  private PositionFrom longest() {
    return positions.stream()
        .max(Comparator.comparingDouble(each -> each.outskirtMetres().orElse(0)))
        .orElseThrow();
  }

  private String line(PositionFrom each) {
    return Figures.format(
        "from the %-11s %s%s", Figures.compass(each.fromDegrees()), strength(each), troops(each));
  }

  private String strength(PositionFrom each) {
    return each.position()
        .map(
            position ->
                posts.word(position.strength())
                    + " ("
                    + String.join(", ", position.reasons())
                    + ")")
        .orElse("no position");
  }

  private String troops(PositionFrom each) {
    return each.outskirtMetres().isEmpty()
        ? ""
        : Figures.format(
            "; outskirt of %s: %s",
            Figures.metres(each.outskirtMetres().getAsDouble(), book.ground()), counts(each));
  }

  private String counts(PositionFrom each) {
    if (each.outskirtMetres().isEmpty() || posts.findFront(area).isEmpty()) {
      return "";
    }
    Strongholds.Front front = posts.findFront(area).get();
    double metres = each.outskirtMetres().getAsDouble();
    int most = battalions(metres, front.defenceFrom());
    int least = battalions(metres, front.defenceTo());
    return Figures.format(
        "%s to hold it, %s to attack",
        least == most ? plural(least) : least + " to " + plural(most),
        plural(battalions(metres, front.attack())));
  }

  private int battalions(double metres, int unitsPerBattalion) {
    return DefenceSurvey.battalionsFor(metres, book.ground().toMetres(unitsPerBattalion));
  }

  private static String plural(int battalions) {
    return battalions + (battalions == 1 ? " battalion" : " battalions");
  }

  @Override
  public void describe(ObjectNode json) {
    json.put("rules", book.id().id());
    JsonFigures.put(json, "at", at);
    json.put("what", name());
    json.put("known", posts.strongholds().isPresent());
    ArrayNode all = json.putArray("positions");
    if (posts.strongholds().isPresent()) {
      for (PositionFrom each : positions) {
        ObjectNode one = all.addObject();
        JsonFigures.put(one, "fromDegrees", each.fromDegrees());
        String none = terrain().knowsFeatures() ? "none" : "not known";
        one.put("class", each.position().map(p -> posts.word(p.strength())).orElse(none));
        ArrayNode reasons = one.putArray("reasons");
        each.position().ifPresent(position -> position.reasons().forEach(reasons::add));
        each.outskirtMetres().ifPresent(metres -> JsonFigures.put(one, "outskirtMetres", metres));
        posts
            .findFront(area)
            .filter(front -> each.outskirtMetres().isPresent())
            .ifPresent(
                front -> {
                  double metres = each.outskirtMetres().getAsDouble();
                  one.put("battalionsLeast", battalions(metres, front.defenceTo()));
                  one.put("battalionsMost", battalions(metres, front.defenceFrom()));
                  one.put("battalionsToAttack", battalions(metres, front.attack()));
                });
      }
    }
    ArrayNode cover = json.putArray("coverUnderFire");
    Positions.cover(book, ground, at).forEach(cover::add);
  }

  @Override
  public Optional<Cells> findCells() {
    return Optional.empty();
  }

  private Geometry shape() {
    return area.map(Feature::geometry)
        .orElseGet(() -> new GeometryFactory().createPoint(new Coordinate(at.x(), at.y())));
  }

  @Override
  public AnalysisPicture picture() {
    List<GroundLine> lines = new ArrayList<>();
    List<MapPoint> corners = new ArrayList<>(List.of(at));
    for (Coordinate each : shape().getCoordinates()) {
      corners.add(new MapPoint(each.x, each.y));
    }
    GroundLine outskirt =
        new GroundLine(shape(), Shown.ink("analysis.way"), 0.7, false, true, Optional.empty());
    if (area.isPresent()) {
      lines.add(outskirt);
    }
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading("Position"));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "asked about"));
    if (area.isPresent()) {
      legend.add(LegendLine.stroke(outskirt, "its outskirt"));
    }
    lines().stream()
        .skip(1)
        .forEach(words -> legend.add(LegendLine.remark(words.replaceAll(" +", " "))));
    return new AnalysisPicture(
        "Defence of " + Described.title(terrain(), at),
        terrain().title() + "; " + book.id().shortTitle(),
        Shown.around(corners, terrain().extent()),
        List.of(),
        lines,
        List.of(new GroundMark(at, GroundMark.Form.FROM, "")),
        legend,
        List.of(new AnalysisPicture.Unit(book.ground().plural(), book.ground().toMetres(1))));
  }

  @Override
  public List<Shape> shapes() {
    String strongest =
        positions.stream()
            .flatMap(each -> each.position().stream())
            .map(DefenceSurvey.Position::strength)
            .max(Enum::compareTo)
            .map(posts::word)
            .orElse(terrain().knowsFeatures() ? "none" : "not known");
    return List.of(
        Shape.of(
            shape(),
            "what",
            name(),
            "class",
            posts.strongholds().isPresent() ? strongest : "not known to the book",
            "outskirtMetres",
            shape().getLength()));
  }
}
