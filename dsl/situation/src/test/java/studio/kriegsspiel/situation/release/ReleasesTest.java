package studio.kriegsspiel.situation.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.ErrorOfNews;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.Subject;
import studio.kriegsspiel.situation.knowledge.Told;

class ReleasesTest {
  private static final Reader.Player BLUE = Reader.Player.ofSide("Blue");

  private static Situation situation(String rest) {
    return Plain.level()
        .scenario(
            "reisswitz-1824",
            """
              brigade "Brigade" as Brigade
                battalion "Foot" as Foot: 900 men
                battalion "Others" as Others: 800 men
            """,
            "side Red \"Red\" colour red\n\ndeploy\n  Foot in line at \"Inn\" facing east\n\n"
                + rest);
  }

  private static List<Release> each(Situation situation) {
    Intelligence item = situation.scenario().intelligence().get(0);
    return Releases.of(situation).each(item.release());
  }

  @Test
  void whatIsRepeatedIsToldAtEachOfItsTimes() {
    Situation minutes =
        situation(
            "intelligence\n  every 30 min from 13:00 to 14:29 to Blue from spy: \"Quiet.\"\n");
    assertThat(each(minutes))
        .extracting(release -> Releases.of(minutes).earliest(release, item(minutes).audience()))
        .containsExactly(
            Optional.of(Plain.at(13, 0, 0)),
            Optional.of(Plain.at(13, 30, 0)),
            Optional.of(Plain.at(14, 0, 0)));
    Situation moves =
        situation(
            "intelligence\n  every 10 moves from 13:00 to 13:45 to Blue from spy: \"Quiet.\"\n");
    assertThat(each(moves)).as("ten moves of two minutes").hasSize(3);
    Known known = Knowledge.of(minutes).of(BLUE).at(Plain.at(13, 59, 0));
    assertThat(known.told()).extracting(Told::text).containsExactly("Quiet.", "Quiet.");
    Situation endless =
        situation("intelligence\n  every 1 min from 12:00 to 18:00 to Blue from spy: \"Quiet.\"\n");
    assertThat(each(endless)).hasSize(48);
  }

  private static Intelligence item(Situation situation) {
    return situation.scenario().intelligence().get(0);
  }

  @Test
  void aCourierIsThereWhenHeHasRidden() {
    // 3000 m of road to the Inn, where the first of Blue's units stands: 10.113 minutes (as in
    // CourierTest), a begun minute counted.
    Situation situation =
        situation(
            "intelligence\n  by courier from \"West end\" leaving 14:00 to Blue: \"They come.\"\n");
    Release.ByCourier courier = (Release.ByCourier) item(situation).release();
    Dispatch ride =
        Releases.of(situation).dispatch(courier, item(situation).audience()).orElseThrow();
    assertThat(ride.metres()).isCloseTo(3000, within(5.0));
    assertThat(ride.minutes()).isCloseTo(10.113, within(0.03));
    LocalDateTime arrives = Plain.at(14, 11, 0);
    assertThat(ride.arrives()).isEqualTo(arrives);
    Knowledge knowledge = Knowledge.of(situation);
    assertThat(knowledge.of(BLUE).at(Plain.at(14, 10, 0)).told()).isEmpty();
    assertThat(knowledge.of(BLUE).at(arrives).told()).extracting(Told::text).contains("They come.");
    Event due =
        Events.of(situation).timed().stream()
            .filter(each -> each.happening() instanceof Happening.SheetDue)
            .findFirst()
            .orElseThrow();
    assertThat(due.earliest()).contains(arrives);
  }

  @Test
  void aCourierRidesByThePlacesNamed() {
    Situation situation =
        situation(
            "intelligence\n  by courier from \"West end\" leaving 14:00 along 500 m north of \"Inn\""
                + " to Blue: \"They come.\"\n");
    Release.ByCourier courier = (Release.ByCourier) item(situation).release();
    Dispatch ride =
        Releases.of(situation).dispatch(courier, item(situation).audience()).orElseThrow();
    assertThat(ride.rides()).hasSize(2);
    assertThat(ride.metres())
        .as("at least 3041 m straight there, and 500 m back")
        .isGreaterThan(3541);
  }

  @Test
  void whatIsWithheldOrWaitsIsNeverToldByTheClock() {
    Situation situation =
        situation(
            """
            intelligence
              withheld to Blue from a prisoner "Kept."
              when Foot has lost 30 % and not Foot sees Others tell Blue by Foot: "Lost."
            """);
    assertThat(Knowledge.of(situation).of(BLUE).at(Plain.at(18, 0, 0)).told()).isEmpty();
    assertThat(Events.of(situation).waiting())
        .filteredOn(each -> each.happening() instanceof Happening.SheetDue)
        .hasSize(2);
  }

  @Test
  void everyClaimOfABodyIsSetBesideTheTruthAlsoASecondOne() {
    Situation situation =
        situation(
            """
            report to Red at 13:00 from headquarters \"\"\"
              The enemy.
            \"\"\"
              enemy from spy, observed 13:00: Blue.Foot at 600 m west of "Inn"
              enemy from spy, observed 13:00: Blue.Foot at 200 m west of "Inn"
            """);
    Known red = Knowledge.of(situation).of(Reader.Player.ofSide("Red")).at(Plain.at(14, 0, 0));
    assertThat(red.truthOf(red.told().get(0)))
        .extracting(each -> Math.round(each.error().orElseThrow().metres().orElseThrow()))
        .containsExactly(600L, 200L);
  }

  @Test
  void whatIsSaidOfABodyErrsByWhereItWasAndHowManyItHad() {
    Situation situation =
        situation(
            "intelligence\n  at 13:00 to Red from spy, observed 13:00:"
                + " Blue.Foot at 600 m west of \"Inn\", about 1,200 men, facing north\n"
                + "  at 13:01 to Red from spy: \"So.\"\n");
    Known red = Knowledge.of(situation).of(Reader.Player.ofSide("Red")).at(Plain.at(14, 0, 0));
    Told told = red.told().get(0);
    assertThat(told.text()).startsWith("Foot at 600 m west of Inn, about 1,200 men, facing north");
    Subject subject = red.truthOf(told).get(0);
    ErrorOfNews error = subject.error().orElseThrow();
    assertThat(error.metres().orElseThrow()).isCloseTo(600, within(0.5));
    assertThat(error.bearing().orElseThrow().nearestWord())
        .as("it was east of there")
        .isEqualTo("east");
    assertThat(error.counted()).hasValue(900);
    assertThat(error.turned().orElseThrow()).isCloseTo(90, within(0.5));
  }

  @Test
  void aFigureOfTheEnemysIsWhatWasToldLast() {
    Situation situation =
        situation(
            """
            report to Red at 12:00 from "A" "{Blue.Foot.strength}"
              enemy from a spy: Blue.Foot at "Inn", about 1,200 men

            intelligence
              at 13:30 to Red from spy: Blue.Foot at "Inn", 3 battalions
              at 14:00 to Red from spy: "They have {Blue.Foot.strength}, {Blue.Others.strength}."
            """);
    FilledProse prose = FilledProse.of(situation);
    var report = situation.scenario().reports().get(0);
    assertThat(prose.read(report.text(), report.audience())).isEqualTo("about 1,200 men");
    var later = situation.scenario().intelligence().get(1);
    assertThat(prose.read(later.text(), later.audience(), Plain.at(14, 0, 0)))
        .isEqualTo("They have 3 battalions, an unknown strength.");
  }
}
