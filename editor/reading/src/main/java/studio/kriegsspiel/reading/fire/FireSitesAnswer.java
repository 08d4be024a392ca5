package studio.kriegsspiel.reading.fire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.CellWash;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.GroundMark;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.Tint;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.answer.Outlines;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * From where a weapon would see a target and strike it, by the ranges of its book and what the book
 * lets it stand on. Which of these sites is the best one it does not say: cover, flanks and the way
 * there are the commander's to weigh.
 */
public final class FireSitesAnswer implements GroundAnswer {
  private static final int COLOURS = 6;
  private static final double EDGE_METRES = 60;

  private final Terrain terrain;
  private final SiteWeapon weapon;
  private final MapPoint target;
  private final SightRange light;
  private final SiteClasses classes;

  /** Looks for sites over a ground that has been prepared for sight. */
  public FireSitesAnswer(
      Ground ground, SightGround sight, SiteWeapon weapon, MapPoint target, SightRange light) {
    this.terrain = ground.terrain();
    this.weapon = weapon;
    this.target = target;
    this.light = light;
    this.classes = new SiteClasses(ground, sight, weapon, target, light);
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  private List<RangeTable.Step> steps() {
    return weapon.table().steps();
  }

  private String conditions() {
    return Figures.format(
        "%s; sees up to %s (%s)",
        weapon.words(), Figures.metres(light.metres(), weapon.book().ground()), light.why());
  }

  /** What a point is to the weapon: why it may not stand there, empty where it may. */
  public String footing(MapPoint site) {
    return classes
        .findObstacle(site)
        .map(
            impossible ->
                Figures.format(
                    "cannot stand %s [%s]", classes.describeObstacle(site), impossible.citation()))
        .orElse("");
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(conditions());
    for (int i = 0; i < steps().size(); i++) {
      RangeTable.Step step = steps().get(i);
      lines.add(
          Figures.format(
              "%-46s from %9s  [%s]",
              weapon.words(step),
              Figures.area(classes.squareMetres(SiteClasses.strikes(i))),
              step.citation()));
    }
    double striking = classes.strikingSquareMetres();
    double barred = classes.squareMetres(SiteClasses.NO_FOOTING);
    double hidden = classes.squareMetres(SiteClasses.HIDDEN);
    lines.add(
        Figures.format(
            "no footing    %s, from where it would strike, but may not stand by the book",
            Figures.area(barred)));
    lines.add(
        Figures.format(
            "hidden        %s, %s of what is known in range",
            Figures.area(hidden), Figures.percent(hidden, hidden + barred + striking)));
    lines.add(
        Figures.format(
            "too far       %s, from where it is seen",
            Figures.area(classes.squareMetres(SiteClasses.TOO_FAR))));
    classes.unknown().line(hidden + barred + striking).ifPresent(lines::add);
    Described.shut(terrain, new FeatureIndex(terrain.features()), target, "the target")
        .ifPresent(lines::add);
    lines.add("for good and bad effect ask for one site: the ground between counts");
    return lines;
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "target", target);
    json.put("rules", weapon.book().id().id());
    json.put("weapon", weapon.table().weapon());
    JsonFigures.put(json, "sightMetres", light.metres());
    json.put("sight", light.why());
    ArrayNode ranges = json.putArray("ranges");
    for (int i = 0; i < steps().size(); i++) {
      RangeTable.Step step = steps().get(i);
      ObjectNode range = ranges.addObject().put("name", step.name()).put("upTo", step.upTo());
      range.put("unit", weapon.book().ground().plural());
      JsonFigures.put(range, "upToMetres", weapon.table().metres(step));
      JsonFigures.put(range, "sitesSquareMetres", classes.squareMetres(SiteClasses.strikes(i)));
      range.put("source", step.citation().toString());
    }
    JsonFigures.put(json, "noFootingSquareMetres", classes.squareMetres(SiteClasses.NO_FOOTING));
    JsonFigures.put(json, "hiddenSquareMetres", classes.squareMetres(SiteClasses.HIDDEN));
    JsonFigures.put(json, "tooFarSquareMetres", classes.squareMetres(SiteClasses.TOO_FAR));
    classes.unknown().describe(json);
  }

  /**
   * The class of each cell: 0 where the target is hidden, 1 too far, 2 no footing, 10 n where it is
   * struck at range n.
   */
  @Override
  public Optional<Cells> findCells() {
    return Optional.of(new Cells.Classes(classes.grid(), classes.toArray()));
  }

  @Override
  public Optional<Zone> findZone() {
    return Optional.of(new Zone(classes.grid(), classes.rings()));
  }

  @Override
  public AnalysisPicture picture() {
    List<Tint> bands = Shown.scale("analysis.fire", steps().size(), COLOURS);
    Tint hidden = Shown.wash("analysis.dead");
    Tint far = Shown.wash("analysis.far");
    Tint barred = hidden.hatch();
    List<Tint> tints = new ArrayList<>();
    for (int i = 0; i <= SiteClasses.strikes(steps().size() - 1); i++) {
      tints.add(
          switch (i) {
            case SiteClasses.HIDDEN -> hidden;
            case SiteClasses.TOO_FAR -> far;
            case SiteClasses.NO_FOOTING -> barred;
            default -> bands.get(Math.max(0, i / 10 - 1));
          });
    }
    List<GroundLine> lines = new ArrayList<>();
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading("Strikes the target at"));
    legend.add(LegendLine.sign(GroundMark.Form.TO, "the target"));
    for (int i = 0; i < steps().size(); i++) {
      legend.add(LegendLine.box(bands.get(i), weapon.words(steps().get(i))));
      lines.add(
          GroundLine.thin(ring(weapon.table().metres(steps().get(i))), Shown.ink("analysis.ring")));
    }
    legend.add(LegendLine.box(barred, "hatched: may not stand there by the book"));
    legend.add(LegendLine.box(hidden, "the target is hidden"));
    legend.add(LegendLine.box(far, "sees it, but too far to strike"));
    legend.add(
        LegendLine.remark(
            Figures.format(
                "It strikes from %s. Target %.1f m high.",
                Figures.area(classes.strikingSquareMetres()),
                SightOptions.ON_FOOT.targetMetres())));
    double farthest = classes.withinMetres() + EDGE_METRES;
    return new AnalysisPicture(
        "Sites against " + Described.title(terrain, target) + " for " + weapon.table().weapon(),
        terrain.title() + "; " + conditions(),
        Shown.around(
            List.of(target.offset(farthest, 225), target.offset(farthest, 45)), terrain.extent()),
        List.of(new CellWash(classes.grid(), classes.toArray(), tints)),
        lines,
        List.of(new GroundMark(target, GroundMark.Form.TO, "")),
        legend,
        List.of(
            new AnalysisPicture.Unit(
                weapon.book().ground().plural(), weapon.book().ground().toMetres(1))));
  }

  private Geometry ring(double metres) {
    return new GeometryFactory()
        .createPoint(new Coordinate(target.x(), target.y()))
        .buffer(metres, 32);
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < steps().size(); i++) {
      outline(shapes, SiteClasses.strikes(i), steps().get(i).name());
    }
    outline(shapes, SiteClasses.NO_FOOTING, "no footing");
    outline(shapes, SiteClasses.HIDDEN, "hidden");
    outline(shapes, SiteClasses.TOO_FAR, "too far");
    return shapes;
  }

  private void outline(List<Shape> shapes, byte wanted, String word) {
    Outlines.add(shapes, classes.grid(), classes.toArray(), wanted, "site", word);
  }
}
