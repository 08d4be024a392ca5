package studio.kriegsspiel.importer.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * A plane that rises 20 m over 400 m eastward, given by a line along its southern and one along its
 * northern edge, with a hollow road along its middle, a pit and a farm.
 */
class GroundBuildTest {
  private static final String RECIPE =
      """
      {
        "title": "A sloping field",
        "crs": "EPSG:31370",
        "extent": {"west": 150000, "south": 150000, "east": 150400, "north": 150300},
        "cell_m": 5,
        "drawings": ["heights.geojson", "things.geojson"],
        "licence": "CC0-1.0",
        "date": "1815",
        "layers": {
          "elevation": {"method": "drawn", "confidence": "possible",
                        "horizontal_m": 60, "vertical_m": 5, "note": "by eye"},
          "features": {"method": "drawn", "confidence": "probable", "horizontal_m": 40},
          "places": {"method": "drawn", "confidence": "probable"}
        },
        "works": [{"id": "craan", "work": "W. B. Craan, Plan, 1816", "says": "All of it."}]
      }
      """;
  private static final String HEAD =
      """
      { "type": "FeatureCollection",
        "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::31370"}},
        "features": [
      """;
  private static final String FIGURE =
      "\"source\": \"craan\", \"certainty\": \"probable\", \"accuracyMetres\": 3";
  private static final String HEIGHTS =
      HEAD
          + line("\"kind\": \"ridge\"", "[150000, 150000, 100], [150400, 150000, 120]")
          + ","
          + line("\"kind\": \"ridge\"", "[150000, 150300, 100], [150400, 150300, 120]")
          + "]}";
  private static final String THINGS =
      HEAD
          + """
          {"type": "Feature", "id": "lane",
           "properties": {"kind": "road.sunken", "road": "track", "width_m": 6, "depth_m": 2, FIGURE},
           "geometry": {"type": "LineString",
                        "coordinates": [[150052.5, 150152.5, 7], [150352.5, 150152.5, 7]]}},
          {"type": "Feature", "id": "pit",
           "properties": {"kind": "sand-pit", "depth_m": 3, FIGURE},
           "geometry": {"type": "Polygon", "coordinates":
             [[[150100, 150200], [150150, 150200], [150150, 150250], [150100, 150250],
               [150100, 150200]]]}},
          {"type": "Feature", "id": "farm",
           "properties": {"kind": "farm", "name": "Court of the farm", "defence": "strong",
                          "houses": 4, "note": "Brick.", FIGURE},
           "geometry": {"type": "Polygon", "coordinates":
             [[[150300, 150050], [150350, 150050], [150350, 150100], [150300, 150050]]]}},
          {"type": "Feature",
           "properties": {"kind": "place", "name": "La Ferme", "aliases": ["Farm", "Hof"],
                          "feature": "farm"},
           "geometry": {"type": "Point", "coordinates": [150330, 150070]}}
          ]}
          """
              .replace("FIGURE", FIGURE);

  @TempDir Path root;
  private Path folder;

  private static String line(String properties, String points) {
    return "{\"type\": \"Feature\", \"properties\": {%s, %s}, \"geometry\": %s}"
        .formatted(
            properties, FIGURE, "{\"type\": \"LineString\", \"coordinates\": [" + points + "]}");
  }

  @BeforeEach
  void draw() throws IOException {
    folder = Files.createDirectories(root.resolve("grounds/sloping-field"));
    Files.writeString(folder.resolve("ground.json"), RECIPE);
    Files.writeString(folder.resolve("heights.geojson"), HEIGHTS);
    Files.writeString(folder.resolve("things.geojson"), THINGS);
  }

  private int build() throws IOException {
    return BuildGrounds.run(
        root.resolve("grounds"), root.resolve("packages"), root.resolve("notes"));
  }

  private Terrain built() throws IOException {
    build();
    return TerrainPackage.read(root.resolve("packages/sloping-field"));
  }

  @Test
  void heightsFollowTheDrawnLines() throws IOException {
    Terrain terrain = built();
    assertThat(terrain.extent()).isEqualTo(new Bounds(150_000, 150_000, 150_400, 150_300));
    ElevationGrid heights = terrain.elevation().orElseThrow();
    assertThat(heights.countVoids()).isZero();
    // A plane has no curvature, so that the surface of least curvature is the plane itself.
    assertThat(heights.heightMetresAt(150_100, 150_050)).isCloseTo(105, within(0.1));
    assertThat(heights.heightMetresAt(150_200, 150_270)).isCloseTo(110, within(0.1));
    assertThat(heights.heightMetresAt(150_300, 150_200)).isCloseTo(115, within(0.1));
  }

  @Test
  void hollowRoadsAndPitsAreCutIntoThem() throws IOException {
    ElevationGrid heights = built().elevation().orElseThrow();
    // In the middle of the lane 2 m below 110 m; its banks end 3 + 2 m from its axis.
    assertThat(heights.heightMetresAt(150_202.5, 150_152.5)).isCloseTo(108.1, within(0.2));
    assertThat(heights.heightMetresAt(150_202.5, 150_162.5)).isCloseTo(110.1, within(0.15));
    // Its floor comes up one in twenty: 20 m from its end it lies 1 m below the field of 103.6 m.
    assertThat(heights.heightMetresAt(150_072.5, 150_152.5)).isCloseTo(102.6, within(0.2));
    // The middle of the pit, 3 m below the field of 106.3 m, and the field beside it.
    assertThat(heights.heightMetresAt(150_125, 150_225)).isCloseTo(103.3, within(0.15));
    assertThat(heights.heightMetresAt(150_160, 150_225)).isCloseTo(108, within(0.15));
  }

  @Test
  void featuresKeepWhatTheDrawingSays() throws IOException {
    Terrain terrain = built();
    assertThat(terrain.features()).extracting(Feature::id).containsExactly("lane", "pit", "farm");
    Feature farm = terrain.findFeature("farm").orElseThrow();
    assertThat(farm.name()).contains("Court of the farm");
    assertThat(farm.attributes().defence()).contains(DefenceClass.STRONG);
    assertThat(farm.attributes().houses()).hasValue(4);
    assertThat(farm.attributes().other())
        .containsEntry("source", "W. B. Craan, Plan, 1816")
        .containsEntry("certainty", "probable")
        .containsEntry("accuracyMetres", "3")
        .containsEntry("note", "Brick.");
    Feature lane = terrain.findFeature("lane").orElseThrow();
    assertThat(lane.attributes().roadWidth()).contains(RoadWidthClass.TRACK);
    assertThat(lane.isOverride()).isFalse();
    assertThat(terrain.places()).extracting(Place::name).containsExactly("La Ferme");
    assertThat(terrain.places().get(0).aliases()).containsExactly("Farm", "Hof");
    assertThat(terrain.places().get(0).featureId()).isEqualTo(Optional.of("farm"));
  }

  @Test
  void layersTellTheirOriginAndAccuracy() throws IOException {
    Terrain terrain = built();
    assertThat(terrain.title()).isEqualTo("A sloping field");
    assertThat(terrain.crs()).isEqualTo("EPSG:31370");
    var heights = terrain.findNotes(LayerKind.ELEVATION).orElseThrow();
    assertThat(heights.provenance().source()).isEqualTo("W. B. Craan, Plan, 1816");
    assertThat(heights.provenance().licence()).isEqualTo("CC0-1.0");
    assertThat(heights.provenance().confidence()).isEqualTo(Confidence.POSSIBLE);
    assertThat(heights.accuracy().verticalMetres()).hasValue(5);
    assertThat(terrain.findNotes(LayerKind.PLACES).orElseThrow().provenance().method())
        .isEqualTo("drawn");
  }

  @Test
  void theSameDrawingsGiveTheSameBytesAndAreNotBuiltTwice() throws IOException {
    assertThat(build()).isEqualTo(1);
    assertThat(build()).isZero();
    Path built = root.resolve("packages/sloping-field");
    Path again = root.resolve("again");
    BuildGrounds.run(root.resolve("grounds"), again, root.resolve("other-notes"));
    for (String file : List.of("terrain.json", "elevation.tif", "features.geojson")) {
      assertThat(again.resolve("sloping-field").resolve(file))
          .hasSameBinaryContentAs(built.resolve(file));
    }
    replace("things.geojson", "\"houses\": 4", "\"houses\": 5");
    assertThat(build()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ground.json     | \"cell_m\"        | \"cells_m\"         | cells_m",
        "ground.json     | \"note\"          | \"nota\"            | nota",
        "ground.json     | \"cell_m\": 5     | \"cell_m\": 7       | multiples of cell_m",
        "ground.json     | 150400            | 149400              | whole cells",
        "ground.json     | \"possible\"      | \"perhaps\"         | perhaps",
        "ground.json     | \"says\"          | \"sais\"            | sais",
        "ground.json     | things.geojson    | thongs.geojson      | thongs.geojson",
        "ground.json     | things.geojson    | ../things.geojson   | its own folder",
        "ground.json     | \"title\"         | \"title             | ground.json",
        "heights.geojson | \"craan\"         | \"my-cousin\"       | my-cousin",
        "heights.geojson | \"accuracyMetres\": 3 | \"note\": \"?\" | accuracyMetres",
        "heights.geojson | EPSG::31370       | EPSG::31369         | EPSG:31370",
        "heights.geojson | \"ridge\"         | \"rigde\"           | rigde",
        "things.geojson  | \"sand-pit\"      | \"quicksand\"       | quicksand",
        "things.geojson  | \"certainty\": \"probable\" | \"certainty\": \"sure\" | sure",
        "things.geojson  | \"depth_m\": 3    | \"depht_m\": 3      | depht_m",
        "things.geojson  | \"strong\"        | \"mighty\"          | mighty",
        "things.geojson  | \"feature\": \"farm\" | \"feature\": \"barn\" | barn",
        "things.geojson  | \"id\": \"pit\"   | \"id\": \"lane\"    | id of another",
        "things.geojson  | 150330, 150070    | 160330, 150070      | off the ground"
      })
  void whatIsNotSoundIsRefusedInASentence(String file, String from, String to, String word)
      throws IOException {
    replace(file.strip(), from.strip(), to.strip());
    assertThatThrownBy(this::build)
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(word)
        .hasMessageContaining("sloping-field");
    assertThat(root.resolve("packages/sloping-field")).doesNotExist();
  }

  @Test
  void aFolderWithoutARecipeIsRefused() throws IOException {
    Files.delete(folder.resolve("ground.json"));
    assertThatThrownBy(this::build)
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("sloping-field/ground.json");
  }

  private void replace(String name, String from, String to) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
  }
}
