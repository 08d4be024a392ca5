package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Works that are ordered during a game, at a bridge with troops on both banks of the river. */
class WorksInGameTest {
  private static final String SCENARIO =
      """
      scenario "The bridge"
        rules    reisswitz-1824
        terrain  "selde-valley" within 4 km by 5 km around 900 m south of 600 m east of "Ebertsrode"
        on       24 September 1815 from 09:30 to 13:00
        weather  overcast
        ground   soft
        rivers   high

      side Blue "South" colour blue
        objective destroy "Bridge of Oberselde" by 12:00 worth 4
        role "Commander" for Guard

      side Red "North" colour red
        objective take "Bridge of Oberselde" by 13:00

      army of Blue
        brigade "Rear guard" as Guard
          battalion "First" as First: 900 men, line, 3 ranks, musket
          battalion "Second" as Second: 900 men, line, 3 ranks, musket
          pioneers "Sappers" as Sappers: 80 men

      army of Red
        battalion "White" as White: 900 men, line, 3 ranks, musket

      deploy
        First in close column at 700 m south of "Ebertsrode" facing north
        Second in close column at 350 m north of "Oberselde" facing north
        Sappers in column of route at 700 m south of "Bridge of Oberselde" facing north
        White garrisons "Hohenrade" facing south
      """;

  @TempDir Path folder = Path.of("");

  @BeforeEach
  void begin() throws IOException {
    Files.writeString(folder.resolve("bridge.kriegsspiel"), SCENARIO);
    game("begin");
  }

  private String game(String... words) {
    return gameOf("bridge.kriegsspiel", words);
  }

  private String gameOf(String scenario, String... words) {
    TestTerminal studio = new TestTerminal(folder);
    String[] all = new String[words.length + 2];
    all[0] = "game";
    all[1] = scenario;
    System.arraycopy(words, 0, all, 2, words.length);
    assertThat(studio.run(all)).as(studio.err()).isZero();
    return studio.out();
  }

  private String destroyed() {
    return game("order", "Sappers", "destroys", "\"Bridge of Oberselde\" with axes", "by", "10:40");
  }

  @Test
  void theSappersGoThereAndDestroyItByTheHourOfTheOrder() {
    assertThat(destroyed())
        .contains("`Blue.Sappers` has the order at 09:3")
        .contains("its tail is to be at the goal at 09:4")
        .contains("its work begins at 09:4")
        .contains("and is done at 10:40.");
    game("to", "12:00");
    assertThat(game("story")).contains("10:40: Sappers (`Blue.Sappers`) has done its work");
    assertThat(game("show"))
        .contains("Blue, destroy Bridge of Oberselde by 12:00: gained, it is destroyed");
  }

  @Test
  void whoComesToItOnHisWayHaltsAndWhoSetsOutLaterGoesAnotherWay() {
    String there = "400 m south of \"Bridge of Oberselde\"";
    String over = game("order", "Second", "marches", "to", there);
    assertThat(over).contains("its tail is to be at the goal at 09:5");
    destroyed();
    game("to", "10:16");
    assertThat(game("order", "First", "marches", "to", there)).contains("at the goal at 10:5");
    game("to", "11:20");
    assertThat(game("story"))
        .contains("10:40: Sappers (`Blue.Sappers`) has done its work")
        .containsPattern("10:4\\d: First \\(`Blue.First`\\) halts: Bridge of Oberselde is gone.");
    assertThat(game("show"))
        .containsPattern("`Blue.First` stands .* m .* north-east of \"Bridge of Oberselde\"")
        .containsPattern("`Blue.Second` stands .* m .* south of \"Bridge of Oberselde\"");
    assertThat(game("order", "First", "marches", "to", there)).contains("at the goal at 1");
  }

  @Test
  void whoIsSentElsewhereLeavesOffAndTheBridgeStands() {
    destroyed();
    game("to", "10:30");
    assertThat(game("show")).contains("`Blue.Sappers` is at work");
    game("order", "Sappers", "marches", "to", "\"Dornrade\"");
    game("to", "12:00");
    assertThat(game("show"))
        .contains("Blue, destroy Bridge of Oberselde by 12:00: not gained, it stands");
  }

  /** The fords are closed by the flood; the bridge lies over one of them. */
  @Test
  void whoSetsOutOnceTheBridgeIsWholeGoesOverIt() {
    String scenario = "course-07-the-river-crossing";
    String there = "200 m north of \"Otter ford\"";
    gameOf(scenario, "begin");
    gameOf(scenario, "to", "05:40");
    gameOf(scenario, "to", "06:21");
    assertThat(gameOf(scenario, "order", "--at-once", "Fusiliers", "marches", "to", there))
        .contains("at the goal at 06:4");
  }

  private static final String CROSSING =
      """
      scenario "The crossing"
        rules    reisswitz-1824
        terrain  "selde-valley" within 4 km by 4 km around "Otter ford"
        on       24 September 1815 from 09:00 to 13:00
        weather  overcast
        ground   firm
        rivers   flooded

      side Blue "South" colour blue
        objective cross "Selde" with 1 battalion by 13:00

      side Red "North" colour red
        objective hold "Seldenau" until 13:00

      army of Blue
        battalion "First" as First: 900 men, line, 3 ranks, musket
        pontoon train "Train" as Train: 24 pontoons

      army of Red
        battery "Battery" as Guns: 6 guns 6-pdr, 2 howitzers 7-pdr

      deploy
        First in close column at 700 m south of "Otter ford" facing north
        Train in column of route at 600 m south of "Otter ford" facing north
        Guns in battery at %s facing south
      """;

  private void crossing(String guns) throws IOException {
    Files.writeString(folder.resolve("crossing.kriegsspiel"), CROSSING.formatted(guns));
  }

  @Test
  void nobodyWorksOnABridgeUnderCanister() throws IOException {
    String crossing = "crossing.kriegsspiel";
    crossing("200 m north of \"Otter ford\"");
    gameOf(crossing, "begin");
    String begun =
        gameOf(crossing, "order", "Train", "builds", "a bridge at \"Otter ford\" with pontoons");
    assertThat(begun).contains("its work begins at 09:11 and is done at 09:51.");
    gameOf(crossing, "to", "09:20");
    gameOf(crossing, "order", "Guns", "marches", "to", "900 m north of \"Otter ford\"");
    gameOf(crossing, "to", "10:05");
    assertThat(gameOf(crossing, "story")).contains("10:01: Train (`Blue.Train`) has done its work");
  }

  @Test
  void aCommanderWhoIsToCrossAWaterHasHisTrainThrowABridge() throws IOException {
    crossing("600 m north of \"Seldenau\"");
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("rehearse", "crossing.kriegsspiel", "--run", "1")).isZero();
    assertThat(studio.out())
        .contains("09:00: ordered: Blue.Train builds a bridge at \"Otter ford\" with pontoons")
        .contains("09:51: Train (`Blue.Train`) has done its work at Otter ford.")
        .contains("10:00: ordered: Blue.First marches to 250 m north of \"Otter ford\"")
        .contains("Blue, cross Selde with 1 battalion by 13:00: gained");
  }
}
