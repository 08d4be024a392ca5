package studio.kriegsspiel.desk.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.game.GameLogText;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.ground.Ground;

/** A game carried on from the desk, with the log that the terminal goes on with. */
class GameDeskTest {
  private final Desk desk = new Desk();
  private final GameDesk game = new GameDesk(desk, new BackgroundRunner(new Here(), Runnable::run));

  @TempDir Path folder;

  @BeforeEach
  void save() {
    open(Optional.of(folder.resolve("meeting.kriegsspiel")), EveningBench.MEETING);
  }

  private void open(Optional<Path> file, String text) {
    Ground ground = Ground.of(SampleGround.terrain());
    desk.manuscript().load(text);
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("meeting.kriegsspiel", file, text, Cancellation.NEVER),
                List.of()));
  }

  private GameFace face() {
    return game.face().get();
  }

  private int entries() throws IOException {
    return GameLogText.read(Files.readString(folder.resolve("meeting.game.jsonl")))
        .entries()
        .size();
  }

  @Test
  void aGameIsBegunOrderedPlayedOnAndTakenBack() throws Exception {
    game.look();
    assertThat(face()).isEqualTo(GameFace.NONE);
    game.begin();
    assertThat(face().trouble()).isEmpty();
    assertThat(face().hour()).isEqualTo("It is 13:00, in move 1.");
    assertThat(entries()).isZero();
    game.order("Foot marches to \"Sand-pit\"", Optional.empty(), false);
    assertThat(face().said()).startsWith("`Blue.Foot` has the order at 13:0");
    assertThat(face().story()).contains("13:00: ordered: Foot marches to \"Sand-pit\"");
    game.goOn("move 6");
    assertThat(face().hour()).isEqualTo("It is 13:10, in move 6.");
    assertThat(face().known().words()).contains("Red, take Mont-Saint-Jean: open");
    assertThat(entries()).isEqualTo(2);
    game.undo();
    assertThat(face().hour()).isEqualTo("It is 13:00, in move 1.");
    assertThat(entries()).isOne();
    GameFace before = face();
    new GameDesk(desk, new BackgroundRunner(new Here(), Runnable::run)).goOn("13:04");
    game.look();
    assertThat(face().hour()).as("another went on with it").isEqualTo("It is 13:04, in move 3.");
    assertThat(face().said()).isEqualTo(before.said());
  }

  @Test
  void whatTheBookDecidedByItselfIsTakenBackAsOne() throws Exception {
    game.begin();
    game.order("Foot attacks 900 paces south of \"La Haye Sainte\"", Optional.empty(), true);
    game.playOn("14:00");
    assertThat(face().trouble()).isEmpty();
    assertThat(face().hour()).startsWith("It is 14:00");
    assertThat(face().said()).containsPattern("Every throw is that of seed \\d+\\.");
    assertThat(entries()).isGreaterThan(2);
    game.undo();
    assertThat(face().hour()).startsWith("It is 13:00");
    assertThat(entries()).isOne();
    game.undo();
    assertThat(entries()).isZero();
  }

  @Test
  void aSheetAndAMessageAreGivenAndOneReaderKnowsOfThem() throws Exception {
    game.begin();
    assertThat(face().known().writers()).containsExactly("Commander of Blue", "Commander of Red");
    Path sheet = folder.resolve("blue.kriegsspiel-orders");
    Files.writeString(
        sheet,
        """
        orders of "Commander" of Blue in "meeting.kriegsspiel"
          13:00 Foot marches to "Sand-pit"
          13:02 message to the umpire "I go to the pit."
        """);
    game.orders(sheet, false);
    assertThat(face().trouble()).isEmpty();
    assertThat(face().said())
        .contains("`Blue.Foot` has the order at 13:00")
        .contains("The message is with the umpire at 13:02.");
    String message = "message to Red \"They march.\"";
    game.order(message, Optional.empty(), false);
    assertThat(face().trouble()).contains("has a writer");
    game.order(message, Optional.of("Commander of Red"), true);
    assertThat(face().said()).isEqualTo("The message is with Red at 13:00.");
    game.tellOf("Red");
    assertThat(face().known().by()).isEqualTo("Red");
    assertThat(face().known().words()).contains("They march.").doesNotContain("Take the pit.");
    game.tellOf("Commander of Blue");
    assertThat(face().known().words()).contains("Take the pit.").doesNotContain("They march.");
    game.orders(folder.resolve("missing"), false);
    assertThat(face().trouble()).contains("missing");
  }

  @Test
  void whatIsRefusedLeavesTheGameAsItWas() throws Exception {
    game.begin();
    game.order("Nobody marches to \"Sand-pit\"", Optional.empty(), false);
    assertThat(face().trouble()).contains("`Nobody`");
    game.order("Foot marches to \"Nowhere\"", Optional.empty(), true);
    assertThat(face().trouble()).startsWith("The order is not given: ").contains("Nowhere");
    game.goOn("tea-time");
    assertThat(face().trouble()).contains("tea-time");
    assertThat(face().begun()).isTrue();
    game.begin();
    assertThat(face().trouble()).contains("is there already");
    assertThat(entries()).isZero();
    open(
        Optional.of(folder.resolve("meeting.kriegsspiel")),
        EveningBench.MEETING.replace("900 men, line", "901 men, line"));
    game.goOn("13:10");
    assertThat(face().trouble()).as("the text is another by now").isNotEmpty();
    assertThat(entries()).isZero();
  }

  @Test
  void aTextThatStandsInNoFileHasNoGame() {
    open(Optional.empty(), EveningBench.MEETING);
    game.begin();
    assertThat(face().trouble()).startsWith("Save the scenario first");
    assertThat(folder).isEmptyDirectory();
  }
}
