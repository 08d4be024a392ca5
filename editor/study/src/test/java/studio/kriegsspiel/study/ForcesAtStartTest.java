package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.knowledge.OrderView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.situation.secret.Secret;
import studio.kriegsspiel.situation.secret.Secrets;

/** Strengths, orders and commanders as they are when play begins, and who knows of them. */
class ForcesAtStartTest {
  private static final String TEXT =
      """
      scenario "Forces"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 18:30
      side Blue
        role "Commander" for Alten
        role "Brigadier" for Ompteda under Alten
        role "Hanoverian" for Kielmansegge under Alten
      side Red
        role "Marshal" for Ney
      army of Blue
        division "3rd Division" as Alten commander "Sir Charles" rated poor
          state tired, 10 % lost
          brigade "2nd Brigade" as Ompteda commander "Colonel Christian" rated able
            ordered to hold "Farm"
            battalion "5th Line" as KGL5: 379 men
              state 12 % lost
            battalion "8th Line" as KGL8: 401 men
          brigade "1st Brigade" as Kielmansegge
            ordered to support Ompteda on the left
            battalion "Bremen" as Bremen: 500 men
              state fresh, 40 men lost
            squadron "Hussars" as Hussars: 125 riders
          battery "Lloyd" as Lloyd: 5 guns 9-pdr, 1 howitzer 5.5-inch
            state 2 guns lost
        detached Hussars to Ompteda
        detached Bremen to Hussars
      army of Red
        corps "Corps" as Ney commander "Prince of the Moskva"
          ordered to assault Blue.KGL5
          brigade "Quiot" as Quiot: 2100 men
      deploy
        Ompteda at "Farm"
        Kielmansegge at "Crossroads"
      """;

  private final Situation situation =
      Studies.ofLibrary()
          .of("x", Optional.empty(), TEXT, Cancellation.NEVER)
          .situation()
          .orElseThrow();

  private Unit unit(String name) {
    return situation.units().find(new UnitId("Blue", name)).orElseThrow();
  }

  /**
   * 12 % of 379 are 45.48, 10 % of 401 are 40.1, of 125 are 12.5, halves up 13; 401 - 40 = 361. The
   * formations have what their parts have: 334 + 361 = 695, 460 + 112 = 572.
   */
  @ParameterizedTest
  @CsvSource({
    "KGL5, 334, 0",
    "KGL8, 361, 0",
    "Bremen, 460, 0",
    "Hussars, 112, 0",
    "Lloyd, 0, 4",
    "Ompteda, 695, 0",
    "Kielmansegge, 572, 0",
    "Alten, 1267, 4"
  })
  void troopsAreAsStrongAsTheirLossesLeaveThem(String name, int men, int pieces) {
    Troops troops = TroopsOf.unit(unit(name));
    assertThat(troops.men()).isEqualTo(men);
    assertThat(troops.pieces()).isEqualTo(pieces);
  }

  private List<String> names(List<Unit> units) {
    return units.stream().map(each -> each.id().name()).toList();
  }

  @Test
  void whoIsDetachedCountsWithHisOwnAndStandsWithTheOther() {
    assertThat(unit("Kielmansegge").totalMen()).isEqualTo(625);
    assertThat(names(situation.units().bodies(unit("Kielmansegge")))).isEmpty();
    assertThat(names(situation.units().bodies(unit("Ompteda"))))
        .containsExactly("KGL5", "KGL8", "Hussars", "Bremen");
    assertThat(situation.units().findSuperior(unit("Bremen"))).contains(unit("Hussars"));
    assertThat(situation.units().findParent(unit("Bremen"))).contains(unit("Kielmansegge"));
  }

  private PlayerView view(String side, String role) {
    return PlayerViews.of(situation, side, Optional.of(role));
  }

  @ParameterizedTest
  @CsvSource({
    "Blue, Commander, hold \"Farm\" | support 2nd Brigade on the left",
    "Blue, Brigadier, hold \"Farm\"",
    "Blue, Hanoverian, support 2nd Brigade on the left",
    "Red, Marshal, assault the enemy"
  })
  void ordersAreReadByThoseWhoGiveAndReceiveThem(String side, String role, String orders) {
    assertThat(view(side, role).orders().stream().map(OrderView::words).toList())
        .containsExactly(orders.split(" \\| "));
  }

  @Test
  void playersKnowWhoCommandsAndTheirOwnState() {
    PlayerView view = view("Blue", "Brigadier");
    UnitView brigade = view.findUnit("Ompteda").orElseThrow();
    assertThat(brigade.particulars().commander()).contains("Colonel Christian");
    assertThat(brigade.presentMen()).isEqualTo(695);
    assertThat(brigade.particulars().toString()).doesNotContainIgnoringCase("able");
    UnitView hussars = view.findUnit("Hussars").orElseThrow();
    assertThat(hussars.particulars().sentTo()).contains("Ompteda");
    assertThat(hussars.particulars().state()).isEqualTo("tired, 10 % lost");
  }

  @Test
  void theEnemysCommandersAreSecret() {
    assertThat(Secrets.of(situation).all())
        .filteredOn(each -> each.side().equals(Optional.of("Red")))
        .extracting(Secret::words)
        .contains("Prince of the Moskva");
  }
}
