package studio.kriegsspiel.desk.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.GameTable;

/** Questions put in the window while a game is under way beside the scenario's file. */
@Timeout(60)
class DecidingInAGameTest {
  private static final String FARM = "the-farm-of-la-haye-sainte";
  private static final UnitId BARING = new UnitId("Blue", "Baring");
  private static final UnitId COLUMN = new UnitId("Red", "L54a");

  @TempDir Path folder;

  private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final ExecutorService worker = Executors.newSingleThreadExecutor();
  private final BackgroundRunner runner = new BackgroundRunner(worker, events::add);
  private final Desk desk = new Desk();
  private Path file = Path.of("");
  private Path log = Path.of("");

  @BeforeEach
  void begin() throws IOException {
    file = folder.resolve(FARM + ".kriegsspiel");
    log = folder.resolve(FARM + ".game.jsonl");
    Files.copy(Library.open().findScenario(FARM).orElseThrow(), file);
    Study study = lay(Files.readString(file));
    GameTable table = table(study);
    table.begin();
    table.to(table.played(), study.situation().orElseThrow().clock().begins().plusMinutes(10));
  }

  @AfterEach
  void end() {
    runner.close();
  }

  private Study lay(String text) {
    Study study =
        Studies.ofLibrary()
            .of(String.valueOf(file.getFileName()), Optional.of(file), text, Cancellation.NEVER);
    desk.studied().set(Studied.of(1, study, List.of()));
    return study;
  }

  private GameTable table(Study study) {
    return new GameTable(String.valueOf(file.getFileName()), study, Optional.empty(), log);
  }

  private Deciding asking() throws InterruptedException {
    Deciding deciding = new Deciding(desk, runner);
    deciding.open(true);
    deciding.about(Optional.of(deciding.party(BARING)), Optional.of(deciding.party(COLUMN)));
    settle(deciding);
    deciding.ask(
        deciding.offers().get().stream()
            .map(each -> each.procedure())
            .filter(each -> each.name().equals("fire"))
            .findFirst()
            .orElseThrow());
    settle(deciding);
    return deciding;
  }

  private void settle(Deciding deciding) throws InterruptedException {
    while (!deciding.isSettled()) {
      Runnable next = events.poll(30, TimeUnit.SECONDS);
      assertThat(next).isNotNull();
      next.run();
    }
  }

  private static DecisionField lost(Deciding deciding) {
    return deciding.form().get().orElseThrow().find("target-lost-points").orElseThrow();
  }

  @Test
  void theNextQuestionFindsWhatTheLastHasLeft() throws Exception {
    Deciding deciding = asking();
    assertThat(deciding.form().get().orElseThrow().about()).contains("13:10", "of the game");
    assertThat(lost(deciding).basis()).isEqualTo(DecisionField.Basis.USUAL);
    deciding.change("range", "150");
    deciding.dice().set(deciding.dice().get().withFaces("2"));
    deciding.decide();
    settle(deciding);

    assertThat(deciding.answer().get().orElseThrow().sentence()).contains("25 points");
    assertThat(lost(deciding).basis()).isEqualTo(DecisionField.Basis.GAME);
    assertThat(lost(deciding).value()).isEqualTo("25");
    assertThat(Files.readAllLines(log)).last().asString().contains("\"entry\":\"decide\"");
  }

  @Test
  void whatAnotherProgramHasDoneMeanwhileIsNotWrittenOver() throws Exception {
    Deciding deciding = asking();
    GameTable other = table(desk.studied().get().study().orElseThrow());
    other.to(other.played(), other.played().now().now().plusMinutes(5));
    String before = Files.readString(log);

    deciding.decide();
    assertThat(deciding.fault().get()).contains("meanwhile");
    assertThat(Files.readString(log)).isEqualTo(before);
  }

  @Test
  void aTextThatIsNoLongerTheGamesIsAskedByItself() throws Exception {
    lay(Files.readString(file) + "\n// A remark.\n");
    Deciding deciding = asking();
    assertThat(deciding.fault().get()).contains("the scenario's text has changed");
    assertThat(deciding.form().get().orElseThrow().about()).contains("13:00");
  }
}
