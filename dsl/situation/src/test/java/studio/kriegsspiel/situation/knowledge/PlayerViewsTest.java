package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static studio.kriegsspiel.situation.Plain.at;

import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

class PlayerViewsTest {

  private static PlayerView view(String side, String role) {
    return PlayerViews.of(Evening.situation(), side, Optional.ofNullable(role));
  }

  @Test
  void aSideReadsItsOwnReportsOnly() {
    assertThat(view("Blue", null).reports())
        .extracting(ReportView::text)
        .containsExactly("Hold the farm.");
    assertThat(view("Blue", "At the farm").reports())
        .extracting(ReportView::text)
        .containsExactly("Hold the farm.", "Rifle rounds run short.");
    assertThat(view("Blue", "Commander").reports())
        .extracting(ReportView::text)
        .containsExactly("Hold the farm.");
    assertThat(view("Red", null).reports())
        .extracting(ReportView::text)
        .containsExactly("Take the farm.");
  }

  @Test
  void intelligenceIsKnownOnceItsTimeHasCome() {
    var blue = Reader.Player.ofSide("Blue");
    var red = Reader.Player.ofSide("Red");
    var scenario = Evening.scenario();
    assertThat(PlayerViews.of(Evening.situation(scenario), blue, Evening.at(13, 29)).news())
        .isEmpty();
    assertThat(PlayerViews.of(Evening.situation(scenario), blue, Evening.at(13, 30)).news())
        .containsExactly(
            new NewsView(
                Optional.of(Evening.at(13, 30)),
                Optional.of("a patrol of KGL5's battalion"),
                Optional.of(studio.kriegsspiel.scenario.news.Reliability.DOUBTFUL),
                "French guns on the ridge."));
    assertThat(PlayerViews.of(Evening.situation(scenario), red, Evening.at(14, 19)).news())
        .isEmpty();
    assertThat(PlayerViews.of(Evening.situation(scenario), red, Evening.at(14, 20)).news())
        .extracting(NewsView::text)
        .containsExactly("The farm is abandoned.");
  }

  @Test
  void newsIsInTheOrderInWhichItComesNotInThatOfTheText() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                "  battalion \"Foot\" as Foot: 900 men",
                """
                deploy
                  Foot in line at "Inn"

                intelligence
                  at 15:00 to Blue from a patrol: "The third."
                  between 13:30 and 14:10 to Blue from a patrol: "The second."
                  at 14:00 to Blue from a patrol: "The first."
                  at 17:00 to Blue from a patrol: "Not yet."
                """);
    PlayerView view = PlayerViews.of(situation, Reader.Player.ofSide("Blue"), at(16, 0, 0));
    assertThat(view.news())
        .extracting(NewsView::text)
        .containsExactly("The first.", "The second.", "The third.");
  }

  @Test
  void anItemThatWaitsForAnEventIsInNoView() {
    var reader = Reader.Player.ofRole("Blue", "At the farm");
    assertThat(PlayerViews.of(Evening.situation(), reader, Evening.at(23, 0)).news())
        .extracting(NewsView::text)
        .doesNotContain("They come on in columns.");
  }

  @Test
  void theSourceOfAnItemNamesNoUnitOfAnotherSide() {
    var view = PlayerViews.of(Evening.situation(), Reader.Player.ofSide("Red"), Evening.at(14, 20));
    assertThat(view.news()).extracting(NewsView::source).containsExactly(Optional.of("a patrol"));
  }

  @Test
  void aReinforcementNobodyToldOfIsHiddenAndTheTotalDoesNotShowIt() {
    PlayerView red = view("Red", null);
    assertThat(red.units()).extracting(UnitView::name).containsExactly("Quiot", "Charlet");
    assertThat(red.findUnit("Quiot").orElseThrow().totalMen()).isEqualTo(2100);
    assertThat(red.roles()).extracting(RoleView::title).containsExactly("Marshal");
    assertThat(red.arrivals()).isEmpty();
  }

  @Test
  void whoLeadsTheWholeKnowsOfHisOwnTroopsToComeButNotWhenAndWhere() {
    PlayerView red = view("Red", "Marshal");
    assertThat(red.findUnit("Bourgeois").orElseThrow().standing())
        .isEqualTo(UnitView.Standing.EXPECTED);
    assertThat(red.findUnit("Quiot").orElseThrow().totalMen()).isEqualTo(4200);
    assertThat(red.roles()).extracting(RoleView::title).containsExactly("Marshal", "Second line");
    assertThat(red.arrivals()).isEmpty();
  }

  @Test
  void aFormationAllPartsOfWhichAreToComeIsToComeItself() {
    var scenario = Evening.scenario();
    var bourgeois = scenario.reinforcements().get(0);
    var charlet =
        new Reinforcement(
            new UnitId("Red", "Charlet"),
            bourgeois.entry(),
            bourgeois.from(),
            bourgeois.at(),
            bourgeois.marchOrder(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Evening.SPAN,
            Evening.SPAN);
    var apart = scenario.withReinforcements(List.of(bourgeois, charlet));
    assertThat(standingOfQuiot(apart)).isEqualTo(UnitView.Standing.EXPECTED);
    assertThat(standingOfQuiot(scenario)).isEqualTo(UnitView.Standing.PRESENT);
  }

  private static UnitView.Standing standingOfQuiot(Scenario scenario) {
    return PlayerViews.of(Evening.situation(scenario), "Red", Optional.of("Marshal"))
        .findUnit("Quiot")
        .orElseThrow()
        .standing();
  }

  @Test
  void itsOwnCommanderKnowsOfAReinforcement() {
    PlayerView red = view("Red", "Second line");
    assertThat(red.findUnit("Bourgeois").orElseThrow().standing())
        .isEqualTo(UnitView.Standing.EXPECTED);
    assertThat(red.arrivals()).extracting(ArrivalView::unit).containsExactly("Bourgeois");
  }

  @Test
  void aReinforcementIsExpectedOnceATextNamesIt() {
    var scenario = Evening.scenario(Evening.passage("Bourgeois's brigade is on the march."));
    PlayerView red = PlayerViews.of(Evening.situation(scenario), "Red", Optional.empty());
    assertThat(red.findUnit("Bourgeois").orElseThrow().standing())
        .isEqualTo(UnitView.Standing.EXPECTED);
    assertThat(red.arrivals()).as("where and when it enters was not told").isEmpty();
  }

  @Test
  void aReinforcementThatHasEnteredIsPresent() {
    PlayerView red =
        PlayerViews.of(Evening.situation(), Reader.Player.ofSide("Red"), Evening.at(16, 0));
    assertThat(red.findUnit("Bourgeois").orElseThrow().standing())
        .isEqualTo(UnitView.Standing.PRESENT);
    assertThat(red.findUnit("Quiot").orElseThrow().totalMen()).isEqualTo(4200);
    assertThat(red.arrivals()).hasSize(1);
  }

  @Test
  void onlyTheGroundOfTheHourIsKnown() {
    assertThat(view("Blue", null).ground()).contains("heavy");
    assertThat(
            PlayerViews.of(Evening.situation(), Reader.Player.ofSide("Blue"), Evening.at(15, 0))
                .ground())
        .contains("soft");
  }

  @Test
  void unknownSidesAndRolesAreRefusedInASentence() {
    assertThatThrownBy(() -> view("Green", null)).hasMessage("The scenario has no side \"Green\".");
    assertThatThrownBy(() -> view("Blue", "Marshal"))
        .hasMessage("Side \"Blue\" has no role \"Marshal\".");
  }

  @Test
  void noTextPlaceIsLeftInAView() throws ReflectiveOperationException {
    for (Reader.Player reader : Reader.playersOf(Evening.scenario())) {
      var view = PlayerViews.of(Evening.situation(), reader, Evening.at(17, 0));
      assertThat(view.deployments()).allSatisfy(each -> assertNoSpan(each));
      assertThat(view.arrivals()).allSatisfy(each -> assertNoSpan(each));
      assertNoSpan(view.army());
      assertNoSpan(view.reports());
      assertNoSpan(view.roles());
    }
  }

  @Test
  void onlyPlayerViewsCanMakeAView() {
    assertThat(PlayerView.class.getDeclaredConstructors())
        .noneMatch(constructor -> Modifier.isPublic(constructor.getModifiers()));
  }

  /** Walks records and lists and fails on any real place in a text. */
  private static void assertNoSpan(Object root) throws ReflectiveOperationException {
    Deque<Object> open = new ArrayDeque<>();
    open.add(root);
    while (!open.isEmpty()) {
      Object next = open.remove();
      if (next instanceof TextSpan span) {
        assertThat(span).isEqualTo(TextSpan.NONE);
      } else if (next instanceof Collection<?> many) {
        open.addAll(many);
      } else if (next instanceof Optional<?> one) {
        one.ifPresent(open::add);
      } else if (next.getClass().isRecord()) {
        for (RecordComponent component : next.getClass().getRecordComponents()) {
          component.getAccessor().setAccessible(true);
          open.add(component.getAccessor().invoke(next));
        }
      }
    }
  }

  @Test
  void positionsKeepWhatTheySay() {
    assertThat(view("Blue", null).deployments().get(0).position())
        .isEqualTo(new Position.AtPlace("La Haye Sainte", TextSpan.NONE));
  }
}
