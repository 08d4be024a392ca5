package studio.kriegsspiel.cli.ground.info;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import studio.kriegsspiel.reading.answer.Caveats;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;

/** Tells what a ground holds, and what it is like at a point. */
public final class GroundInfo {
  private final Terrain terrain;
  private final Optional<ElevationGrid> heights;
  private final PrintStream out;

  /** Looks at a ground with its hand edits. */
  public GroundInfo(Terrain terrain, PrintStream out) {
    this.terrain = terrain;
    this.heights = HandEdits.heights(terrain);
    this.out = out;
  }

  /** The whole ground in words. */
  public void text() {
    Bounds extent = terrain.extent();
    out.println(terrain.title() + " (" + terrain.name() + ")");
    out.println("system   " + terrain.crs());
    out.println(
        Figures.format(
            "extent   %.0f to %.0f east, %.0f to %.0f north (%.1f x %.1f km)",
            extent.west(),
            extent.east(),
            extent.south(),
            extent.north(),
            extent.widthMetres() / 1000,
            extent.heightMetres() / 1000));
    heights.ifPresent(grid -> out.println("heights  " + heights(grid)));
    terrain
        .givenSlope()
        .ifPresent(
            slope ->
                out.println(
                    Figures.format(
                        "slope    of its own source, %d x %d cells of %s m%s",
                        slope.geometry().columns(),
                        slope.geometry().rows(),
                        number(slope.geometry().cellMetres()),
                        terrain.slopeSource() == SlopeSource.RASTER
                            ? "; counts before that of the heights"
                            : "")));
    terrain.sheet().ifPresent(sheet -> out.println("sheet    " + sheet(sheet)));
    counts().forEach((kind, count) -> out.println(Figures.format("feature  %s: %d", kind, count)));
    if (!terrain.knowsFeatures()) {
      out.println("feature  no layer of them: woods, water, roads and houses are not known");
    }
    for (Place place : terrain.places()) {
      out.println(
          Figures.format("place    %s: %.0f %.0f", place.name(), place.at().x(), place.at().y()));
    }
    accuracy();
    new EditInfo(terrain).text(out);
  }

  /** Where each layer comes from and how far it is to be trusted. */
  public void accuracy() {
    for (LayerKind kind : LayerKind.values()) {
      terrain.findNotes(kind).ifPresent(known -> notes(word(kind), known).forEach(out::println));
    }
  }

  private static String heights(ElevationGrid grid) {
    int voids = grid.countVoids();
    return Figures.format(
        "%.1f to %.1f m in %d x %d cells of %s m, %s",
        grid.lowestMetres(),
        grid.highestMetres(),
        grid.columns(),
        grid.rows(),
        number(grid.cellMetres()),
        voids == 0
            ? "none without"
            : Figures.format(
                "%d without (%.1f %%)", voids, 100.0 * voids / grid.geometry().size()));
  }

  private static String sheet(SheetImage sheet) {
    return Figures.format(
        "a drawn map of %d x %d pixels, %.2f m each",
        sheet.widthPixels(), sheet.heightPixels(), sheet.georeference().pixelMetres());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static List<String> notes(String layer, LayerNotes notes) {
    Accuracy accuracy = notes.accuracy();
    Provenance origin = notes.provenance();
    StringBuilder trust = new StringBuilder(word(origin.confidence()));
    accuracy.horizontalMetres().ifPresent(m -> trust.append(", ±").append(metres(m)));
    accuracy.verticalMetres().ifPresent(m -> trust.append(", height ±").append(metres(m)));
    List<String> lines = new ArrayList<>();
    lines.add("source   " + layer + ": " + origin.source());
    for (String each :
        List.of(
            trust.toString(), origin.date(), origin.licence(), origin.method(), accuracy.note())) {
      if (!each.isBlank()) {
        lines.add("         " + each);
      }
    }
    return lines;
  }

  private static String metres(double metres) {
    return Figures.format(
        metres >= 100 ? "%.0f m" : "%s m", metres >= 100 ? metres : number(metres));
  }

  private Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    for (Feature feature : terrain.features()) {
      counts.merge(feature.kind().key(), 1, Integer::sum);
    }
    return counts;
  }

  /** The ground at a point in words. */
  public void text(MapPoint point) {
    GroundPoint here = Ground.of(terrain).at(point);
    LatLon degrees = CoordinateSystem.of(terrain.crs()).toLatLon(point);
    out.println(
        Figures.format(
            "point    %.0f %.0f (%.5f %s %.5f %s)",
            point.x(),
            point.y(),
            Math.abs(degrees.latitude()),
            degrees.latitude() < 0 ? "S" : "N",
            Math.abs(degrees.longitude()),
            degrees.longitude() < 0 ? "W" : "E"));
    out.println("height   " + orUnknown(here.heightMetres(), "%.1f m"));
    out.println("slope    " + orUnknown(here.slopeDegrees(), "%.1f°"));
    out.println("falls to " + orUnknown(here.aspectDegrees(), "%.0f°"));
    for (Feature feature : here.features()) {
      out.println(
          "here     "
              + feature.kind().key()
              + feature.name().map(name -> " \"" + name + "\"").orElse(""));
    }
    if (here.features().isEmpty()) {
      out.println("here     " + (terrain.knowsFeatures() ? "open ground" : "not known"));
    }
  }

  /** The whole ground, and a point of it, as JSON. */
  public void json(Optional<MapPoint> point) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("name", terrain.name()).put("title", terrain.title()).put("crs", terrain.crs());
    ObjectNode extent = json.putObject("extent");
    extent.put("west", terrain.extent().west());
    extent.put("south", terrain.extent().south());
    extent.put("east", terrain.extent().east());
    extent.put("north", terrain.extent().north());
    heights.ifPresent(grid -> heights(json.putObject("heights"), grid));
    json.put("givenSlope", terrain.givenSlope().isPresent());
    json.put("slopeFrom", word(terrain.slopeSource()));
    terrain
        .sheet()
        .ifPresent(
            sheet -> {
              ObjectNode drawn = json.putObject("sheet");
              drawn.put("width", sheet.widthPixels()).put("height", sheet.heightPixels());
              JsonFigures.put(drawn, "pixelMetres", sheet.georeference().pixelMetres());
            });
    Caveats.describe(json, terrain);
    ObjectNode features = json.putObject("features");
    counts().forEach(features::put);
    ArrayNode places = json.putArray("places");
    for (Place place : terrain.places()) {
      ObjectNode each = places.addObject().put("name", place.name());
      JsonFigures.put(each, "x", place.at().x());
      JsonFigures.put(each, "y", place.at().y());
    }
    ObjectNode layers = json.putObject("layers");
    for (LayerKind kind : LayerKind.values()) {
      terrain.findNotes(kind).ifPresent(known -> layer(layers.putObject(word(kind)), known));
    }
    new EditInfo(terrain).json(json);
    point.ifPresent(at -> point(json.putObject("point"), Ground.of(terrain).at(at)));
    out.println(json.toPrettyString());
  }

  private static void heights(ObjectNode json, ElevationGrid grid) {
    JsonFigures.put(json, "lowestMetres", grid.lowestMetres());
    JsonFigures.put(json, "highestMetres", grid.highestMetres());
    json.put("columns", grid.columns()).put("rows", grid.rows());
    json.put("cellMetres", grid.cellMetres()).put("voids", grid.countVoids());
  }

  private static void layer(ObjectNode json, LayerNotes notes) {
    Provenance origin = notes.provenance();
    json.put("source", origin.source()).put("licence", origin.licence());
    json.put("date", origin.date()).put("method", origin.method());
    json.put("confidence", word(origin.confidence()));
    JsonFigures.put(
        json, "horizontalMetres", notes.accuracy().horizontalMetres().orElse(Double.NaN));
    JsonFigures.put(json, "verticalMetres", notes.accuracy().verticalMetres().orElse(Double.NaN));
    json.put("accuracyNote", notes.accuracy().note());
  }

  private static void point(ObjectNode json, GroundPoint here) {
    JsonFigures.put(json, "x", here.at().x());
    JsonFigures.put(json, "y", here.at().y());
    JsonFigures.put(json, "heightMetres", here.heightMetres());
    JsonFigures.put(json, "slopeDegrees", here.slopeDegrees());
    JsonFigures.put(json, "fallsToDegrees", here.aspectDegrees());
    ArrayNode features = json.putArray("features");
    here.features().forEach(feature -> features.add(feature.kind().key()));
  }

  private static String orUnknown(double value, String form) {
    return Double.isNaN(value) ? "not known" : Figures.format(form, value);
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.valueOf(Math.round(value * 1000) / 1000.0);
  }
}
