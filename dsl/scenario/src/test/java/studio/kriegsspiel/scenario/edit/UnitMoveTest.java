package studio.kriegsspiel.scenario.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.MapPoint;

class UnitMoveTest {
  private static Rewrite move(Sample sample, double x, double y) {
    return sample.rewrite(new Intention.Move(Sample.UNIT, new MapSpot(x, y)));
  }

  private static Rewrite patch(TextEdit edit) {
    return new Rewrite.Patch(List.of(edit), List.of());
  }

  private static String moved(String marked, double east, double north) {
    Sample sample = Sample.of(marked);
    return sample.after(
        new Intention.Move(
            Sample.UNIT, new MapSpot(Sample.FARM.x() + east, Sample.FARM.y() + north)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "at [300 paces north of \"Farm\"] facing south|0|300|at 400 paces north of \"Farm\" facing south",
        "at [300 paces north of \"Farm\"]|0|0|at \"Farm\"",
        "at [300 paces north of \"Farm\"]|300|225|at 300 paces north of 400 paces east of \"Farm\"",
        "at [300 paces north of 400 paces east of \"Farm\"]|0|225|at 300 paces north of \"Farm\"",
        "at [300 paces north of \"Farm\"]|7.5|225|at 300 paces north of 10 paces east of \"Farm\"",
        "at [200 m north of \"Farm\"]|-53|53|at 75 m north-west of \"Farm\"",
        "at [200 yards north of \"Farm\"]|91.44|0|at 100 yards east of \"Farm\"",
        "at [0.5 km north of \"Farm\"]|0|-730|at 0.73 km south of \"Farm\"",
        "at [0.5 miles north of \"Farm\"]|804.672|0|at 0.50 miles east of \"Farm\"",
        "at [100 paces north of \"La Ferme\"]|0|150|at 200 paces north of \"La Ferme\"",
        "at [300 paces north of \"Farm\"]|1500|1425|at 100 paces south of \"Mill\"",
        "at [\"Farm\"] facing south|75|0|at 100 paces east of \"Farm\" facing south",
        "at [grid 0000 1400]|256|-13|at grid 0025 1398",
        "at [grid 000 140]|256|-13|at grid 002 139",
        "at [grid 600000 5614000]|256|-13|at grid 600256 5613987",
        // The sample begins at the farm, whatever the reference says, so these go far south-west.
        "at [grid 156050 139300]|-443950|-5474625|at grid 156050 139375",
        "at [grid 156050 139300]|-500050|-5474625|at grid 099950 139375",
      })
  void keepsTheAuthorsMannerPlaceAndUnit(String before, double east, double north, String after) {
    assertThat(moved(before, east, north)).isEqualTo(after);
  }

  /**
   * On the line from the farm to the mill, 1500 m farther east and north, the mill is half as far
   * off as the farm at 1000 m of each: 1414.2 m and 707.1 m.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // 1407.1 m from the farm, 714.2 m from the mill, in steps of 5 m.
        "995|at 1405 m north-east of \"Farm\"",
        "1000|at 1415 m north-east of \"Farm\"",
        // 1421.3 m from the farm, 700.0 m from the mill.
        "1005|at 700 m south-west of \"Mill\"",
      })
  void anotherPlaceTakesOverOnceItIsMoreThanTwiceAsNear(double each, String after) {
    assertThat(moved("at [200 m north of \"Farm\"]", each, each)).isEqualTo(after);
  }

  @Test
  void replacesOnlyTheFigureOfALegThatStays() {
    Sample sample = Sample.of("KGL5 in line at [300 paces north of \"Farm\"] facing south");
    assertThat(move(sample, 600_000, 5_614_300)).isEqualTo(patch(new TextEdit(16, 1, "4")));
  }

  @Test
  void writesLatitudeAndLongitudeThatLeadBackToTheSpot() {
    String after = moved("at [50.66800 N 4.41600 E]", 120, -340);
    String[] words = after.substring(3).split(" ");
    MapPoint found =
        new PositionResolver(Sample.TERRAIN, Sample.PACE)
            .find(
                new Position.Geographic(
                    Double.parseDouble(words[0]),
                    Double.parseDouble(words[2]),
                    studio.kriegsspiel.scenario.text.TextSpan.NONE))
            .orElseThrow();
    assertThat(found.distanceMetres(new MapPoint(600_120, 5_613_660))).isLessThan(1.5);
  }

  /** Whatever the spot, the words lead back to it within the grain they are written in. */
  @ParameterizedTest
  @ValueSource(strings = {"[300 paces north of \"Farm\"]", "[200 m north of \"Farm\"]"})
  void theWordsMeetTheSpot(String position) {
    for (int degrees = 0; degrees < 360; degrees += 7) {
      for (double metres = 20; metres < 900; metres += 37) {
        MapPoint wanted = Sample.FARM.offset(metres, degrees);
        String after = moved(position, wanted.x() - Sample.FARM.x(), wanted.y() - Sample.FARM.y());
        Sample again = Sample.of("[" + after + "]");
        MapPoint met =
            new PositionResolver(Sample.TERRAIN, Sample.PACE)
                .find(again.scenario.deployments().get(0).position())
                .orElseThrow();
        assertThat(met.distanceMetres(wanted)).as(after).isLessThan(5.5);
      }
    }
  }

  @Test
  void aGarrisonGoesFromPlaceToPlace() {
    Sample sample = Sample.of("KGL5 garrisons [\"Farm\"]", "a.kriegsspiel", Formation.GARRISON);
    assertThat(move(sample, 601_400, 5_615_400)).isEqualTo(patch(new TextEdit(16, 4, "Mill")));
  }

  @Test
  void saysWhyItCannot() {
    Sample imported = Sample.of("at [\"Farm\"]", "kgl.kriegsspiel", Formation.LINE);
    assertThat(move(imported, 600_000, 5_614_000))
        .isEqualTo(
            new Rewrite.Refused(
                "`KGL5` is deployed in kgl.kriegsspiel; open that file to move it."));
    assertThat(imported.rewrite(new Intention.Move(new UnitId("Blue", "Lloyd"), new MapSpot(0, 0))))
        .isEqualTo(
            new Rewrite.Refused("`Lloyd` is not deployed; give it a line under `deploy` first."));
  }
}
