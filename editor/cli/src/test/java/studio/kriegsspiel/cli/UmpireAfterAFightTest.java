package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an umpire who plays on has done before a fight and after it, as each book has it. */
class UmpireAfterAFightTest {
  private static final String DUEL =
      """
      scenario "Duel"
        rules %s
        terrain "mont-saint-jean"
        on 18 June 1815 from 13:00 to 15:00
        weather clear
        ground firm

      general idea "Horse meets foot."

      side Blue "Blue" colour blue nation British
        line of retreat northward
      side Red "Red" colour red nation French
        line of retreat southward

      army of Blue
        division "Blue division" as BD
          battalion "Foot" as Foot: %d men, 2 ranks, musket, line

      army of Red
        division "Red division" as RD
          regiment "Horse" as Horse: 600 riders, 4 squadrons, heavy, veteran

      deploy
        Foot in %s at "Crossroads" facing south
        Horse in line at 500 m south of "Crossroads" facing north
      """;

  @TempDir Path folder = Path.of("");

  private String game(String... words) {
    TestTerminal studio = new TestTerminal(folder);
    int exit =
        studio.run(
            Stream.concat(Stream.of("game", "duel.kriegsspiel"), Stream.of(words))
                .toArray(String[]::new));
    assertThat(exit).as(studio.err()).isZero();
    return studio.out();
  }

  /** The horse rides at the foot, and the umpire plays on to a time. */
  private List<String> duel(String book, int men, String formation, String until, int seed)
      throws IOException {
    return fight(DUEL.formatted(book, men, formation), until, seed);
  }

  private List<String> fight(String text, String until, int seed) throws IOException {
    Files.writeString(folder.resolve("duel.kriegsspiel"), text);
    game("begin");
    game("order", "--at-once", "Horse attacks \"Crossroads\"");
    return game("play", until, "--seed", "" + seed).lines().toList();
  }

  private static String minuteOf(List<String> story, String what) {
    return story.stream()
        .filter(each -> each.contains(what))
        .map(each -> each.substring(0, 5))
        .findFirst()
        .orElseThrow(() -> new AssertionError(what + " is not in\n" + String.join("\n", story)));
  }

  /** §59: victors wait one move, and go on with the next. */
  @Test
  void victorsHaltForAMove() throws IOException {
    List<String> story = duel("reisswitz-1824", 700, "line", "13:08", 1);
    assertThat(minuteOf(story, "pursuit of Red.Horse: The victors halt")).isEqualTo("13:04");
    assertThat(minuteOf(story, "melee of Red.Horse and Blue.Foot: The defenders are totally"))
        .isEqualTo("13:04");
    assertThat(minuteOf(story, "at once: Red.Horse attacks")).isEqualTo("13:06");
  }

  /** §69: who is beaten and finds others in his way back is taken, and stands in the account. */
  @Test
  void whoGoesBackIntoOthersIsTaken() throws IOException {
    String other = "    regiment \"Others\" as Others: 500 riders, 4 squadrons, heavy\n\ndeploy\n";
    String there = "  Others in line at 550 m north of \"Crossroads\" facing south\n";
    fight(
        DUEL.formatted("reisswitz-1824", 700, "line").replace("\ndeploy\n", other + there),
        "13:04",
        1);
    game("order", "--at-once", "Others attacks \"Crossroads\"");
    assertThat(game("play", "13:08", "--seed", "1"))
        .contains(
            "decided, capture of Red.Others and Blue.Foot: They are taken; their escort needs 70"
                + " men.")
        .contains("Blue.Foot: gone=taken");
    assertThat(game("show")).contains("Blue began with 700 men: the bodies of 700 are taken.");
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("game", "duel.kriegsspiel", "order", "Foot marches to \"Crossroads\""))
        .isNotZero();
    assertThat(studio.err()).contains("`Blue.Foot` is in the hands of the enemy.");
  }

  /** §67: who is met in column of route is surprised on three faces of six, and does not fight. */
  @Test
  void aColumnOfRouteThatIsAttackedMayBeSurprised() throws IOException {
    List<String> story = duel("reisswitz-1824", 700, "column of route", "13:04", 2);
    String minute = minuteOf(story, "surprise of Red.Horse and Blue.Foot");
    boolean surprised = story.contains("       Blue.Foot: surprised=yes");
    assertThat(story.stream().filter(each -> each.startsWith(minute)))
        .anyMatch(each -> each.contains("Blue.Foot retreats") == surprised)
        .noneMatch(each -> surprised && each.contains("melee"));
    assertThat(duelled("line", 2)).noneMatch(each -> each.contains("surprise"));
  }

  private List<String> duelled(String formation, int seed) throws IOException {
    Files.delete(folder.resolve("duel.game.jsonl"));
    return duel("reisswitz-1824", 700, formation, "13:04", seed);
  }

  /** 8.8: foot that routs horse and is not under control goes after it, until it is rallied. */
  @Test
  void whoIsOutOfControlPursues() throws IOException {
    List<String> story = duel("napoleonic-rng", 1500, "line", "13:25", 11);
    String went =
        story.stream()
            .filter(each -> each.startsWith("13:15: at once: Red.Horse retreats to "))
            .map(each -> each.substring("13:15: at once: Red.Horse retreats to ".length()))
            .findFirst()
            .orElseThrow();
    assertThat(story)
        .contains(
            "13:15: decided, control of Blue.Foot: The unit pursues the fleeing troops until it is"
                + " rallied.",
            "13:15: at once: Blue.Foot attacks " + went);
    assertThat(minuteOf(story, "rally of Blue.Foot")).isEqualTo("13:20");
  }

  /** Horse that makes foot retreat is tested at once whether it must pursue. */
  @Test
  void horseThatBrokeItsEnemyIsTestedForPursuit() throws IOException {
    List<String> story = duel("kriegskunst", 1500, "line", "13:15", 3);
    assertThat(minuteOf(story, "the attacker tests for pursuit")).isEqualTo("13:15");
    assertThat(minuteOf(story, "pursuit of Red.Horse")).isEqualTo("13:15");
  }

  /** Who has the initiative fires first; equal scores are thrown again. */
  @Test
  void whoHasTheInitiativeFiresFirst() throws IOException {
    String story = Files.readString(Path.of("src/test/resources/games/evening-kriegskunst.txt"));
    List<String> at = story.lines().filter(each -> each.startsWith("11:00: decided, ")).toList();
    assertThat(at.get(0)).contains("initiative").endsWith("The scores are equal: roll again.");
    assertThat(at.get(1)).endsWith("The second side has the initiative.");
    List<String> firers =
        at.stream()
            .filter(each -> each.contains("decided, fire of "))
            .map(each -> each.substring(each.indexOf("fire of ") + 8).split("\\.")[0])
            .toList();
    assertThat(firers).containsSubsequence("Red", "Blue").doesNotContainSubsequence("Blue", "Red");
  }
}
