package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.RuleBookId;

/** Questions about the ground on the command line, and the files their answers are written to. */
class TerrainReadingTest {
  private static final String GROUND = "mont-saint-jean";

  @TempDir Path folder = Path.of("");

  private TestTerminal studio(String... words) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(words)).as(studio.err()).isZero();
    return studio;
  }

  private JsonNode json(String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--format", "json"));
    return new ObjectMapper().readTree(studio(all.toArray(new String[0])).out());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "slope|mont-saint-jean",
        "sight|mont-saint-jean|153500,151440|--reach|700",
        "march|mont-saint-jean|153500,151440|--within|10",
        "fire|mont-saint-jean|153500,151440|--gun|6-pdr",
      })
  void everyFieldIsWrittenAsRasterPictureAndShapes(String line) throws IOException {
    List<String> words = new ArrayList<>(List.of("terrain"));
    words.addAll(List.of(line.split("\\|", -1)));
    words.addAll(List.of("--out", "a.tif,a.png,a.geojson", "--width", "700"));
    TestTerminal studio = studio(words.toArray(new String[0]));

    assertThat(studio.out()).contains("Wrote a.tif.", "Wrote a.png.", "Wrote a.geojson.");
    BufferedImage picture = ImageIO.read(folder.resolve("a.png").toFile());
    assertThat(picture.getWidth()).isEqualTo(700);
    JsonNode shapes = new ObjectMapper().readTree(folder.resolve("a.geojson").toFile());
    JsonNode first = shapes.path("features").path(0).path("geometry");
    assertThat(first.path("type").asText()).isEqualTo("MultiPolygon");
    JsonNode corner = first.path("coordinates").path(0).path(0).path(0);
    assertThat(corner.path(0).asDouble()).isCloseTo(4.41, within(0.05));
    assertThat(corner.path(1).asDouble()).isCloseTo(50.68, within(0.05));
    gdal("gdalinfo", "a.tif", "Lambert 72", "Block=256x256");
    gdal("ogrinfo", "a.geojson", "WGS 84", "Multi Polygon");
    try (var left = Files.list(folder)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("a.tif", "a.png", "a.geojson");
    }
  }

  private void gdal(String program, String file, String... expected) throws IOException {
    ProcessBuilder builder =
        program.equals("ogrinfo")
            ? new ProcessBuilder(program, "-so", "-al", file)
            : new ProcessBuilder(program, file);
    builder.directory(folder.toFile()).redirectErrorStream(true);
    Process process;
    try {
      process = builder.start();
    } catch (IOException missing) {
      Assumptions.abort("GDAL is not installed");
      return;
    }
    String said =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    try {
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    assertThat(process.exitValue()).as(said).isZero();
    assertThat(said).contains(expected).doesNotContain("ERROR");
  }

  @Test
  void aLineOfSightSaysWhatHidesItAndWhatWouldBeSeen() throws IOException {
    JsonNode far =
        json(
            "terrain",
            "sight",
            GROUND,
            "153060,151700",
            "152960,153200",
            "--rules",
            "british-1815");

    assertThat(far.path("visible").asBoolean()).isFalse();
    assertThat(far.path("hiddenBy").path("y").asDouble()).isBetween(151700.0, 153200.0);
    double needed = far.path("eyeNeededMetres").asDouble();
    assertThat(needed).isGreaterThan(1.7);
    JsonNode higher =
        json(
            "terrain",
            "sight",
            GROUND,
            "153060,151700",
            "152960,153200",
            "--rules",
            "british-1815",
            "--eye",
            String.valueOf(needed + 0.05));
    assertThat(higher.path("visible").asBoolean()).isTrue();
    assertThat(higher.path("told").findValuesAsText("told")).contains("false");
  }

  @Test
  void whoHoldsAFarmLooksOutFromItsEdge() {
    assertThat(studio("terrain", "sight", GROUND, "Great battery", "La Haye Sainte").out())
        .contains("the target is taken at the edge of farm \"La Haye Sainte\"")
        .startsWith("in sight");
  }

  @Test
  void aShortReachSeesNoMoreThanALongOne() throws IOException {
    double near = seen("--reach", "300");
    double far = seen("--reach", "900");
    double dusk = seen("--in", "smoke");

    assertThat(near).isPositive().isLessThan(far);
    assertThat(dusk).isPositive().isLessThan(near);
    assertThat(seen("--reach", "900", "--show", "mutual")).isLessThanOrEqualTo(far);
    assertThat(seen("--reach", "900", "--mode", "exact")).isCloseTo(far, within(far * 0.02));
  }

  @Test
  void smokeHidesWhatLiesBehindIt() throws IOException {
    double clear = seen("--reach", "900");
    double behind = seen("--reach", "900", "--smoke", "153500,151740:100");
    JsonNode line =
        json(
            "terrain",
            "sight",
            GROUND,
            "153500,151440",
            "153500,152000",
            "--smoke",
            "153500,151740:100");

    assertThat(behind).isPositive().isLessThan(clear * 0.95);
    assertThat(line.path("visible").asBoolean()).isFalse();
    assertThat(line.path("obstacle").asText()).isEqualTo("smoke");
  }

  private double seen(String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of("terrain", "sight", GROUND, "153500,151440"));
    words.addAll(List.of(more));
    return json(words.toArray(new String[0])).path("seenSquareMetres").asDouble();
  }

  @Test
  void bodiesFollowOneAnotherAndTheLastTailComesLast() throws IOException {
    JsonNode march =
        json(
            "terrain",
            "march",
            GROUND,
            "La Belle Alliance",
            "Crossroads",
            "--body",
            "infantry.line:900",
            "--body",
            "artillery.medium:8",
            "--gap",
            "50");

    JsonNode first = march.path("bodies").path(0);
    JsonNode second = march.path("bodies").path(1);
    assertThat(first.path("columnMetres").asDouble()).isCloseTo(250 * 0.753, within(0.01));
    assertThat(second.path("setsOutMinutes").asDouble()).isGreaterThan(1);
    assertThat(second.path("tailMinutes").asDouble())
        .isGreaterThan(first.path("tailMinutes").asDouble());
    assertThat(march.path("passages").findValuesAsText("kind")).contains("barricade");
    JsonNode cutting = march.path("passages").findParents("frontBehindMetres").get(0);
    assertThat(cutting.path("kind").asText()).isEqualTo("road.sunken");
    assertThat(cutting.path("frontBehindMetres").asDouble()).isGreaterThan(200);
    assertThat(march.path("roadMetres").path("highway").asDouble())
        .isBetween(10.0, march.path("lengthMetres").asDouble());
    assertThat(march.path("messengerMinutes").asDouble())
        .isLessThan(march.path("minutes").asDouble());
  }

  @Test
  void aColumnThatNarrowsIsDrawnOut() throws IOException {
    String[] way = {"terrain", "march", GROUND, "La Belle Alliance", "Mont-Saint-Jean"};
    JsonNode broad = json(way[0], way[1], way[2], way[3], way[4], "--front", "40");
    JsonNode usual = json(way[0], way[1], way[2], way[3], way[4]);

    // The cutting is 10 m wide: a front of 40 m is halved twice.
    JsonNode column = broad.path("bodies").path(0);
    assertThat(column.path("narrowPlaces").path(0).path("lengthening").asDouble()).isEqualTo(4);
    double free = usual.path("bodies").path(0).path("tailMinutes").asDouble();
    double halt = column.path("haltMinutes").asDouble();
    assertThat(halt).isPositive();
    assertThat(column.path("tailMinutes").asDouble()).isCloseTo(free + halt, within(0.01));
    assertThat(column.path("longestMetres").asDouble())
        .isGreaterThan(column.path("columnMetres").asDouble() + 1);

    JsonNode late =
        json(way[0], way[1], way[2], way[3], way[4], "--front", "40", "--close-up", "goal");
    JsonNode drawn = late.path("bodies").path(0);
    assertThat(drawn.path("haltMinutes").asDouble()).isZero();
    assertThat(drawn.path("longestMetres").asDouble())
        .isCloseTo(column.path("columnMetres").asDouble() * 4, within(0.5));
  }

  @Test
  void whatIsReachedGrowsWithTime() throws IOException {
    JsonNode march = json("terrain", "march", GROUND, "La Belle Alliance", "--within", "20");
    List<String> minutes = march.path("places").findValuesAsText("minutes");

    assertThat(march.path("steps")).hasSizeBetween(3, 8);
    assertThat(minutes.stream().mapToDouble(Double::parseDouble)).isSorted().isNotEmpty();
    JsonNode there = json("terrain", "march", GROUND, "La Belle Alliance", "Great battery");
    assertThat(there.path("minutes").asDouble())
        .isCloseTo(
            march.path("places").findParents("name").stream()
                .filter(place -> place.path("name").asText().equals("Great battery"))
                .findFirst()
                .orElseThrow()
                .path("minutes")
                .asDouble(),
            within(0.5));
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyBookAnswersForFireOnATarget(RuleBookId book) throws IOException {
    JsonNode fire =
        json("terrain", "fire", GROUND, "Great battery", "153205,151415", "--rules", book.id());

    assertThat(fire.path("possible").asBoolean()).isTrue();
    assertThat(fire.path("distanceMetres").asDouble()).isCloseTo(300, within(20.0));
    assertThat(fire.path("range").asText()).isNotBlank();
    boolean divides =
        book.equals(RuleBookId.REISSWITZ_1824) || book.equals(RuleBookId.BRITISH_1815);
    assertThat(fire.path("effect").asText().equals("undivided")).isEqualTo(!divides);
  }

  @Test
  void theFieldOfFireAndASingleShotAgree() throws IOException {
    JsonNode field = json("terrain", "fire", GROUND, "Great battery", "--gun", "12-pdr");
    double struck = 0;
    for (JsonNode range : field.path("ranges")) {
      struck +=
          range.path("goodSquareMetres").asDouble() + range.path("badSquareMetres").asDouble();
    }
    double disc = Math.PI * Math.pow(2000 * 0.753, 2);
    assertThat(struck + field.path("deadSquareMetres").asDouble())
        .isCloseTo(disc, within(disc * 0.01));

    JsonNode arc =
        json(
            "terrain",
            "fire",
            GROUND,
            "Great battery",
            "--gun",
            "12-pdr",
            "--facing",
            "NW",
            "--arc",
            "90");
    double quarter = arc.path("deadSquareMetres").asDouble();
    for (JsonNode range : arc.path("ranges")) {
      quarter +=
          range.path("goodSquareMetres").asDouble() + range.path("badSquareMetres").asDouble();
    }
    assertThat(quarter).isCloseTo(disc / 4, within(disc * 0.01));
  }

  @Test
  void slopeTakesTheBandsOfTheBookAndShowsAspect() throws IOException {
    assertThat(json("terrain", "slope", GROUND).path("bands").findValuesAsText("band"))
        .containsExactly("0-5°", "5-10°", "10-15°", "15-25°", "25-35°", "over 35°");
    assertThat(
            json("terrain", "slope", GROUND, "--rules", "napoleonic-rng")
                .path("bands")
                .findValuesAsText("band"))
        .containsExactly("0-5°", "over 5°");
    assertThat(json("terrain", "slope", GROUND, "--show", "aspect").path("directions")).hasSize(8);
  }

  @Test
  void aPositionHasItsClassItsOutskirtAndItsBattalions() throws IOException {
    JsonNode farm = json("terrain", "defence", GROUND, "La Haye Sainte", "--from", "south");
    JsonNode one = farm.path("positions").path(0);

    assertThat(farm.path("positions")).hasSize(1);
    assertThat(one.path("class").asText()).isEqualTo("strong");
    assertThat(one.path("outskirtMetres").asDouble()).isBetween(50.0, 236.0);
    assertThat(one.path("battalionsMost").asInt()).isEqualTo(1);
    JsonNode wood = json("terrain", "defence", GROUND, "Plancenoit");
    assertThat(wood.path("positions")).hasSize(8);
    assertThat(wood.path("positions").findValuesAsText("battalionsToAttack"))
        .allSatisfy(count -> assertThat(Integer.parseInt(count)).isPositive());
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void aBookWithoutPositionsSaysSo(RuleBookId book) {
    boolean knows = book.equals(RuleBookId.REISSWITZ_1824) || book.equals(RuleBookId.BRITISH_1815);
    String out = studio("terrain", "defence", GROUND, "Plancenoit", "--rules", book.id()).out();

    assertThat(out.contains("knows no light, strong and fortified positions")).isEqualTo(!knows);
    assertThat(out).containsPattern(knows ? "battalions? to hold it" : "target in a village");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "slope mont-saint-jean --rules battle-system|has no bands of slope",
        "slope mont-saint-jean --out a.bmp|ends in .tif, .png or .geojson",
        "slope mont-saint-jean --out no/a.tif|does not exist; make it first",
        "slope mont-saint-jean --out a.tif,a.tif|names a.tif twice",
        "slope mont-saint-jean --width 10|300 to 10000 pixels",
        "sight mont-saint-jean 153500,151440 153500,151740 --out a.tif|has no cells",
        "sight mont-saint-jean 153500,151440 --reach 9e9|between 1 and 40000",
        "sight mont-saint-jean 153500,151440 --mode exact --reach 19000|takes too long beyond 15 km",
        "sight mont-saint-jean 153500,151440 --smoke battery|is no bank of smoke",
        "sight mont-saint-jean 153500,151440 --eye -1|between 0 and 1000",
        "sight mont-saint-jean 1000000,1000000|lies off the map",
        "march mont-saint-jean Crossroads --body cavalry.lihgt:9|did you mean `cavalry.light`",
        "march mont-saint-jean Crossroads --body nonsense!|write it as infantry.line:600",
        "march mont-saint-jean Crossroads --body infantry.line:0|at least one man or gun",
        "march mont-saint-jean Crossroads --within 0|between 1 and 2880",
        "march mont-saint-jean Crossroads --formation colum.march|did you mean `column.march`",
        "fire mont-saint-jean Crossroads --gun catapult|is no weapon",
        "fire mont-saint-jean Crossroads --gun cavalry.light|does not treat the fire of light",
        "fire mont-saint-jean Crossroads --facing sowth|did you mean `south`",
        "fire mont-saint-jean Crossroads --arc 0|degrees between 0 and 360",
        "fire mont-saint-jean Crossroads Crossroads|The target is where the weapon is",
      })
  void wrongUseIsOneSentence(String line, String expected) throws IOException {
    TestTerminal studio = new TestTerminal(folder);

    assertThat(studio.run(("terrain " + line).split(" ", -1))).isEqualTo(2);
    assertThat(studio.err()).startsWith("studio: ").contains(expected).doesNotContain("Exception");
    try (var left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }
}
