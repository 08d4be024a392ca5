package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an umpire who plays on by himself does about a farm that two companies hold. */
class UmpireAtTheFarmTest {
  private static final String EXERCISE = "course-04-the-attack";

  @TempDir Path folder = Path.of("");

  private String game(String... words) {
    return gameOf(EXERCISE, words);
  }

  private String gameOf(String scenario, String... words) {
    TestTerminal studio = new TestTerminal(folder);
    studio.run(Stream.concat(Stream.of("game", scenario), Stream.of(words)).toArray(String[]::new));
    return studio.out() + studio.err();
  }

  @Test
  void aSideWithoutRolesIsLedByTheUmpire() {
    game("begin");
    assertThat(game("order", "C3 retreats to 400 m north of \"Ulmenhof\""))
        .contains("`Red.C3` has the order at 08:00");
    game("order", "Guns marches to 400 paces south of \"Ulmenhof\"");
  }

  /**
   * Eight guns stand 365 paces from the farm and two companies in it. While nobody else is near
   * they fire at nobody; a battalion that comes on brings the companies to the wall, where they
   * have half the loss and are not asked whether they stay (§47, §53, §66).
   */
  @Test
  void gunsAloneDriveNobodyOutOfAPlace() {
    game("begin");
    game("order", "--at-once", "Guns marches to 400 paces south of \"Ulmenhof\"");
    assertThat(game("play", "09:00", "--seed", "3"))
        .contains("fire of Red.C1 and Blue.Guns")
        .doesNotContain("fire of Blue.Guns", "canister-test", "retreats");
    game("order", "--at-once", "Foot1 attacks \"Ulmenhof\"");
    assertThat(game("play", "09:30", "--seed", "3"))
        .contains("fire of Blue.Guns and Red.C1")
        .doesNotContain("canister-test of Blue.Guns", "under-fire of Red.C1");
    assertThat(game("story")).contains("Red.C1: canister-moves=1");
  }

  /** §66: at least one move between two attacks on the same place; both touch it from 08:20 on. */
  @Test
  void aPlaceIsStormedEveryOtherMoveAtMost() {
    game("begin");
    game("order", "--at-once", "Foot1 attacks \"Ulmenhof\"");
    game("to", "08:01");
    game("order", "--at-once", "Fusiliers attacks \"Ulmenhof\"");
    game("play", "08:24", "--seed", "1");
    assertThat(game("story").lines().filter(each -> each.contains("decided, stronghold")))
        .satisfiesExactly(
            first -> assertThat(first).startsWith("08:18").contains("The position is held"),
            second -> assertThat(second).startsWith("08:22").contains("Blue.Fusiliers and Red.C2"));
  }

  @Test
  void whoTouchesTwoEnemiesFallsUponOneOfThemInAMove() {
    game("begin");
    game("order", "--at-once", "Foot1 attacks \"Ulmenhof\"");
    List<String> assaults =
        game("play", "08:40", "--seed", "4")
            .lines()
            .filter(each -> each.contains("stronghold of Blue.Foot1"))
            .map(each -> each.substring(0, 5))
            .toList();
    assertThat(assaults).isNotEmpty().doesNotHaveDuplicates();
  }

  /** From two sides, within one move; both companies of the garrison have to do with both. */
  @Test
  void twoBattalionsThatStormOneBodyAreCountedTogether() {
    game("begin");
    game("order", "--at-once", "Fusiliers marches to 900 paces east of \"Ulmenhof\"");
    game("play", "08:25", "--seed", "1");
    game("order", "--at-once", "Foot1 attacks \"Ulmenhof\"");
    game("play", "08:33", "--seed", "1");
    game("order", "--at-once", "Fusiliers attacks \"Ulmenhof\"");
    game("play", "08:42", "--seed", "1");
    assertThat(game("story").lines().filter(each -> each.startsWith("08:42: decided, stronghold")))
        .singleElement()
        .asString()
        .contains("stronghold of Blue.Foot1 with Blue.Fusiliers and Red.C1 with Red.C2");
  }

  /**
   * No foot attacks horse hand to hand (§57): horse to which it comes up does not stand to be shot.
   */
  @Test
  void horseThatFootComesUpToCharges() {
    String bridge = "the-bridge-of-seldenau";
    gameOf(bridge, "begin");
    gameOf(bridge, "order", "--at-once", "SouthHorse marches to \"Bridge of Seldenau\"");
    gameOf(bridge, "order", "--at-once", "N20a attacks \"Bridge of Seldenau\"");
    assertThat(gameOf(bridge, "play", "08:40", "--seed", "3"))
        .contains("melee of Blue.SouthHorse and Red.N20a")
        .doesNotContain("melee of Red.N20a");
  }

  /** Horse cannot ride at houses. */
  @Test
  void cavalryDoesNotChargeAGarrison() {
    game("begin");
    game("order", "--at-once", "Hussars attacks \"Ulmenhof\"");
    game("play", "08:20", "--seed", "3");
    assertThat(game("story"))
        .contains("`Blue.Hussars` and `Red.C1` touch")
        .doesNotContain("melee of Blue.Hussars", "stronghold of Blue.Hussars");
  }

  /** On one way the second halts behind the first, and does not fire through it. */
  @Test
  void whoComesUpBehindHisOwnWaits() {
    game("begin");
    game("order", "--at-once", "Foot1 attacks \"Ulmenhof\"");
    game("to", "08:01");
    game("order", "--at-once", "Fusiliers attacks \"Ulmenhof\"");
    game("play", "08:18", "--seed", "1");
    assertThat(game("story"))
        .contains("`Blue.Fusiliers` halts behind `Blue.Foot1`, its own")
        .contains("08:18: decided, stronghold of Blue.Foot1 and Red.C1 with Red.C2")
        .doesNotContain("fire of Blue.Fusiliers");
  }

  @Test
  void twoCompaniesThatOneBattalionStormsAreCountedTogether() {
    game("begin");
    game("order", "--at-once", "Fusiliers attacks \"Ulmenhof\"");
    game("play", "08:16", "--seed", "4");
    assertThat(game("story"))
        .contains("stronghold of Blue.Fusiliers and Red.C1 with Red.C2:")
        .contains("Red.C1: lost-points=", "Red.C2: lost-points=");
  }

  /** Three batteries upon a regiment of horse that stands before them: it goes at a third. */
  @Test
  void whoCannotAnswerTheFireLeavesAtAThird() {
    String scenario = "the-farm-of-la-haye-sainte";
    gameOf(scenario, "begin");
    gameOf(
        scenario, "order", "--at-once", "Red.C1 marches to 600 paces south of \"La Haye Sainte\"");
    gameOf(scenario, "to", "13:10");
    for (String battery : List.of("Ross", "Lloyd", "Cleeves")) {
      gameOf(
          scenario,
          "order",
          "--at-once",
          battery + " bombards 600 paces south of \"La Haye Sainte\"");
    }
    assertThat(gameOf(scenario, "play", "13:40", "--seed", "3"))
        .containsOnlyOnce("under-fire of Red.C1: The troops have lost")
        .contains("at once: Red.C1 retreats to")
        .doesNotContain("The troops stay", "it is gone");
  }

  /** §47: who is in sight is not behind cover, and horse defends no edge. */
  @Test
  void horseInSightAmongHousesHasNoCover() {
    String scenario = "the-rear-guard-at-ansleben";
    gameOf(scenario, "begin");
    gameOf(scenario, "order", "--at-once", "LD13 marches to \"Dornrade\"");
    gameOf(scenario, "to", "09:23");
    assertThat(gameOf(scenario, "decide", "--fields", "fire", "L17a", "LD13"))
        .contains("cover=none (LD13 stands in: village, in sight");
    assertThat(gameOf(scenario, "decide", "--fields", "fire", "HorseGuns", "LD13"))
        .contains("cover=sheltering-known (LD13 stands in: village)");
  }
}
