package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.LeakingView;
import studio.kriegsspiel.situation.knowledge.OrderView;
import studio.kriegsspiel.situation.knowledge.PlayerView;

/** A first order tells its reader of no enemy and of no place that nothing else has told him of. */
class OrdersToldTest {
  private static final String HOLD = "ordered to hold \"Inn\"";

  private static Situation ordered(String order, String more) {
    return AuditedPaper.parsed(
        AuditedPaper.TEXT.formatted("", AuditedPaper.NOTE).replace(HOLD, order) + "\n" + more);
  }

  private static List<String> words(Situation situation, String reader, int hour) {
    return AuditedPaper.view(situation, reader, hour).orders().stream()
        .map(OrderView::words)
        .toList();
  }

  @Test
  void anEnemyOfWhomNothingHasToldIsTheEnemy() {
    Situation situation = ordered("ordered to engage Red.D1", "");
    assertThat(words(situation, "Blue", 13)).containsExactly("engage the enemy");
    assertThat(words(situation, "Commander of Blue", 13)).containsExactly("engage the enemy");
  }

  @Test
  void whatTheReaderHasBeenToldIsCalledAsItWasTold() {
    String told = "intelligence\n  at 13:30 to Blue from patrol of Horse: \"%s\"\n";
    Situation titled = ordered("ordered to engage Red.D1", told.formatted("Delta One is here."));
    assertThat(words(titled, "Blue", 13)).containsExactly("engage the enemy");
    assertThat(words(titled, "Blue", 14)).containsExactly("engage Delta One");
    Situation whole = ordered("ordered to engage Red.D1", told.formatted("Omega is here."));
    assertThat(words(whole, "Blue", 14)).containsExactly("engage Omega");
    Situation elsewhere =
        ordered("ordered to engage Red.D1", told.formatted("x").replace("to Blue", "to Red"));
    assertThat(words(elsewhere, "Blue", 14)).containsExactly("engage the enemy");
  }

  @Test
  void ownTroopsKeepTheirTitlesAndFlanks() {
    assertThat(words(ordered("ordered to support Second on the left", ""), "Blue", 13))
        .containsExactly("support Second Foot on the left");
  }

  @Test
  void aPlaceThatIsNotOnHisMapIsLeftOut() {
    assertThat(words(ordered("ordered to hold \"Mill\"", ""), "Blue", 13))
        .containsExactly("hold \"Mill\"");
    Situation unknown = ordered("ordered to hold \"South mill\"", "");
    assertThat(words(unknown, "Blue", 13)).containsExactly("hold");
  }

  /** That the Fourth is to go to the mill is not known beforehand, but to whoever comes with it. */
  @Test
  void troopsThatHaveNotComeHaveNoOrderYet() {
    Situation situation =
        ordered(
            HOLD
                + """

                          battalion "Fourth Foot" as Fourth: 700 men
                            ordered to hold "Mill"
                """
                    .stripTrailing(),
            "reinforcements\n  Fourth enters by \"West end\" from the west at 14:00 in column of route"
                + " to \"Inn\"\n");
    assertThat(words(situation, "Commander of Blue", 13)).containsExactly("hold \"Inn\"");
    assertThat(words(situation, "Commander of Blue", 14))
        .containsExactly("hold \"Inn\"", "hold \"Mill\"");
  }

  @Test
  void theAuditFindsWhatAMistakenViewLetsSlip() {
    Situation situation = ordered("ordered to engage Red.D1", "");
    PlayerView view = AuditedPaper.view(situation, "Blue", 13);
    assertThat(leaks(situation, view, "The Foot Brigade: to engage the enemy")).isEmpty();
    PlayerView leaking =
        LeakingView.withOrders(
            view,
            new OrderView("Foot", OrderKind.ENGAGE, "engage Delta One", Optional.empty()),
            new OrderView(
                "Foot", OrderKind.HOLD, "hold \"South mill\"", Optional.of("South mill")));
    assertThat(leaks(situation, leaking, "The Foot Brigade: to engage Delta One"))
        .containsExactly("paper, page 1: unit `Delta One` of Red");
    assertThat(leaks(situation, leaking, "The Foot Brigade: to hold \"South mill\""))
        .anyMatch(each -> each.contains("place `South mill`"));
  }

  @Test
  void whatIsToldMayStandInTheOrderBeside() {
    String told = "intelligence\n  at 13:00 to Blue from patrol of Horse: \"Delta One is here.\"\n";
    Situation situation = ordered("ordered to engage Red.D1", told);
    PlayerView view = AuditedPaper.view(situation, "Blue", 13);
    assertThat(leaks(situation, view, "Delta One is here.", "to engage Delta One")).isEmpty();
    assertThat(leaks(situation, view, "Delta One is here.", "to engage Delta One", "Delta One"))
        .hasSize(1);
  }

  /** Red has a battalion called as each flank is, and Blue's order names one of them. */
  @ParameterizedTest
  @CsvSource({"right, Right", "left, Left", "rear, Rear"})
  void aFlankIsNoUnitThatIsCalledSo(String flank, String name) {
    Situation situation = onFlanks("ordered to support Second on the " + flank);
    PlayerView view = AuditedPaper.view(situation, "Blue", 13);
    String order = "support Second Foot on the " + flank;
    assertThat(view.orders()).extracting(OrderView::words).containsExactly(order);
    assertThat(leaks(situation, view, "The Foot Brigade: to " + order)).isEmpty();
    assertThat(leaks(situation, view, "to " + order, name + " is at the inn"))
        .as("the order excuses its own word, and no other")
        .containsExactly("paper, page 2: unit `%s` of Red".formatted(name));
  }

  /** The name of another flank, and of none, is a unit's beside the order as well. */
  @ParameterizedTest
  @ValueSource(strings = {"Left", "Rear", "Centre"})
  void anOrderExcusesOnlyTheFlankItNames(String name) {
    Situation situation = onFlanks("ordered to support Second on the right");
    PlayerView view = AuditedPaper.view(situation, "Blue", 13);
    assertThat(leaks(situation, view, "to support Second Foot on the right, against " + name))
        .containsExactly("paper, page 1: unit `%s` of Red".formatted(name));
  }

  /** Where the order's object is the unit, its name leaks though it is a flank's word too. */
  @ParameterizedTest
  @CsvSource({"Right, ''", "Right, ' on the left'", "Centre, ' on the right'"})
  void aUnitThatAnOrderIsAboutIsFoundWhateverItIsCalled(String name, String side) {
    Situation situation = onFlanks("ordered to engage Red.R");
    PlayerView view = AuditedPaper.view(situation, "Blue", 13);
    assertThat(leaks(situation, view, "to engage the enemy")).isEmpty();
    String order = "engage " + name + side;
    OrderView slip = new OrderView("Foot", OrderKind.ENGAGE, order, Optional.empty());
    assertThat(leaks(situation, LeakingView.withOrders(view, slip), "to " + order))
        .containsExactly("paper, page 1: unit `%s` of Red".formatted(name));
  }

  /** To have been told of a flank is not to have been told of the unit that is called so. */
  @ParameterizedTest
  @CsvSource({
    "The mill lies on the right., engage the enemy",
    "The battalion Right lies at the mill., engage Right"
  })
  void aWordThatIsWrittenAsAWordNamesNobody(String told, String order) {
    String news = "intelligence\n  at 13:00 to Blue from patrol of Horse: \"%s\"\n".formatted(told);
    assertThat(words(onFlanks("ordered to engage Red.R", news), "Blue", 14)).containsExactly(order);
  }

  private static Situation onFlanks(String order) {
    return onFlanks(order, "");
  }

  private static Situation onFlanks(String order, String more) {
    String troops =
        """
            battalion "Right" as R: 600 men
            battalion "Left" as L: 600 men
            battalion "Rear" as Z: 600 men
            battalion "Centre" as C: 600 men
        """;
    return AuditedPaper.parsed(
        AuditedPaper.TEXT.formatted(troops, AuditedPaper.NOTE).replace(HOLD, order) + "\n" + more);
  }

  private static List<String> leaks(Situation situation, PlayerView view, String... texts) {
    return AuditedPaper.leaks(new SecretFinder(Secrets.of(situation), Allowed.to(view)), texts);
  }
}
