package studio.kriegsspiel.situation.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;

/** Which units the text puts somewhere, with whom they stand, and whose orders they take. */
class UnitIndexTest {
  private static final String ARMY =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 600 men
          battery "Guns" as Guns: 6 guns 6-pdr
        brigade "Horse" as Horse
          squadron "Hussars" as Hussars: 150 riders
          squadron "Lancers" as Lancers: 150 riders
        brigade "Reserve" as Reserve
          battalion "Third" as Third: 500 men
          battalion "Fourth" as Fourth: 500 men
        squadron "Guides" as Guides: 100 riders
        battalion "Landwehr" as Landwehr: 400 men
        battalion "Garrison" as Garrison: 300 men
        pioneers "Pioneers" as Pioneers: 60 men
        detached Guides to Foot
        detached Garrison to Third
      """;
  private static final String PLACES =
      """
      deploy
        First in line at "Mill" facing east
        post of 60 men of First as Pit at "South mill" facing east
        Hussars patrols from "Inn" to "Mill" from 14:00, repeating
        Lancers marches from "West end" to "Inn" from 14:00
        Pioneers deploys freely within 800 paces of "Inn"

      reinforcements
        Reserve enters by "West end" from the west at 15:00 in column of route

      events
        when Foot has lost 20 % Landwehr enters by "West end" from the west
      """;

  private static UnitIndex index(String army, String rest) {
    return Plain.level().scenario("reisswitz-1824", army, rest).units();
  }

  private final UnitIndex units = index(ARMY, PLACES);

  private static Unit unit(UnitIndex units, String name) {
    return units.find(new UnitId("Blue", name)).orElseThrow();
  }

  private static List<String> names(List<Unit> units) {
    return units.stream().map(each -> each.id().name()).toList();
  }

  private static List<String> those(UnitIndex units, BiPredicate<UnitIndex, Unit> which) {
    return units.names("Blue").stream()
        .filter(name -> which.test(units, unit(units, name)))
        .toList();
  }

  @Test
  void unitsAreKnownByNameInTheOrderOfTheText() {
    assertThat(units.names("Blue"))
        .containsExactly(
            "Foot",
            "First",
            "Pit",
            "Second",
            "Guns",
            "Horse",
            "Hussars",
            "Lancers",
            "Reserve",
            "Third",
            "Fourth",
            "Guides",
            "Landwehr",
            "Garrison",
            "Pioneers");
    assertThat(units.names("Red")).isEmpty();
    assertThat(units.byName()).hasSize(15).allMatch(each -> each.size() == 1);
    assertThat(units.find(new UnitId("Red", "Foot"))).isEmpty();
  }

  @Test
  void aUnitIsPlacedByEverythingThatSaysWhereItIs() {
    assertThat(those(units, UnitIndex::isPlaced))
        .containsExactly("First", "Pit", "Hussars", "Lancers", "Reserve", "Landwehr", "Pioneers");
  }

  /**
   * The parts of who is placed, those whom orders of who is placed reach, and who has all its parts
   * placed. The foot has parts of which nothing is said, and so have the guides nobody to go with.
   */
  @Test
  void aUnitIsCoveredByWhatIsAboveItOrByAllItsParts() {
    assertThat(those(units, UnitIndex::isCovered))
        .containsExactly(
            "First",
            "Pit",
            "Horse",
            "Hussars",
            "Lancers",
            "Reserve",
            "Third",
            "Fourth",
            "Landwehr",
            "Garrison",
            "Pioneers");
    UnitIndex free = index(ARMY, "deploy\n  Blue deploys freely north of \"Inn\"\n");
    assertThat(those(free, UnitIndex::isCovered)).isEqualTo(free.names("Blue"));
    assertThat(those(free, UnitIndex::isPlaced)).isEmpty();
  }

  /** A post does not stand for the battalion that sent it. */
  @Test
  void aPostCoversNobodyElse() {
    UnitIndex posted =
        index(ARMY, "deploy\n  post of 60 men of First as Pit at \"Mill\" facing east\n");
    assertThat(those(posted, UnitIndex::isCovered)).containsExactly("Pit");
  }

  /** The landwehr waits for losses of the foot; the garrison takes its orders from the third. */
  @Test
  void whoComesLaterIsTold() {
    assertThat(those(units, UnitIndex::comesLater))
        .containsExactly("Reserve", "Third", "Fourth", "Landwehr", "Garrison");
    assertThat(units.isAwaited(new UnitId("Blue", "Landwehr"))).isTrue();
    assertThat(units.isAwaited(new UnitId("Blue", "Reserve"))).isFalse();
    assertThat(units.reinforcements(new UnitId("Blue", "Reserve"))).hasSize(1);
    assertThat(units.reinforcements(new UnitId("Blue", "Landwehr"))).isEmpty();
    assertThat(units.deployments(new UnitId("Blue", "First"))).hasSize(1);
    assertThat(units.deployments(new UnitId("Blue", "Second"))).isEmpty();
  }

  @ParameterizedTest(name = "with {0} stand {1}, of its own company are {2}")
  @CsvSource({
    // First is placed by itself, the guides were sent to the brigade.
    "Foot, 'Second, Guns, Guides', 'First, Second, Guns, Guides'",
    "First, First, ''",
    "Horse, '', 'Hussars, Lancers'",
    "Reserve, 'Third, Garrison, Fourth', 'Third, Fourth'",
    "Third, 'Third, Garrison', Garrison",
    "Guides, Guides, ''",
  })
  void unitsStandTogetherWithWhomTheyTakeTheirOrders(String name, String bodies, String company) {
    assertThat(String.join(", ", names(units.bodies(unit(units, name))))).isEqualTo(bodies);
    assertThat(String.join(", ", names(units.company(unit(units, name))))).isEqualTo(company);
  }

  /** Who has sent all its parts away has no body of its own. */
  @Test
  void aFormationWithoutItsPartsStandsNowhere() {
    UnitIndex sent =
        index(
            """
              brigade "Foot" as Foot
                battalion "First" as First: 900 men
              brigade "Horse" as Horse
                squadron "Hussars" as Hussars: 150 riders
              detached First to Horse
            """,
            "");
    assertThat(sent.bodies(unit(sent, "Foot"))).isEmpty();
    assertThat(names(sent.bodies(unit(sent, "Horse")))).containsExactly("Hussars", "First");
  }

  @Test
  void ordersComeFromWhomAUnitIsSentTo() {
    Unit garrison = unit(units, "Garrison");
    assertThat(units.findAttachment(garrison)).contains(unit(units, "Third"));
    assertThat(units.findSuperior(garrison)).contains(unit(units, "Third"));
    assertThat(units.findParent(garrison)).isEmpty();
    assertThat(units.findSuperior(unit(units, "First"))).contains(unit(units, "Foot"));
    assertThat(units.findAttachment(unit(units, "First"))).isEqualTo(Optional.empty());
  }
}
