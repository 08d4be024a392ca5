package studio.kriegsspiel.reading.fire;

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
import studio.kriegsspiel.reading.point.CoverWords;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.reading.point.EdgePoint;
import studio.kriegsspiel.reading.point.LineProfile;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.trace.TraceStep;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.fire.FireLine;
import studio.kriegsspiel.terrain.fire.FirePosition;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** One target with its working: range, band, what hides it, what the ground does to the fire. */
public final class FireLineAnswer implements GroundAnswer {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Ground ground;
  private final FireSetting setting;
  private final Optional<String> note;
  private final MapPoint aim;
  private final MapPoint target;
  private final FireLine line;
  private final LineOfFire between;
  private final LineOfFire best;
  private final KnownEffect effect;

  /** Follows the shot. */
  public FireLineAnswer(Ground ground, FireSetting setting, MapPoint aim) {

    this.ground = ground;
    this.setting = setting;
    EdgePoint edge =
        EdgePoint.facing(ground.features(), aim, setting.position().at(), "the target");
    this.aim = aim;
    this.note = edge.note();
    this.target = edge.at();
    FirePosition position = setting.position();
    SightGround sight = SurveyedGround.of(ground).findSight().orElseThrow();
    this.line =
        FireLine.of(ground, sight, position, setting.bands(), target, FireSetting.COVER_METRES);
    SightOptions options =
        new SightOptions(
            position.muzzleMetres(),
            position.targetMetres(),
            line.sight().distanceMetres() + FireGround.BEYOND_METRES,
            FireSetting.COVER_METRES,
            SightOptions.ON_FOOT.curvature());
    FireGround field = FireGround.of(ground, Sight.along(sight, position.at(), target, options));
    var there = ground.featuresAt(target.x(), target.y());
    this.between = field.lineTo(target, there);
    this.best = field.bestLineTo(target, there);
    this.effect =
        KnownEffect.of(
            setting.book().fieldManual().gunnery(), setting.troops(), field, target, there);
  }

  @Override
  public Terrain terrain() {
    return ground.terrain();
  }

  private Optional<RangeTable.Step> step() {
    return setting.table().findAt(line.sight().distanceMetres());
  }

  /** Whether the ground that the line rests on is known. */
  public boolean isKnown() {
    return known() && setting.position().at().distanceMetres(target) > 0;
  }

  /** What lies between the weapon and its target. */
  public LineOfFire between() {
    return between;
  }

  private boolean known() {
    return line.sight().isKnown(setting.position().targetMetres());
  }

  /** In a few words whether the target can be struck. */
  public String verdict() {
    if (Double.isNaN(line.sight().hiddenMetres())) {
      return "not known: the heights have a hole at one of the points, or it lies off the map";
    }
    if (!known()) {
      return Figures.format(
          "not known: %,.0f m of the way lead over ground without heights",
          line.sight().unknownMetres());
    }
    if (!line.inArc()) {
      return "out of arc: the target lies to the "
          + Figures.compass(setting.position().at().bearingDegrees(target));
    }
    if (step().isEmpty()) {
      return "out of range";
    }
    return line.sight().visible() ? "can be struck" : "hidden: dead ground";
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setting.weapon() + ", " + setting.arcWords());
    lines.add(
        Figures.format(
            "%s at %s",
            verdict(), Figures.metres(line.sight().distanceMetres(), setting.book().ground())));
    step()
        .ifPresentOrElse(
            step -> lines.add("range     " + setting.words(step) + " [" + step.citation() + "]"),
            () ->
                lines.add(
                    "range     the farthest is "
                        + Figures.metres(
                            setting.table().farthestMetres(), setting.book().ground())));
    note.ifPresent(lines::add);
    if (!known()) {
      return lines;
    }
    line.sight()
        .hiddenBy()
        .filter(by -> !line.sight().visible())
        .ifPresent(
            by ->
                lines.add(
                    Figures.format(
                        "hidden    %.1f m from the ground up, behind %s %,.0f m from the muzzle",
                        line.sight().hiddenMetres(),
                        CoverWords.obstacle(ground.features(), by),
                        by.distanceMetres(setting.position().at()))));
    lines.add(ground());
    if (!effect.sure()) {
      lines.add(
          "effect    not known: it is good if the ground behind or before the target of which"
              + " nothing is known ("
              + whyUnknown()
              + ") lies in view, else bad");
    }
    for (TraceStep each : effect.sure() ? effect.effect().steps() : List.<TraceStep>of()) {
      lines.add(each.factor() + ": " + each.value() + " [" + each.citation() + "]");
    }
    if (effect.effect().verdict() == FireEffect.Verdict.UNDIVIDED && line.isPossible()) {
      lines.add(setting.book().id().shortTitle() + " knows no good and bad effect of this weapon");
    }
    return lines;
  }

  /** Where the ground about the target ends to be known. */
  private String whyUnknown() {
    MapPoint from = setting.position().at();
    double bearing = from.bearingDegrees(target);
    MapPoint behind = target.offset(between.seenBehindMetres() + 1.5 * cellMetres(), bearing);
    return terrain().extent().contains(behind)
        ? "it has no heights"
        : Figures.format("the map ends %,.0f m behind it", between.seenBehindMetres());
  }

  private double cellMetres() {
    return ground.heights().map(ElevationGrid::cellMetres).orElse(0.0);
  }

  private static String seen(double least, double most) {
    return least == most
        ? Figures.format("%,.0f m", least)
        : Figures.format("%,.0f m or more", least);
  }

  private String even() {
    return !between.even() && best.even()
        ? "perhaps even"
        : !between.even()
            ? "not even"
            : terrain().knowsFeatures() ? "even" : "even as far as heights tell";
  }

  private String ground() {
    return Figures.format(
        "ground    steepest %.1f° on the way, %s; %s in view before the target, %s behind;"
            + " the target stands %,.0f m %s",
        between.steepestDegrees(),
        even(),
        seen(between.seenBeforeMetres(), best.seenBeforeMetres()),
        seen(between.seenBehindMetres(), best.seenBehindMetres()),
        Math.abs(line.risesMetres()),
        line.risesMetres() < 0 ? "lower" : "higher");
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "from", setting.position().at());
    JsonFigures.put(json, "to", target);
    json.put("rules", setting.book().id().id());
    json.put("weapon", setting.table().weapon());
    note.ifPresent(words -> json.put("note", words));
    json.put("known", known());
    if (known()) {
      json.put("possible", line.isPossible());
    } else {
      json.putNull("possible");
    }
    json.put("verdict", verdict());
    JsonFigures.put(json, "distanceMetres", line.sight().distanceMetres());
    JsonFigures.put(
        json, "distance", setting.book().ground().fromMetres(line.sight().distanceMetres()));
    json.put("unit", setting.book().ground().plural());
    step().ifPresent(step -> json.put("range", step.name()));
    json.put("inArc", line.inArc());
    JsonFigures.put(json, "unknownMetres", line.sight().unknownMetres());
    if (known()) {
      json.put("visible", line.sight().visible());
    } else {
      json.putNull("visible");
    }
    JsonFigures.put(json, "hiddenMetres", line.sight().hiddenMetres());
    line.sight()
        .hiddenBy()
        .filter(by -> !line.sight().visible())
        .ifPresent(
            by -> {
              JsonFigures.put(json, "hiddenBy", by);
              CoverWords.describe(json, ground.features(), by);
            });
    JsonFigures.put(json, "steepestDegrees", between.steepestDegrees());
    if (between.even() == best.even() && (terrain().knowsFeatures() || !between.even())) {
      json.put("even", between.even());
    } else {
      json.putNull("even");
    }
    JsonFigures.put(json, "risesMetres", line.risesMetres());
    json.put("effect", effect.word());
    ArrayNode steps = json.putArray("working");
    for (TraceStep each : effect.sure() ? effect.effect().steps() : List.<TraceStep>of()) {
      steps
          .addObject()
          .put("factor", each.factor())
          .put("value", each.value())
          .put("source", each.citation().toString());
    }
  }

  @Override
  public Optional<Cells> findCells() {
    return Optional.empty();
  }

  private LineString shape() {
    MapPoint from = setting.position().at();
    return GEOMETRY.createLineString(
        new Coordinate[] {
          new Coordinate(from.x(), from.y()), new Coordinate(target.x(), target.y())
        });
  }

  @Override
  public AnalysisPicture picture() {
    GroundLine shot =
        new GroundLine(
            shape(),
            Shown.ink(line.isPossible() ? "analysis.way" : "analysis.ring"),
            0.6,
            !line.isPossible(),
            true,
            Optional.empty());
    MapPoint from = setting.position().at();
    List<GroundMark> marks = new ArrayList<>();
    marks.add(new GroundMark(from, GroundMark.Form.FROM, ""));
    marks.add(new GroundMark(target, GroundMark.Form.TO, ""));
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading(verdict()));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "the weapon"));
    legend.add(LegendLine.sign(GroundMark.Form.TO, "the target"));
    legend.add(LegendLine.stroke(shot, "line of fire"));
    line.sight()
        .hiddenBy()
        .filter(by -> !line.sight().visible())
        .ifPresent(
            by -> {
              marks.add(new GroundMark(by, GroundMark.Form.OBSTACLE, ""));
              legend.add(LegendLine.sign(GroundMark.Form.OBSTACLE, "what hides it"));
            });
    lines().stream()
        .skip(2)
        .forEach(words -> legend.add(LegendLine.remark(words.replaceAll(" +", " "))));
    AnalysisPicture map =
        new AnalysisPicture(
            "Fire from "
                + Described.title(terrain(), from)
                + " on "
                + Described.title(terrain(), aim),
            terrain().title() + "; " + setting.weapon() + ", " + setting.arcWords(),
            Shown.around(List.of(from, target), terrain().extent()),
            List.of(),
            List.of(shot),
            marks,
            legend,
            List.of(
                new AnalysisPicture.Unit(
                    setting.book().ground().plural(), setting.book().ground().toMetres(1))));
    return LineProfile.of(
            terrain(),
            line.sight(),
            setting.position().muzzleMetres(),
            setting.position().targetMetres())
        .map(map::with)
        .orElse(map);
  }

  @Override
  public List<Shape> shapes() {
    return List.of(
        Shape.of(
            shape(),
            "verdict",
            verdict(),
            "distanceMetres",
            line.sight().distanceMetres(),
            "range",
            step().map(RangeTable.Step::name).orElse(""),
            "effect",
            effect.word()));
  }
}
