package studio.kriegsspiel.rules.kriegsspiel.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.trace.Trace;

class FireTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");

  private static Fraction guns(
      RuleBook book,
      GunKind kind,
      int pieces,
      int range,
      Effect effect,
      FireTarget target,
      int die) {
    return FirePoints.exact(
        new ArtilleryFire(book)
            .fire(kind, pieces, range, effect, target, Falling.on(die).stream("fire"), Trace.OFF),
        ArtilleryFire.UNITS_PER_POINT);
  }

  private static Fraction muskets(
      RuleBook book, InfantryKind kind, int men, int range, Cover cover, boolean night, int die) {
    return FirePoints.exact(
        new InfantryFire(book)
            .fire(kind, men, range, cover, night, Falling.on(die).stream("fire"), Trace.OFF),
        InfantryFire.UNITS_PER_POINT);
  }

  @Test
  @Rule({"G4-022", "G4-023", "G4-026", "G4-152"})
  void skirmishersAtAHundredAndFiftyPacesAsInTheWorkedExample() {
    // four blocks, 4 thrown: 17 points for two, doubled; 51 men of skirmishers (1824 faces)
    assertThat(muskets(R, InfantryKind.SKIRMISHERS_OPEN, 300, 150, Cover.NONE, false, 4))
        .isEqualTo(Fraction.of(34));
    // the British table sorts the faces: column 4 is 15
    assertThat(muskets(B, InfantryKind.SKIRMISHERS_OPEN, 180, 150, Cover.NONE, false, 4))
        .isEqualTo(Fraction.of(30));
    assertThat(muskets(B, InfantryKind.CLOSE_ORDER, 900, 50, Cover.NONE, false, 6))
        .isEqualTo(Fraction.of(120));
  }

  @Test
  @Rule({"G4-027", "G4-028"})
  void sixPounderAtSevenHundredPacesAsInTheWorkedExampleCorrected() {
    assertThat(guns(R, GunKind.SIX_POUNDER, 8, 700, Effect.GOOD, FireTarget.LINE, 4))
        .isEqualTo(Fraction.of(20));
    assertThat(guns(B, GunKind.SIX_POUNDER, 6, 700, Effect.GOOD, FireTarget.LINE, 4))
        .isEqualTo(Fraction.of(25));
  }

  @Test
  @Rule({"G4-007", "G4-026"})
  void bandsAreClosedAtTheTopUnlessSwitched() {
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 100, Cover.NONE, false, 1))
        .isEqualTo(Fraction.of(30));
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 101, Cover.NONE, false, 1))
        .isEqualTo(Fraction.of(20));
    RuleBook open = R.with(List.of("bands-open-at-top"));
    assertThat(muskets(open, InfantryKind.CLOSE_ORDER, 450, 100, Cover.NONE, false, 1))
        .isEqualTo(Fraction.of(20));
    assertThat(muskets(open, InfantryKind.CLOSE_ORDER, 450, 400, Cover.NONE, false, 1))
        .isEqualTo(Fraction.of(4));
  }

  @Test
  @Rule({"G4-001", "G4-002"})
  void nothingIsHitBeyondTheGreatestRange() {
    assertThat(guns(R, GunKind.SIX_POUNDER, 8, 1801, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.ZERO);
    assertThat(guns(R, GunKind.TWELVE_POUNDER, 8, 2000, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(12));
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 401, Cover.NONE, false, 6))
        .isEqualTo(Fraction.ZERO);
  }

  @ParameterizedTest
  @Rule({"G4-032..G4-036", "G4-161..G4-165"})
  @CsvSource({
    "R, SIX_POUNDER, 8, 1000, true, false, false, false, 18, 45/2",
    "R, SEVEN_POUND_HOWITZER, 8, 1000, true, false, false, false, 16, 64/3",
    "B, FIVE_INCH_HOWITZER, 8, 1000, true, false, false, false, 16, 20",
    "R, SIX_POUNDER, 8, 1000, false, true, false, false, 18, 45/2",
    "R, SIX_POUNDER, 8, 1000, false, false, true, false, 18, 45/2",
    "R, SIX_POUNDER, 8, 1000, false, false, false, true, 18, 45/2",
    "R, SIX_POUNDER, 8, 300, false, false, false, true, 60, 60",
    "R, SIX_POUNDER, 8, 1000, true, false, false, true, 18, 27",
    "B, SIX_POUNDER, 6, 1000, true, true, false, true, 18, 63/2"
  })
  void additionsAreAddedToTheTablesNumber(
      String book,
      GunKind kind,
      int pieces,
      int range,
      boolean dense,
      boolean lines,
      boolean skirmishers,
      boolean flank,
      int base,
      String expected) {
    RuleBook rules = book.equals("R") ? R : B;
    FireTarget target = new FireTarget(dense, lines, skirmishers, flank, Cover.NONE);
    assertThat(guns(rules, kind, pieces, range, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(base));
    assertThat(guns(rules, kind, pieces, range, Effect.GOOD, target, 6)).hasToString(expected);
  }

  @ParameterizedTest
  @Rule({"G4-037..G4-041", "G4-055", "G4-172"})
  @CsvSource({
    "SIX_POUNDER, 300, DEFENDING, 30",
    "SIX_POUNDER, 1000, DEFENDING, 6",
    "SEVEN_POUND_HOWITZER, 1000, DEFENDING, 16/3",
    "SIX_POUNDER, 300, SHELTERING_KNOWN, 0",
    "SIX_POUNDER, 1000, SHELTERING_KNOWN, 0",
    "SEVEN_POUND_HOWITZER, 1000, SHELTERING_KNOWN, 16/3",
    "SEVEN_POUND_HOWITZER, 1000, SHELTERING_UNKNOWN, 0"
  })
  void coverTakesItsShare(GunKind kind, int range, Cover cover, String expected) {
    assertThat(guns(R, kind, 8, range, Effect.GOOD, FireTarget.LINE.under(cover), 6))
        .hasToString(expected);
  }

  @Test
  @Rule({"G4-037", "G4-040", "G4-072", "G5-156b"})
  void musketryAgainstCoverAndByNight() {
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 100, Cover.DEFENDING, false, 5))
        .isEqualTo(Fraction.of(30));
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 100, Cover.SHELTERING_KNOWN, false, 5))
        .isEqualTo(Fraction.ZERO);
    assertThat(muskets(R, InfantryKind.CLOSE_ORDER, 450, 100, Cover.NONE, true, 3))
        .isEqualTo(Fraction.of(15, 2));
  }

  @Test
  @Rule({"G4-029", "G4-079"})
  void theTwelvePoundersQuarterCanBeKeptToCanister() {
    assertThat(guns(R, GunKind.TWELVE_POUNDER, 8, 1400, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(22));
    RuleBook canisterOnly = R.with(List.of("twelve-pdr-canister-only"));
    assertThat(guns(canisterOnly, GunKind.TWELVE_POUNDER, 8, 1400, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(18));
    assertThat(guns(canisterOnly, GunKind.TWELVE_POUNDER, 8, 400, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(75));
  }

  @Test
  @Rule({"G4-153", "G4-154"})
  void theNinePounderFiresAsTheDieFalls() {
    int[] smallCanister = {25, 20, 38, 40, 50, 60};
    for (int face = 1; face <= 6; face++) {
      assertThat(guns(B, GunKind.NINE_POUNDER, 6, 300, Effect.GOOD, FireTarget.LINE, face))
          .isEqualTo(Fraction.of(smallCanister[face - 1]));
    }
    assertThat(guns(B, GunKind.NINE_POUNDER, 6, 1900, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.ZERO);
    assertThat(guns(B, GunKind.NINE_POUNDER, 6, 1900, Effect.GOOD, FireTarget.LINE, 5))
        .isEqualTo(Fraction.of(9));
    ArtilleryFire separate = new ArtilleryFire(B.with(List.of("nine-pdr-separate-roll")));
    long units =
        separate.fire(
            GunKind.NINE_POUNDER,
            6,
            300,
            Effect.GOOD,
            FireTarget.LINE,
            Falling.on(6, 1).stream("fire"),
            Trace.OFF);
    assertThat(FirePoints.exact(units, ArtilleryFire.UNITS_PER_POINT)).isEqualTo(Fraction.of(75));
  }

  @Test
  @Rule("G4-155")
  void riflesReadABetterRowFarOffAndAWorseOneClose() {
    int[] atRange = {50, 150, 250, 350};
    int[] expected = {34, 34, 34, 16};
    for (int i = 0; i < 4; i++) {
      assertThat(muskets(B, InfantryKind.RIFLES_OPEN, 90, atRange[i], Cover.NONE, false, 6))
          .as("at " + atRange[i])
          .isEqualTo(Fraction.of(expected[i]));
    }
    RuleBook sideHeads = B.with(List.of("rifle-side-heads"));
    assertThat(muskets(sideHeads, InfantryKind.RIFLES_OPEN, 90, 250, Cover.NONE, false, 6))
        .isEqualTo(Fraction.of(16));
  }

  @Test
  @Rule({"G4-024", "G4-025", "G4-150", "G4-151"})
  void partsOfUnitsCountInProportion() {
    assertThat(guns(R, GunKind.SIX_POUNDER, 4, 300, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(30));
    assertThat(guns(B, GunKind.SIX_POUNDER, 3, 300, Effect.GOOD, FireTarget.LINE, 6))
        .isEqualTo(Fraction.of(30));
    assertThat(muskets(R, InfantryKind.JAGER_COVER, 75, 100, Cover.NONE, false, 5))
        .isEqualTo(Fraction.of(30));
    assertThat(muskets(R, InfantryKind.SKIRMISHERS_COVER, 150, 100, Cover.NONE, false, 5))
        .isEqualTo(Fraction.of(50));
    assertThatThrownBy(() -> muskets(B, InfantryKind.JAGER_COVER, 75, 100, Cover.NONE, false, 5))
        .isInstanceOf(RulesException.class);
  }

  @Test
  void correctionsOfTheBritishTablesAreSwitches() {
    assertThat(guns(B, GunKind.SIX_POUNDER, 6, 700, Effect.BAD, FireTarget.LINE, 4))
        .isEqualTo(Fraction.of(12));
    RuleBook corrected = B.with(List.of("corrected-canister", "corrected-half-battalion"));
    assertThat(guns(corrected, GunKind.SIX_POUNDER, 6, 700, Effect.BAD, FireTarget.LINE, 4))
        .isEqualTo(Fraction.of(16));
    assertThat(muskets(B, InfantryKind.CLOSE_ORDER_GOOD, 450, 400, Cover.NONE, false, 4))
        .isEqualTo(Fraction.of(10));
    assertThat(muskets(corrected, InfantryKind.CLOSE_ORDER_GOOD, 450, 400, Cover.NONE, false, 4))
        .isEqualTo(Fraction.of(8));
    RuleBook titles = B.with(List.of("printed-small-arms-titles"));
    assertThat(muskets(titles, InfantryKind.CLOSE_ORDER, 450, 100, Cover.NONE, false, 1))
        .isEqualTo(Fraction.of(25));
  }

  @Test
  void roundingIsDoneOnceHalvesUp() {
    assertThat(FirePoints.rounded(3, 2)).isEqualTo(2);
    assertThat(FirePoints.rounded(5, 4)).isEqualTo(1);
    assertThat(FirePoints.rounded(0, 4)).isZero();
  }

  @Test
  @Rule("G4-042")
  void aWoodSheltersOnlyIfItIsTwoHundredPacesWide() {
    assertThat(Cover.behindWood(R, 199, true)).isEqualTo(Cover.NONE);
    assertThat(Cover.behindWood(R, 200, true)).isEqualTo(Cover.SHELTERING_KNOWN);
    assertThat(Cover.behindWood(R, 200, false)).isEqualTo(Cover.SHELTERING_UNKNOWN);
  }
}
