package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryJournalTest {
  @TempDir Path folder;

  private RecoveryJournal journal(long session, String now, Long... running) {
    return new RecoveryJournal(
        folder.resolve("recovery"),
        session,
        pid -> List.of(running).contains(pid),
        Clock.fixed(Instant.parse(now), ZoneOffset.UTC));
  }

  @Test
  void findsWhatACrashedSessionLeftBehind() throws IOException {
    Path scenario = folder.resolve("a.kriegsspiel");
    journal(1, "2026-01-01T10:00:00Z").keep(Optional.of(scenario), "first\n\ntext");
    journal(2, "2026-01-01T11:00:00Z").keep(Optional.empty(), "untitled");

    RecoveryJournal now = journal(3, "2026-01-01T12:00:00Z");
    assertThat(now.findAll())
        .extracting(Recovered::text)
        .containsExactly("untitled", "first\n\ntext");
    assertThat(now.findFor(scenario)).map(Recovered::text).contains("first\n\ntext");
    now.forget(now.findAll().get(0));
    assertThat(now.findAll()).hasSize(1);
  }

  @Test
  void leavesTheTextOfARunningSessionAlone() throws IOException {
    journal(1, "2026-01-01T10:00:00Z").keep(Optional.empty(), "being written");
    assertThat(journal(3, "2026-01-01T12:00:00Z", 1L).findAll()).isEmpty();
  }

  @Test
  void aSavedTextIsForgotten() throws IOException {
    RecoveryJournal journal = journal(1, "2026-01-01T10:00:00Z");
    journal.keep(Optional.empty(), "text");
    journal.keep(Optional.empty(), "more text");
    journal.forget();
    assertThat(journal(2, "2026-01-01T12:00:00Z").findAll()).isEmpty();
  }

  @Test
  void aDamagedJournalStopsNobody() throws IOException {
    journal(1, "2026-01-01T10:00:00Z").keep(Optional.empty(), "good");
    Files.writeString(folder.resolve("recovery/unsaved-9-1.txt"), "kriegsspiel-studio rec");
    Files.write(folder.resolve("recovery/unsaved-9-2.txt"), new byte[] {-1, -2, 0, 10});
    Files.writeString(
        folder.resolve("recovery/unsaved-9-3.txt"),
        "kriegsspiel-studio recovery 1\nsession 9\nat 2026-01-01T10:00:00Z\nfile \0\n\nno path");
    assertThat(journal(2, "2026-01-01T12:00:00Z").findAll())
        .extracting(Recovered::text)
        .containsExactly("good");
  }
}
