package studio.kriegsspiel.reading.slope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.slope.SlopeAnswer.View;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Planes of a known slope, of which everything told can be reckoned by hand. */
class SlopeAnswerTest {
  private static final GridGeometry GRID = new GridGeometry(10, 10, 0, 100, 10);
  private static final SlopeBands BANDS = SlopeBands.of(5, 10);

  private static Terrain ground(ElevationGrid.Surface surface) {
    return Terrain.builder("slope", "EPSG:32631", GRID.bounds())
        .elevation(ElevationGrid.computed(GRID, surface))
        .build();
  }

  /** A plane that rises so many degrees to the east. */
  private static Terrain plane(double degrees) {
    double rise = Math.tan(Math.toRadians(degrees));
    return ground((x, y) -> x * rise);
  }

  /** Slope of its own source, without one in the first row. */
  private static SlopeGrid raster(double degrees) {
    float[] cells = new float[GRID.size()];
    Arrays.fill(cells, (float) degrees);
    Arrays.fill(cells, 0, 10, Float.NaN);
    return SlopeGrid.adopting(GRID, cells);
  }

  private static SlopeAnswer asked(Terrain ground, View view) {
    return new SlopeAnswer(ground, BANDS, "Reisswitz", view);
  }

  private static JsonNode json(SlopeAnswer answer) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    answer.describe(json);
    return json;
  }

  private static List<String> legend(SlopeAnswer answer) {
    return answer.picture().legend().stream().map(LegendLine::text).toList();
  }

  @ParameterizedTest
  @CsvSource({"4.9, 0-5°", "5.1, 5-10°", "9.9, 5-10°", "10.1, over 10°"})
  void aPlaneIsOfOneBand(double degrees, String band) {
    SlopeAnswer answer = asked(plane(degrees), View.BANDS);
    assertThat(answer.lines())
        .hasSize(6)
        .contains("%-16s %6.2f %%  100 cells".formatted(band, 100.0), "0 cells not known")
        .endsWith("bands of Reisswitz", "slope from heights with the edits made by hand");
    assertThat(answer.shapes())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.properties()).containsEntry("band", band);
              assertThat(each.geometry().getArea()).isEqualTo(10_000);
            });
    for (JsonNode each : json(answer).path("bands")) {
      boolean here = each.path("band").asText().equals(band);
      assertThat(each.path("cells").asInt()).isEqualTo(here ? 100 : 0);
      assertThat(each.path("percent").asDouble()).isEqualTo(here ? 100 : 0);
    }
    assertThat(legend(answer))
        .containsSequence("Horn's method on cells of 10 m.", "Bands of Reisswitz.")
        .startsWith("Slope")
        .contains(band + "   100.0 %");
  }

  /** Below a tenth of a degree no water would know which way to run. */
  @ParameterizedTest
  @CsvSource({
    "0.09, 0, 1, '', 100",
    "0.11, 0, 1, south, 0",
    "3, 0, -1, north, 0",
    "3, 1, 0, west, 0",
    "3, -1, 0, east, 0",
    "3, 1, 1, south-west, 0",
    "3, -1, 1, south-east, 0",
    "3, -1, -1, north-east, 0",
    "3, 1, -1, north-west, 0"
  })
  void aPlaneFallsOneWay(double degrees, int east, int north, String falls, int level) {
    double rise = Math.tan(Math.toRadians(degrees)) / Math.hypot(east, north);
    SlopeAnswer answer = asked(ground((x, y) -> (x * east + y * north) * rise), View.ASPECT);
    List<String> ways = answer.lines().stream().filter(each -> each.contains("100.00 %")).toList();
    if (level == 0) {
      assertThat(ways)
          .singleElement()
          .asString()
          .matches("falls " + falls + " +100\\.00 %  100 cells");
      assertThat(answer.lines()).hasSize(9).endsWith("0 cells level or not known");
      assertThat(legend(answer))
          .startsWith("The ground falls to the")
          .contains(falls + "   100.0 %")
          .endsWith("Horn's method on cells of 10 m.");
    } else {
      assertThat(ways).isEmpty();
      assertThat(answer.lines()).endsWith("100 cells level or not known, 100.0 % of the ground");
      assertThat(legend(answer)).contains("Level or not known on 100.0 % of the ground.");
    }
    JsonNode told = json(answer);
    assertThat(told.path("cellsKnown").asInt()).isEqualTo(100 - level);
    assertThat(told.path("directions")).hasSize(8);
    assertThat(told.has("bandsOf")).isFalse();
    assertThat(answer.picture().title()).startsWith("Fall of the ground: ");
  }

  @Test
  void cellsAreDegreesBandsOrDirections() {
    Terrain east = plane(7);
    Cells degrees = asked(east, View.DEGREES).findCells().orElseThrow();
    assertThat(((Cells.Measures) degrees).values()[0]).isCloseTo(7, within());
    Cells bands = asked(east, View.BANDS).findCells().orElseThrow();
    assertThat(((Cells.Classes) bands).classes()).containsOnly(1);
    Cells falls = asked(east, View.ASPECT).findCells().orElseThrow();
    assertThat(((Cells.Measures) falls).values()[0]).isCloseTo(270, within());
  }

  private static org.assertj.core.data.Offset<Float> within() {
    return org.assertj.core.data.Offset.offset(0.01f);
  }

  /** Seven colours for up to seven bands; more share them out, the steepest always the last. */
  @Test
  void theSteepestBandIsTheDarkestHoweverManyThereAre() {
    SlopeBands seven = SlopeBands.of(1, 2, 3, 4, 5, 6);
    SlopeBands nine = SlopeBands.of(1, 2, 3, 4, 5, 6, 7, 8);
    var few = new SlopeAnswer(plane(3), seven, "x", View.BANDS).picture().washes().get(0).tints();
    var many = new SlopeAnswer(plane(3), nine, "x", View.BANDS).picture().washes().get(0).tints();
    assertThat(few).doesNotHaveDuplicates().hasSize(7);
    assertThat(many)
        .containsExactly(
            few.get(0),
            few.get(0),
            few.get(1),
            few.get(2),
            few.get(3),
            few.get(3),
            few.get(4),
            few.get(5),
            few.get(6));
  }

  @Test
  void aRasterOfSlopeIsComparedWithTheHeights() {
    Terrain.Builder both = plane(4).toBuilder().givenSlope(raster(6));
    SlopeAnswer heights = asked(both.build(), View.BANDS);
    String off =
        "the slope raster of this ground is 2.00° off the slope of its heights in the mean"
            + " (RMS 2.00°)";
    assertThat(heights.lines())
        .contains("0-5°             100.00 %  100 cells")
        .endsWith(
            "slope from heights with the edits made by hand, and from its slope raster where these"
                + " are missing",
            off);
    assertThat(json(heights).path("givenSlope").asText()).isEqualTo(off);
    SlopeAnswer own = asked(both.slopeSource(SlopeSource.RASTER).build(), View.BANDS);
    assertThat(own.lines())
        .contains(
            "0-5°              10.00 %  10 cells",
            "5-10°             90.00 %  90 cells",
            "slope from its slope raster, and from heights where it has none");
    assertThat(asked(both.build(), View.ASPECT).lines()).hasSize(9);
  }

  @Test
  void aRasterAloneTellsNoWayAndIsNotKnownEverywhere() {
    Terrain alone =
        Terrain.builder("slope", "EPSG:32631", GRID.bounds()).givenSlope(raster(6)).build();
    SlopeAnswer answer = asked(alone, View.BANDS);
    assertThat(answer.lines())
        .containsExactly(
            "0-5°               0.00 %  0 cells",
            "5-10°            100.00 %  90 cells",
            "over 10°           0.00 %  0 cells",
            "10 cells not known, 10.0 % of the ground",
            "bands of Reisswitz",
            "slope from its slope raster");
    assertThat(legend(answer)).contains("Not known on 10.0 % of the ground.", "Cells of 10 m.");
    assertThatThrownBy(() -> asked(alone, View.ASPECT))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("a slope raster but no heights");
    Terrain bare = Terrain.builder("slope", "EPSG:32631", GRID.bounds()).build();
    assertThatThrownBy(() -> asked(bare, View.BANDS))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("neither heights nor a slope raster");
  }

  @Test
  void cellsOfNoWholeMetresAreToldAsSuch() {
    GridGeometry fine = new GridGeometry(4, 4, 0, 10, 2.5);
    Terrain ground =
        Terrain.builder("fine", "EPSG:32631", fine.bounds())
            .elevation(ElevationGrid.computed(fine, (x, y) -> 0))
            .build();
    assertThat(legend(asked(ground, View.BANDS))).contains("Horn's method on cells of 2.50 m.");
  }
}
