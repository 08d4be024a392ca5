package studio.kriegsspiel.situation.sky;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Latitude;
import studio.kriegsspiel.scenario.StatedDaylight;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

class DaylightTest {
  private static final LocalDate WATERLOO = LocalDate.of(1815, 6, 18);

  private static Conditions at(double latitude) {
    return new Conditions(
        List.of(), Optional.empty(), List.of(), Optional.of(new Latitude(latitude, TextSpan.NONE)));
  }

  private static Conditions stated(String dawn, String dusk) {
    return new Conditions(
        List.of(),
        Optional.of(
            new StatedDaylight(
                Optional.ofNullable(dawn).map(LocalTime::parse),
                Optional.ofNullable(dusk).map(LocalTime::parse),
                TextSpan.NONE)),
        List.of(),
        Optional.of(new Latitude(50.7, TextSpan.NONE)));
  }

  /**
   * By the almanac's formula, worked out by hand: the sun's centre is 0.833 degrees below the
   * horizon at sunrise, so cos h = (sin(-0.833) - sin f sin d) / (cos f cos d). The declination is
   * 23.4 on 18 June, -7.8 on 13 October, -20.2 on 24 November; noon is put right by the equation of
   * time, +1, -13.5 and -13 minutes.
   */
  @ParameterizedTest(name = "at {1} on {0} the sun rises at {2} and sets at {3}")
  @CsvSource({
    "1815-06-18, 50.7, 03:49, 20:14",
    "1806-10-13, 50.9, 06:21, 17:11",
    "1812-11-24, 54.3, 07:47, 15:47",
    "1815-06-18, -33.9, 07:05, 16:57",
  })
  void theSunRisesAndSetsAsTheAlmanacHasIt(
      LocalDate day, double latitude, LocalTime rises, LocalTime sets) {
    SunDay sun = new Daylight(at(latitude), Optional.empty()).on(day);
    assertThat(apart(sun.dawn(), day.atTime(rises))).isLessThanOrEqualTo(3);
    assertThat(apart(sun.dusk(), day.atTime(sets))).isLessThanOrEqualTo(3);
    assertThat(sun.dawnBasis()).isEqualTo(SunBasis.RECKONED);
    assertThat(sun.firstLight().orElseThrow()).isBefore(sun.dawn().orElseThrow());
    assertThat(sun.lastLight().orElseThrow()).isAfter(sun.dusk().orElseThrow());
  }

  private static long apart(Optional<LocalDateTime> found, LocalDateTime expected) {
    return Math.abs(Duration.between(found.orElseThrow(), expected).toMinutes());
  }

  /** 3500 km north of the equator in a system that counts from there is 31.6 degrees north. */
  @Test
  void aGroundThatLiesSomewhereTellsItsLatitude() {
    Terrain ground =
        Terrain.builder("there", "EPSG:32631", new Bounds(499_000, 3_499_000, 501_000, 3_501_000))
            .build();
    SunPlace place = new Daylight(Conditions.NONE, Optional.of(ground)).place();
    assertThat(place.latitude()).isBetween(31.5, 31.8);
    assertThat(place.words()).isEqualTo("31.6\u00b0 N, where the ground lies");
  }

  @Test
  void aStatedLatitudeGoesBeforeTheGround() {
    Terrain ground =
        Terrain.builder("there", "EPSG:32631", new Bounds(499_000, 3_499_000, 501_000, 3_501_000))
            .build();
    SunPlace place = new Daylight(at(-10), Optional.of(ground)).place();
    assertThat(place.words()).isEqualTo("10.0\u00b0 S, as the scenario says");
  }

  @Test
  void withoutEitherADefaultIsTakenAndSaidToBeOne() {
    Daylight daylight = new Daylight(Conditions.NONE, Optional.empty());
    assertThat(daylight.place().words())
        .isEqualTo("50.0\u00b0 N, a figure of the studio's: neither ground nor scenario tells one");
    assertThat(daylight.on(WATERLOO).dawnBasis()).isEqualTo(SunBasis.DEFAULT);
  }

  @Test
  void whatIsStatedHoldsAndHalfLightLiesAroundIt() {
    Daylight daylight = new Daylight(stated("04:30", "19:30"), Optional.empty());
    SunDay sun = daylight.on(WATERLOO);
    assertThat(sun.dawn()).contains(WATERLOO.atTime(4, 30));
    assertThat(sun.dusk()).contains(WATERLOO.atTime(19, 30));
    assertThat(sun.dawnBasis()).isEqualTo(SunBasis.STATED);
    assertThat(daylight.at(WATERLOO.atTime(4, 29))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(daylight.at(WATERLOO.atTime(4, 30))).isEqualTo(Daylight.Phase.DAY);
    assertThat(daylight.at(WATERLOO.atTime(19, 29))).isEqualTo(Daylight.Phase.DAY);
    assertThat(daylight.at(WATERLOO.atTime(19, 30))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(daylight.at(WATERLOO.atTime(20, 45))).isEqualTo(Daylight.Phase.NIGHT);
    assertThat(daylight.at(WATERLOO.atTime(2, 0))).isEqualTo(Daylight.Phase.NIGHT);
  }

  @Test
  void whatIsNotStatedIsReckoned() {
    SunDay sun = new Daylight(stated(null, "19:30"), Optional.empty()).on(WATERLOO);
    assertThat(apart(sun.dawn(), WATERLOO.atTime(3, 49))).isLessThanOrEqualTo(3);
    assertThat(sun.dawnBasis()).isEqualTo(SunBasis.RECKONED);
    assertThat(sun.duskBasis()).isEqualTo(SunBasis.STATED);
  }

  @Test
  void inTheFarNorthTheSunStaysUpOrDownAndHalfLightLastsTheNight() {
    Daylight pole = new Daylight(at(80), Optional.empty());
    assertThat(pole.at(WATERLOO.atTime(0, 0))).isEqualTo(Daylight.Phase.DAY);
    assertThat(pole.at(LocalDate.of(1815, 12, 21).atTime(12, 0))).isEqualTo(Daylight.Phase.NIGHT);
    Daylight lapland = new Daylight(at(68), Optional.empty());
    LocalDate midwinter = LocalDate.of(1815, 12, 21);
    assertThat(lapland.at(midwinter.atTime(12, 0))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(lapland.at(midwinter.atTime(20, 0))).isEqualTo(Daylight.Phase.NIGHT);
    Daylight finland = new Daylight(at(62), Optional.empty());
    assertThat(finland.at(WATERLOO.atTime(0, 10))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(finland.at(WATERLOO.atTime(23, 50))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(finland.at(WATERLOO.atTime(12, 0))).isEqualTo(Daylight.Phase.DAY);
    Daylight stockholm = new Daylight(at(59.3), Optional.empty());
    assertThat(stockholm.at(WATERLOO.atTime(22, 0))).isEqualTo(Daylight.Phase.HALF_LIGHT);
  }

  @ParameterizedTest(name = "from {0} to {1}: {2}")
  @CsvSource({
    "18T00:00, 18T23:59, first-light dawn dusk dark",
    "18T04:29, 18T04:30, dawn",
    "18T04:30, 18T19:29, ''",
    "18T04:30, 18T19:30, dusk",
    "18T19:30, 18T23:00, dark",
    "18T12:00, 19T12:00, dusk dark first-light dawn",
  })
  void theLightChangesAfterOneTimeAndUpToAnother(String after, String until, String turns) {
    Daylight daylight = new Daylight(stated("04:30", "19:30"), Optional.empty());
    List<Daylight.Change> changes =
        daylight.changes(
            LocalDateTime.parse("1815-06-" + after), LocalDateTime.parse("1815-06-" + until));
    assertThat(changes.stream().map(each -> each.kind().word()).collect(Collectors.joining(" ")))
        .isEqualTo(turns);
    assertThat(changes).isSortedAccordingTo(Comparator.comparing(Daylight.Change::time));
  }

  @Test
  void ofALongWarNoMoreThanThirtyDaysAreLookedThrough() {
    Daylight daylight = new Daylight(stated("04:30", "19:30"), Optional.empty());
    assertThat(daylight.changes(WATERLOO.atStartOfDay(), WATERLOO.plusDays(90).atStartOfDay()))
        .hasSize(120);
  }

  @Test
  void turnsOfTheLightAreToldInSentences() {
    assertThat(Daylight.Turn.values())
        .extracting(Daylight.Turn::words)
        .containsExactly("it begins to grow light", "the sun rises", "the sun sets", "it is dark");
  }

  /** At 50.7 degrees on that day the sun is 6 degrees down 46 minutes before it rises. */
  @Test
  void halfLightLastsAsLongBeforeAStatedDawnAsItWouldByReckoning() {
    Daylight daylight = new Daylight(stated("04:30", "19:30"), Optional.empty());
    SunDay reckoned = new Daylight(at(50.7), Optional.empty()).on(WATERLOO);
    Duration morning =
        Duration.between(reckoned.firstLight().orElseThrow(), reckoned.dawn().orElseThrow());
    Duration evening =
        Duration.between(reckoned.dusk().orElseThrow(), reckoned.lastLight().orElseThrow());
    assertThat(morning.toMinutes()).isBetween(40L, 50L);
    SunDay sun = daylight.on(WATERLOO);
    assertThat(sun.firstLight()).contains(WATERLOO.atTime(4, 30).minus(morning));
    assertThat(sun.lastLight()).contains(WATERLOO.atTime(19, 30).plus(evening));
    LocalDateTime first = sun.firstLight().orElseThrow();
    assertThat(daylight.at(first)).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(daylight.at(first.minusMinutes(1))).isEqualTo(Daylight.Phase.NIGHT);
    LocalDateTime last = sun.lastLight().orElseThrow();
    assertThat(daylight.at(last.minusMinutes(1))).isEqualTo(Daylight.Phase.HALF_LIGHT);
    assertThat(daylight.at(last)).isEqualTo(Daylight.Phase.NIGHT);
  }

  /** Where the sun never sets it does not tell how long half-light lasts: half an hour. */
  @Test
  void aStatedDawnInTheFarNorthHasHalfAnHourOfHalfLight() {
    Conditions pole =
        new Conditions(
            List.of(),
            Optional.of(
                new StatedDaylight(
                    Optional.of(LocalTime.of(3, 0)),
                    Optional.of(LocalTime.of(22, 0)),
                    TextSpan.NONE)),
            List.of(),
            Optional.of(new Latitude(80, TextSpan.NONE)));
    SunDay sun = new Daylight(pole, Optional.empty()).on(WATERLOO);
    assertThat(sun.firstLight()).contains(WATERLOO.atTime(2, 30));
    assertThat(sun.lastLight()).contains(WATERLOO.atTime(22, 30));
  }
}
