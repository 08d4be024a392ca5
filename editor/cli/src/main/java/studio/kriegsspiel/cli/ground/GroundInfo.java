package studio.kriegsspiel.cli.ground;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;

/** Tells what a ground holds, and what it is like at a point. */
public final class GroundInfo {
  private final Terrain terrain;
  private final PrintStream out;

  public GroundInfo(Terrain terrain, PrintStream out) {
    this.terrain = terrain;
    this.out = out;
  }

  /** The whole ground in words. */
  public void text() {
    Bounds extent = terrain.extent();
    out.println(terrain.title() + " (" + terrain.name() + ")");
    out.println("system   " + terrain.crs());
    out.println(
        format(
            "extent   %.0f to %.0f east, %.0f to %.0f north (%.1f x %.1f km)",
            extent.west(),
            extent.east(),
            extent.south(),
            extent.north(),
            extent.widthMetres() / 1000,
            extent.heightMetres() / 1000));
    if (terrain.elevation().isPresent()) {
      ElevationGrid heights = terrain.elevation().get();
      out.println(
          format(
              "heights  %.1f to %.1f m in %d x %d cells of %s m, %d without",
              heights.lowestMetres(),
              heights.highestMetres(),
              heights.columns(),
              heights.rows(),
              number(heights.cellMetres()),
              heights.countVoids()));
    }
    terrain.sheet().ifPresent(sheet -> out.println("sheet    a drawn map is there"));
    counts().forEach((kind, count) -> out.println(format("feature  %s: %d", kind, count)));
    for (Place place : terrain.places()) {
      out.println(format("place    %s: %.0f %.0f", place.name(), place.at().x(), place.at().y()));
    }
    for (LayerKind kind : LayerKind.values()) {
      Optional<LayerNotes> notes = terrain.findNotes(kind);
      notes.ifPresent(known -> out.println("source   " + notes(kind, known)));
    }
  }

  private static String notes(LayerKind kind, LayerNotes notes) {
    Accuracy accuracy = notes.accuracy();
    StringBuilder line = new StringBuilder(kind.name().toLowerCase(Locale.ROOT));
    line.append(": ").append(notes.provenance().source());
    line.append(" (").append(notes.provenance().confidence().name().toLowerCase(Locale.ROOT));
    accuracy.horizontalMetres().ifPresent(m -> line.append(", ±").append(number(m)).append(" m"));
    accuracy
        .verticalMetres()
        .ifPresent(m -> line.append(", height ±").append(number(m)).append(" m"));
    return line.append(")").toString();
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
        format(
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
  }

  /** The whole ground, or a point of it, as JSON. */
  public void json(Optional<MapPoint> point) throws IOException {
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()) {
      json.writeStartObject();
      json.writeStringField("name", terrain.name());
      json.writeStringField("title", terrain.title());
      json.writeStringField("crs", terrain.crs());
      json.writeObjectFieldStart("extent");
      json.writeNumberField("west", terrain.extent().west());
      json.writeNumberField("south", terrain.extent().south());
      json.writeNumberField("east", terrain.extent().east());
      json.writeNumberField("north", terrain.extent().north());
      json.writeEndObject();
      if (terrain.elevation().isPresent()) {
        ElevationGrid heights = terrain.elevation().get();
        json.writeObjectFieldStart("heights");
        number(json, "lowestMetres", heights.lowestMetres());
        number(json, "highestMetres", heights.highestMetres());
        json.writeNumberField("columns", heights.columns());
        json.writeNumberField("rows", heights.rows());
        json.writeNumberField("cellMetres", heights.cellMetres());
        json.writeNumberField("voids", heights.countVoids());
        json.writeEndObject();
      }
      json.writeObjectFieldStart("features");
      for (Map.Entry<String, Integer> count : counts().entrySet()) {
        json.writeNumberField(count.getKey(), count.getValue());
      }
      json.writeEndObject();
      if (point.isPresent()) {
        point(json, Ground.of(terrain).at(point.get()));
      }
      json.writeEndObject();
    }
    out.println();
  }

  private static void point(JsonGenerator json, GroundPoint here) throws IOException {
    json.writeObjectFieldStart("point");
    number(json, "x", here.at().x());
    number(json, "y", here.at().y());
    number(json, "heightMetres", here.heightMetres());
    number(json, "slopeDegrees", here.slopeDegrees());
    number(json, "fallsToDegrees", here.aspectDegrees());
    json.writeArrayFieldStart("features");
    for (Feature feature : here.features()) {
      json.writeString(feature.kind().key());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void number(JsonGenerator json, String name, double value) throws IOException {
    if (Double.isFinite(value)) {
      json.writeNumberField(name, Math.round(value * 1000) / 1000.0);
    } else {
      json.writeNullField(name);
    }
  }

  private static String orUnknown(double value, String form) {
    return Double.isNaN(value) ? "not known" : format(form, value);
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
