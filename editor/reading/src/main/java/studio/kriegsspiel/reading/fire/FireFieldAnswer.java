package studio.kriegsspiel.reading.fire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import studio.kriegsspiel.reading.answer.Shares;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.sight.SightGround;

/** What a weapon reaches: its ranges, good and bad effect, and ground that is dead to it. */
public final class FireFieldAnswer implements GroundAnswer {
  private static final int COLOURS = 6;
  private static final double EDGE_METRES = 60;

  private final Terrain terrain;
  private final FireSetting setting;
  private final FireClasses classes;

  /** Works out the field of fire. */
  public FireFieldAnswer(Terrain terrain, FireSetting setting) {
    this(terrain, SightGround.of(terrain), setting);
  }

  /** Works out the field of fire over a terrain that has been prepared for sight. */
  public FireFieldAnswer(Terrain terrain, SightGround sight, FireSetting setting) {
    this.terrain = terrain;
    this.setting = setting;
    this.classes = new FireClasses(terrain, sight, setting);
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  private List<RangeTable.Step> steps() {
    return setting.table().steps();
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setting.weapon() + ", " + setting.arcWords());
    for (int i = 0; i < steps().size(); i++) {
      RangeTable.Step step = steps().get(i);
      double good = classes.goodSquareMetres(i);
      double bad = classes.badSquareMetres(i);
      double doubtful = classes.doubtfulSquareMetres(i);
      lines.add(
          Figures.format(
              "%-46s %9s struck%s  [%s]",
              setting.words(step),
              Figures.area(good + bad + doubtful),
              classes.isDivided() ? shares(good, bad, doubtful) : "",
              step.citation()));
    }
    double dead = classes.deadSquareMetres();
    lines.add(
        Figures.format(
            "dead ground   %s, %s of what is known in arc and range",
            Figures.area(dead), Figures.percent(dead, dead + classes.struckSquareMetres())));
    classes.unknown().line(dead + classes.struckSquareMetres()).ifPresent(lines::add);
    if (!classes.isDivided()) {
      lines.add(
          setting.book().id().shortTitle()
              + " knows no good and bad effect of this weapon: cover at the target counts, so ask for one target");
    }
    Described.shut(
            terrain, new FeatureIndex(terrain.features()), setting.position().at(), "the weapon")
        .ifPresent(lines::add);
    return lines;
  }

  private static String shares(double good, double bad, double doubtful) {
    if (good + bad + doubtful == 0) {
      return "";
    }
    List<String> percents = Shares.words(good, bad, doubtful);
    return ", good effect on "
        + percents.get(0)
        + (doubtful > 0
            ? ", not known on "
                + percents.get(2)
                + " (the ground behind lies off the map or has no heights)"
            : "");
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "from", setting.position().at());
    json.put("rules", setting.book().id().id());
    json.put("weapon", setting.table().weapon());
    JsonFigures.put(json, "facingDegrees", setting.position().facingDegrees());
    JsonFigures.put(json, "arcDegrees", 2 * setting.position().halfArcDegrees());
    json.put("arc", setting.arcWords());
    json.put("goodAndBadEffect", classes.isDivided());
    ArrayNode ranges = json.putArray("ranges");
    for (int i = 0; i < steps().size(); i++) {
      RangeTable.Step step = steps().get(i);
      ObjectNode range = ranges.addObject().put("name", step.name()).put("upTo", step.upTo());
      range.put("unit", setting.book().ground().plural());
      JsonFigures.put(range, "upToMetres", setting.table().metres(step));
      if (!step.worth().isEmpty()) {
        range.put("worth", step.worth());
      }
      if (classes.isDivided()) {
        JsonFigures.put(range, "goodSquareMetres", classes.goodSquareMetres(i));
        JsonFigures.put(range, "badSquareMetres", classes.badSquareMetres(i));
        JsonFigures.put(range, "unknownEffectSquareMetres", classes.doubtfulSquareMetres(i));
      } else {
        JsonFigures.put(range, "struckSquareMetres", classes.goodSquareMetres(i));
      }
      range.put("source", step.citation().toString());
    }
    JsonFigures.put(json, "deadSquareMetres", classes.deadSquareMetres());
    classes.unknown().describe(json);
  }

  /**
   * The class of each cell: 0 dead ground, 10 n at range n, 10 n + 1 with bad effect, 10 n + 2
   * where the effect is not known.
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
    Tint dead = Shown.wash("analysis.dead");
    List<Tint> tints = new ArrayList<>();
    for (int i = 0; i < 10 * (steps().size() + 1) + 3; i++) {
      int band = i / 10 - 1;
      tints.add(
          band < 0 || band >= bands.size()
              ? dead
              : i % 10 > 0 ? bands.get(band).hatch() : bands.get(band));
    }
    List<GroundLine> lines = new ArrayList<>();
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading(setting.table().weapon()));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "the weapon"));
    for (int i = 0; i < steps().size(); i++) {
      legend.add(LegendLine.box(bands.get(i), setting.words(steps().get(i))));
      lines.add(
          GroundLine.thin(
              setting.ring(setting.table().metres(steps().get(i))), Shown.ink("analysis.ring")));
    }
    if (classes.isDivided()) {
      legend.add(
          LegendLine.box(
              bands.get(0).hatch(),
              classes.isDoubtful()
                  ? "hatched: bad effect, or not known as the ground behind is not"
                  : "hatched: bad effect"));
    }
    legend.add(LegendLine.box(dead, "dead ground"));
    legend.add(
        LegendLine.remark(
            Figures.format(
                "Struck %s, dead %s of what is known in arc and range. Target %.1f m high.",
                Figures.area(classes.struckSquareMetres()),
                Figures.percent(
                    classes.deadSquareMetres(),
                    classes.deadSquareMetres() + classes.struckSquareMetres()),
                setting.position().targetMetres())));
    double farthest = setting.table().farthestMetres() + EDGE_METRES;
    MapPoint at = setting.position().at();
    Bounds around = Shown.within(shown(at, farthest), terrain.extent());
    return new AnalysisPicture(
        "Fire from " + Described.title(terrain, at),
        terrain.title() + "; " + setting.weapon() + ", " + setting.arcWords(),
        around,
        List.of(new CellWash(classes.grid(), classes.toArray(), tints)),
        lines,
        List.of(new GroundMark(at, GroundMark.Form.FROM, "")),
        legend,
        List.of(
            new AnalysisPicture.Unit(
                setting.book().ground().plural(), setting.book().ground().toMetres(1))));
  }

  private Bounds shown(MapPoint at, double farthest) {
    if (setting.position().halfArcDegrees() >= 180) {
      return new Bounds(at.x() - farthest, at.y() - farthest, at.x() + farthest, at.y() + farthest);
    }
    var envelope = setting.ring(setting.table().farthestMetres()).getEnvelopeInternal();
    double margin =
        Math.max(EDGE_METRES, 0.08 * Math.max(envelope.getWidth(), envelope.getHeight()));
    return new Bounds(
            envelope.getMinX(), envelope.getMinY(), envelope.getMaxX(), envelope.getMaxY())
        .grown(margin);
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < steps().size(); i++) {
      if (classes.isDivided()) {
        outline(shapes, i, FireClasses.good(i), "good");
        outline(shapes, i, FireClasses.bad(i), "bad");
        outline(shapes, i, FireClasses.doubtful(i), "not known");
      } else {
        outline(shapes, i, FireClasses.good(i), "undivided");
      }
    }
    Outlines.add(
        shapes, classes.grid(), classes.toArray(), FireClasses.DEAD, "range", "dead ground");
    return shapes;
  }

  private void outline(List<Shape> shapes, int range, byte wanted, String effect) {
    RangeTable.Step step = steps().get(range);
    Outlines.add(
        shapes,
        classes.grid(),
        classes.toArray(),
        wanted,
        "range",
        step.name(),
        "upTo",
        step.upTo(),
        "unit",
        setting.book().ground().plural(),
        "effect",
        effect);
  }
}
