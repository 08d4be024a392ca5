package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.people.Spare;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.tonight.Evening;
import studio.kriegsspiel.scenario.tonight.GivenUp;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Which roles an evening is proposed without, and what the scenario is like without them. */
class ProposalTest {
  private static final Audience.RoleOnly CHIEF = new Audience.RoleOnly("Blue", "Chief");
  private static final Audience.RoleOnly LEFT = new Audience.RoleOnly("Blue", "Left");
  private static final Audience.RoleOnly RIGHT = new Audience.RoleOnly("Blue", "Right");
  private static final Audience.RoleOnly AIDE = new Audience.RoleOnly("Blue", "Aide");
  private static final Audience.RoleOnly ENEMY = new Audience.RoleOnly("Red", "Enemy");

  private static final Scenario BASE =
      Studies.ofLibrary()
          .of(
              "evening.kriegsspiel",
              Optional.empty(),
              """
              scenario "Evening"
                rules reisswitz-1824
                on 18 June 1815 from 13:00 to 15:00
              general idea \"\"\"
                Two corps meet.
              \"\"\"
              side Blue
                role "Chief" for Corps
                role "Left" for L under Corps
                role "Right" for R under Corps
                role "Aide"
              side Red
                role "Enemy" for E
              army of Blue
                corps "Corps" as Corps
                  brigade "Left brigade" as L: 900 men
                  brigade "Right brigade" as R: 300 men
              army of Red
                brigade "Enemy brigade" as E: 700 men
              report to Blue from headquarters \"\"\"
                Hold the hill.
              \"\"\"
              report to "Right" of Blue from headquarters \"\"\"
                The mill is mined.
              \"\"\"
              """,
              Cancellation.NEVER)
          .scenario()
          .orElseThrow();

  private static Evening of(int people) {
    return Proposal.of(BASE, WhoComes.number(people));
  }

  private static Evening without(Audience.RoleOnly... roles) {
    return Proposal.of(BASE, WhoComes.allBut(List.of(roles)));
  }

  private static List<String> titles(Evening evening, String side) {
    return evening.played().findSide(side).orElseThrow().roles().stream().map(Role::title).toList();
  }

  private static Stream<Audience> told(Scenario scenario) {
    return scenario.reports().stream().map(Report::audience);
  }

  @Test
  void whereEverybodyComesNothingIsGivenUp() {
    Evening all = of(6);
    assertThat(all.givenUp()).isEmpty();
    assertThat(all.seats()).hasSize(5);
    assertThat(all.umpires()).isEqualTo(1);
    assertThat(all.played().sides()).isEqualTo(BASE.sides());
    assertThat(all.played().umpireNotes()).isEqualTo(BASE.umpireNotes());
  }

  @Test
  void theRoleThatLeadsLeastIsGivenUpFirstAndASideKeepsItsHead() {
    assertThat(of(3).givenUp())
        .extracting(GivenUp::role, GivenUp::heir)
        .containsExactly(
            tuple(AIDE, Heir.NOBODY),
            tuple(RIGHT, new Heir.OtherRole(CHIEF)),
            tuple(LEFT, new Heir.OtherRole(CHIEF)));
    assertThat(of(4).givenUp()).extracting(GivenUp::role).containsExactly(AIDE, RIGHT);
    assertThat(of(5).givenUp()).extracting(GivenUp::role).containsExactly(AIDE);
  }

  @Test
  void everythingThatIsGivenUpHasItsReason() {
    assertThat(of(4).lines())
        .containsExactly(
            "4 people: 1 umpire and 3 players.",
            "  plays    \"Chief\" of Blue",
            "  plays    \"Left\" of Blue",
            "  plays    \"Enemy\" of Red",
            "  missing  \"Aide\" of Blue is left out. Of the roles that can be spared it leads the"
                + " least: no troops of its own. It leads no troops and no text is for it alone.",
            "  missing  \"Right\" of Blue is led by \"Chief\" as well. Of the roles that can be"
                + " spared it leads the least: 300 men; 1 text is for it alone. \"Right brigade\""
                + " would stand unled; \"Chief\", whose orders it is under, leads on.");
  }

  @Test
  void whatWasForARoleIsForWhoLeadsInItsPlace() {
    Scenario played = of(4).played();
    assertThat(told(BASE)).contains(RIGHT);
    assertThat(told(played)).contains(CHIEF).doesNotContain(RIGHT);
    assertThat(Reader.papersOf(played))
        .extracting(Reader.Player::roles)
        .noneMatch(roles -> roles.contains("Right") || roles.contains("Aide"));
  }

  @Test
  void whoIsUnderARoleThatIsMergedIsUnderItsHeir() {
    Evening headless = without(CHIEF);
    assertThat(headless.givenUp())
        .extracting(GivenUp::heir)
        .containsExactly(new Heir.OtherRole(AIDE));
    Role aide =
        headless.played().findSide("Blue").orElseThrow().roles().stream()
            .filter(role -> role.title().equals("Aide"))
            .findFirst()
            .orElseThrow();
    assertThat(aide.commands()).contains(new UnitId("Blue", "Corps"));
    assertThat(titles(headless, "Blue")).containsExactly("Left", "Right", "Aide");
  }

  @Test
  void aRoleTakesOverTroopsThatAreNoPartOfItsOwn() {
    WhoComes asked =
        new WhoComes(
            OptionalInt.of(5),
            List.of(),
            List.of(new Spare(RIGHT, Optional.of(new Heir.OtherRole(LEFT)), TextSpan.NONE)),
            List.of());
    Evening evening = Proposal.of(BASE, asked);
    assertThat(titles(evening, "Blue")).containsExactly("Chief", "Left", "Left", "Aide");
    assertThat(evening.givenUp()).extracting(GivenUp::reason).first().asString().contains("stated");
    assertThat(Reader.papersOf(evening.played()))
        .filteredOn(each -> each.roles().contains("Left"))
        .hasSize(1);
  }

  @Test
  void theUmpireIsToldWhatHeLeadsHimselfAlsoByWayOfAnother() {
    WhoComes asked =
        new WhoComes(
            OptionalInt.empty(),
            List.of(RIGHT, LEFT),
            List.of(
                new Spare(RIGHT, Optional.of(new Heir.OtherRole(LEFT)), TextSpan.NONE),
                new Spare(LEFT, Optional.of(Heir.UMPIRE), TextSpan.NONE)),
            List.of());
    Scenario played = Proposal.of(BASE, asked).played();
    assertThat(played.umpireNotes())
        .extracting(Passage::text)
        .last()
        .asString()
        .contains("You lead tonight yourself", "Right brigade", "Left brigade");
    assertThat(told(played)).containsExactly(new Audience.SideOnly("Blue"), Audience.UMPIRE);
  }

  @Test
  void noTroopsAreLost() {
    assertThat(of(3).played().findSide("Blue").orElseThrow().army())
        .isEqualTo(BASE.findSide("Blue").orElseThrow().army());
  }

  @Test
  void tooFewAreToldSo() {
    assertThat(Proposal.fewest(BASE)).isEqualTo(3);
    assertThatThrownBy(() -> of(2))
        .isInstanceOf(TooFewPeopleException.class)
        .hasMessage(
            "\"Evening\" needs at least 3 people, an umpire and a player on each of two sides;"
                + " 2 come.");
    assertThatThrownBy(() -> without(ENEMY))
        .isInstanceOf(TooFewPeopleException.class)
        .hasMessageContaining("nobody plays Red");
  }

  @Test
  void whoComesBesidesIsGivenSomethingToDo() {
    Evening many = of(8);
    assertThat(many.givenUp()).isEmpty();
    assertThat(many.further()).hasSize(2).allMatch(each -> each.startsWith("one "));
  }
}
