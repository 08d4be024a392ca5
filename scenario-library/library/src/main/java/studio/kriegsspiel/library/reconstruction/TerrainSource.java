package studio.kriegsspiel.library.reconstruction;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.Confidence;

/**
 * The figures a terrain is rebuilt from, as its folder of JSON files holds them. Positions are
 * metres east and north of the origin, heights metres above datum.
 *
 * @param header {@code terrain.json}: name, system, extent, and the list of sources
 * @param heights {@code heights.json}: what shapes the ground
 * @param features {@code features.json}: what stands and runs on it
 * @param places {@code places.json}: what is called what
 */
record TerrainSource(
    Header header, Heights heights, List<Thing> features, List<NamedPlace> places) {

  record Header(
      String name,
      String title,
      String crs,
      Origin origin,
      Extent extent,
      double cellMetres,
      String licence,
      String date,
      Layers layers,
      List<Work> sources) {}

  record Origin(double x, double y, String what) {}

  record Extent(double west, double south, double east, double north) {}

  record Layers(Layer elevation, Layer features, Layer places) {}

  record Layer(
      String method,
      Confidence confidence,
      double horizontalMetres,
      double verticalMetres,
      String note) {}

  /** A printed work and what was taken from it. */
  record Work(String id, String work, String says) {}

  record Heights(List<Line> lines, List<Spot> spots, List<Cut> cuts, List<Pit> pits) {}

  /** A ridge, valley or contour; each point is east, north, height. */
  record Line(
      String id,
      String kind,
      String name,
      List<double[]> points,
      String source,
      Confidence confidence,
      double accuracyMetres) {}

  record Spot(
      String id,
      String name,
      double[] at,
      double height,
      String source,
      Confidence confidence,
      double accuracyMetres) {}

  /** A hollow road; each point is east, north, depth below the fields. */
  record Cut(
      String id,
      String name,
      double widthMetres,
      double bankMetres,
      List<double[]> points,
      String source,
      Confidence confidence,
      double accuracyMetres,
      @Nullable String note) {}

  /** A hole with an outline and one depth. */
  record Pit(
      String id,
      String name,
      double depth,
      double bankMetres,
      List<double[]> area,
      String source,
      Confidence confidence,
      double accuracyMetres,
      @Nullable String note) {}

  /** Something on the ground: a line, an area or a point. */
  record Thing(
      String id,
      String kind,
      @Nullable String name,
      @Nullable List<double[]> line,
      @Nullable List<double[]> area,
      double @Nullable [] at,
      @Nullable String roadWidth,
      @Nullable String defence,
      double widthMetres,
      double heightMetres,
      double depthMetres,
      int houses,
      @JsonProperty(required = true) String source,
      @JsonProperty(required = true) Confidence confidence,
      double accuracyMetres,
      @Nullable String note) {}

  record NamedPlace(
      @JsonProperty(required = true) String name,
      @JsonProperty(required = true) List<String> aliases,
      @JsonProperty(required = true) double[] at,
      @Nullable String feature) {}
}
