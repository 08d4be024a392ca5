package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.rehearsing.Rehearsing;
import studio.kriegsspiel.desk.rehearsing.Replayed;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.rehearsal.RehearsalWindow;
import studio.kriegsspiel.library.LibraryEntry;

/** An instructor rehearses an exercise of the course in the window, and keeps what came of it. */
@Timeout(120)
class RehearsalJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;
  private RehearsalWindow window;

  @BeforeEach
  void open() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    Path course =
        open.services.library().scenarios().stream()
            .map(LibraryEntry::path)
            .filter(each -> each.toString().contains("course-04"))
            .findFirst()
            .orElseThrow();
    Path own = Files.copy(course, folder.resolve("course.kriegsspiel"));
    OpenWindow.events(() -> open.window.paperwork().openNow(own));
    open.settle();
    OpenWindow.events(() -> open.window.rehearsal().show());
    window = open.window.rehearsal();
  }

  @AfterEach
  void close() throws Exception {
    open.close();
  }

  private Rehearsing rehearsing() {
    return window.rehearsing();
  }

  private boolean isOver() {
    return rehearsing().job().get().isEmpty();
  }

  @Test
  void isRehearsedKeptAndSavedAsAPage() throws Exception {
    OpenWindow.events(
        () -> {
          window.choose(3);
          window.begin();
        });
    OpenWindow.await("three games", () -> isOver() && rehearsing().shown().get().isPresent());
    assertThat(OpenWindow.onEvents(() -> rehearsing().fault().get())).isEmpty();
    assertThat(OpenWindow.onEvents(() -> window.words()))
        .contains(
            "In hand of those that fight",
            "Asked in a game: ",
            "as the solution of \"Fire first\" has it");
    Path page = folder.resolve("farm.html");
    OpenWindow.events(
        () -> {
          rehearsing().keep();
          window.page(page);
        });
    assertThat(folder.resolve("course.rehearsal.json")).content().contains("\"games\" : 3");
    assertThat(page).content().startsWith("<!DOCTYPE html>");
  }

  @Test
  void aGameIsLookedAtAgainMinuteByMinute() throws Exception {
    OpenWindow.events(
        () -> {
          window.choose(1);
          window.begin();
        });
    OpenWindow.await("a game", () -> isOver() && rehearsing().shown().get().isPresent());
    OpenWindow.events(() -> window.replay(1, 60));
    OpenWindow.await("it again", () -> rehearsing().replayed().get().isPresent());
    Replayed replayed = OpenWindow.onEvents(() -> rehearsing().replayed().get().orElseThrow());
    LocalDateTime then = replayed.replay().begins().plusMinutes(60);
    assertThat(replayed.saidBy(then)).isNotEmpty().allMatch(each -> !each.at().isAfter(then));
    int all = replayed.replay().blocks(then, Optional.empty()).size();
    assertThat(replayed.replay().blocks(then, Optional.of("Red")))
        .hasSizeLessThanOrEqualTo(all)
        .anyMatch(each -> each.unit().side().equals("Red"));
    assertThat(replayed.replay().blocks(replayed.replay().begins(), Optional.of("Red")))
        .noneMatch(each -> each.unit().side().equals("Blue"));
  }

  @Test
  void isStoppedAndKeepsWhatItHasFound() throws Exception {
    OpenWindow.events(
        () -> {
          window.choose(5000);
          window.begin();
        });
    OpenWindow.await("a first game", () -> rehearsing().shown().get().isPresent());
    OpenWindow.events(() -> rehearsing().stop());
    OpenWindow.await("its end", this::isOver);
    assertThat(OpenWindow.onEvents(() -> rehearsing().shown().get().orElseThrow().end())).isEmpty();
    assertThat(OpenWindow.onEvents(() -> rehearsing().fault().get())).isEmpty();
  }
}
