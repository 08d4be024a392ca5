package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.help.Workspace;

/** One burst of changes is one round, and a newer round silences the older. */
@Timeout(60)
class StudyRoundsTest {
  private static final String TEXT = "scenario \"One\"\n  on 18 June 1815 from 13:00 to 18:30\n";

  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final StudyRounds rounds =
      new StudyRounds(Studies.ofLibrary(), each -> told.add(each.study().orElseThrow().text()));
  private final OpenDocument document = new OpenDocument("untitled:one", TEXT, 1, new Workspace());

  @AfterEach
  void close() {
    rounds.close();
  }

  @Test
  void aDocumentIsStudiedAtOnceAndAfterItsChanges() throws InterruptedException {
    rounds.now(document);
    assertThat(told.poll(30, TimeUnit.SECONDS)).isEqualTo(TEXT);
    for (String more : List.of("side Blue\n", "side Blue\nside Red\n")) {
      document.change(List.of(new TextDocumentContentChangeEvent(TEXT + more)), null);
      rounds.soon(document);
    }
    assertThat(told.poll(30, TimeUnit.SECONDS)).isEqualTo(TEXT + "side Blue\nside Red\n");
    assertThat(told.poll(1, TimeUnit.SECONDS)).as("the first of the burst").isNull();
  }

  @Test
  void aRoundThatIsOvertakenWhileItStudiesTellsNothing() throws InterruptedException {
    rounds.now(document);
    document.begin();
    assertThat(told.poll(2, TimeUnit.SECONDS)).isNull();
  }

  @Test
  void theStudyOfAMomentIsMadeWhereThereIsNone() {
    assertThat(rounds.study(document).join().text()).isEqualTo(TEXT);
    assertThat(told).isEmpty();
  }
}
