package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.UnitFigure;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** Texts with what their readers were told before them. */
class ToldFiguresTest {
  private static final String RED =
      """
      side Red "Red" colour red
        off the map \"""
          The {Late} are behind with {Late.strength}.
        \"""

      army of Red
        brigade "Omega" as Omega
          battalion "Guard" as Guard: 600 men
        battery "Red guns" as RedGuns: 8 guns 6-pdr
        battalion "Ghost" as Ghost: 500 men
        battery "Rockets" as Late: 4 guns 6-pdr
        battalion "Landwehr" as Awaited: 400 men

      deploy
        Foot in line at "Mill" facing south
        Guard in line at "South mill" facing north
        RedGuns in battery at "South mill" facing north

      reinforcements
        Late enters by "West end" from the west at 18:00 in column of route to "Inn"
        Awaited enters by "West end" from the west at 18:30 in column of route to "Inn"
        Ghost enters by "West end" from the west at 19:00 in column of route to "Inn"

      """;

  private static final String SEEN =
      """
      report to Blue at 13:00 from headquarters \"""
        The morning.
      \"""
        enemy from a spy, doubtful, observed 12:20: Red.Guard at "Inn", about 500 men
        enemy: Red.RedGuns at "Inn", 2 batteries
        own: Foot at "Mill"

      intelligence
        at 13:30 to Blue from spy: Red.Guard at "Inn", about 900 men
        at 15:00 to Blue from spy: Red.RedGuns at "Inn", 6 guns

      """;

  private static Situation situation(String more) {
    return Plain.level()
        .scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", RED + more);
  }

  private static String report(String audience, String clock, String text) {
    return "report to %s at %s \"\"\"\n  %s\n\"\"\"\n".formatted(audience, clock, text);
  }

  private static Known blue(Situation situation, int hour) {
    return Knowledge.of(situation).of(Reader.Player.ofSide("Blue")).at(at(hour, 0, 0));
  }

  private static String last(Situation situation, String side) {
    List<Told> told =
        Knowledge.of(situation).of(Reader.Player.ofSide(side)).at(at(20, 0, 0)).texts().stream()
            .filter(each -> each.kind() == Told.Kind.REPORT)
            .toList();
    return told.get(told.size() - 1).text();
  }

  /** What the spy tells at 13:30 is newer than the morning, and older than a report of 14:30. */
  @ParameterizedTest
  @CsvSource({
    "13:29, {Red.Guard.men}, about 500 men",
    "13:30, {Red.Guard.men}, about 900 men",
    "14:00, {Red.Guard.strength}, about 900 men",
    "14:40, {Red.Guard.strength}, 700 men",
    "14:40, {Red.Guard.guns}, an unknown strength",
    "14:40, {Red.RedGuns.strength}, 2 batteries",
    "14:40, {Red.RedGuns.guns}, an unknown strength",
    "15:00, {Red.RedGuns.guns}, 6 guns",
    "15:00, {Red.RedGuns.men}, an unknown strength",
    "15:00, {Red.Ghost.strength}, an unknown strength",
  })
  void aFigureOfTheEnemyIsWhatWasToldLast(String clock, String figure, String words) {
    String later = report("Blue", "14:30", "Noon.") + "  enemy: Red.Guard at \"Inn\", 700 men\n\n";
    assertThat(last(situation(SEEN + later + report("Blue", clock, figure)), "Blue"))
        .isEqualTo(words);
  }

  @Test
  void aFigureIsAnsweredToWhomItIsKnown() {
    FilledProse prose = FilledProse.of(situation(SEEN));
    Audience blue = new Audience.SideOnly("Blue");
    Referent.OfUnit guard = new Referent.OfUnit("Red", "Guard", Optional.of(UnitFigure.STRENGTH));
    assertThat(prose.answers(guard, blue, Optional.of(at(13, 0, 0)))).isTrue();
    assertThat(prose.answers(guard, new Audience.SideOnly("Red"), Optional.empty())).isTrue();
    assertThat(prose.answers(guard, Audience.EVERYONE, Optional.empty())).isFalse();
    Referent.OfUnit ghost = new Referent.OfUnit("Red", "Ghost", Optional.of(UnitFigure.MEN));
    assertThat(prose.answers(ghost, blue, Optional.of(at(13, 0, 0)))).isFalse();
    assertThat(
            prose.answers(
                new Referent.OfUnit("Red", "Ghost", Optional.empty()), blue, Optional.empty()))
        .as("a name is no figure")
        .isTrue();
    Referent.OfUnit guns = new Referent.OfUnit("Red", "RedGuns", Optional.of(UnitFigure.GUNS));
    assertThat(prose.answers(guns, blue, Optional.of(at(14, 59, 0)))).isFalse();
    assertThat(prose.answers(guns, blue, Optional.of(at(15, 0, 0)))).isTrue();
    Referent.OfUnit nobody = new Referent.OfUnit("Red", "Nobody", Optional.of(UnitFigure.MEN));
    assertThat(prose.answers(nobody, Audience.UMPIRE, Optional.empty())).isFalse();
  }

  /** Named by a text of their own side, troops still to come are among its forces. */
  @Test
  void forcesAreThoseThatTheReaderHasBeenToldOf() {
    String forces = report("Red", "14:00", "You have {forces}.");
    assertThat(last(situation(forces), "Red"))
        .isEqualTo("You have Omega (600 men) and Red guns (8 guns).");
    assertThat(last(situation(report("Red", "13:30", "Landwehr comes.") + forces), "Red"))
        .isEqualTo("You have Omega (600 men), Red guns (8 guns) and Landwehr (400 men, expected).");
    assertThat(last(situation(report("Blue", "13:30", "Landwehr comes.") + forces), "Red"))
        .doesNotContain("Landwehr");
    String news = "intelligence\n  at %s to %s: \"Landwehr comes.\"\n\n";
    assertThat(last(situation(forces + news.formatted("13:30", "Red")), "Red"))
        .contains("Landwehr");
    assertThat(last(situation(forces + news.formatted("14:30", "Red")), "Red"))
        .doesNotContain("Landwehr");
    assertThat(last(situation(forces + news.formatted("13:30", "Blue")), "Red"))
        .doesNotContain("Landwehr");
    assertThat(last(situation(report("Red", "14:30", "Landwehr comes.") + forces), "Red"))
        .doesNotContain("Landwehr");
    String idea = "general idea \"\"\"\n  {Red.Awaited} comes.\n\"\"\"\n\n";
    assertThat(last(situation(idea + forces), "Red")).contains("Landwehr");
  }

  @Test
  void whatASideHasOffTheMapIsItsOwn() {
    PlayerView red =
        Knowledge.of(situation("")).of(Reader.Player.ofSide("Red")).at(at(13, 0, 0)).view();
    assertThat(red.offMap()).contains("The Rockets are behind with 4 guns.");
  }

  @Test
  void aSideWithoutTroopsHasNone() {
    Situation bare =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                "  battalion \"Foot\" as Foot: 900 men",
                """
                reinforcements
                  Foot enters by "West end" from the west at 18:00 in column of route to "Inn"

                report to Blue at 14:00 \"""
                  You have {forces}.
                \"""
                """);
    assertThat(last(bare, "Blue")).isEqualTo("You have none.");
  }

  @Test
  void whatAReportSaysOfBodiesIsKnownWithItsOrigin() {
    Known known = blue(situation(SEEN), 13);
    Told report = known.told().get(0);
    assertThat(known.unitsIn(report))
        .containsExactly(
            new UnitId("Red", "Guard"), new UnitId("Red", "RedGuns"), new UnitId("Blue", "Foot"));
    assertThat(report.forces().get(0).by()).contains("a spy");
    assertThat(known.view().reports().get(0).forces())
        .extracting(ForceView::source, ForceView::observed)
        .containsExactly(
            tuple(Optional.of("a spy"), Optional.of(at(12, 20, 0))),
            tuple(Optional.empty(), Optional.empty()),
            tuple(Optional.empty(), Optional.empty()));
  }

  @Test
  void newsByAUnitIsItsOwnObservation() {
    String news = "intelligence\n  at 13:30 to Blue by Foot: \"Nothing new.\"\n";
    Known known = blue(situation(news), 14);
    assertThat(known.told().get(0).by()).contains("own observation of Foot");
  }

  /** A report that is handed over later says as much of where its news is from as an early one. */
  @Test
  void aSheetTellsHowFarEachBodyOfItsReportMayBeTrusted() {
    String sheet =
        SealedSheets.of(situation(SEEN.replace("at 13:00 from", "at 13:10 from")))
            .get(0)
            .sheet()
            .text();
    assertThat(sheet.lines()).hasSize(4).first().isEqualTo("The morning.");
    assertThat(sheet.lines().skip(1).toList().get(0))
        .startsWith("- ")
        .contains("about 500 men")
        .endsWith(" (From a spy, observed 12:20, held to be doubtful.)");
    assertThat(sheet.lines().skip(2)).noneMatch(each -> each.contains("("));
  }
}
