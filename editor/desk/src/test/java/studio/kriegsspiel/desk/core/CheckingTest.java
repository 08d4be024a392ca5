package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Studies;

/** When a text is checked, and which result lies on the desk. */
class CheckingTest {
  private final Desk desk = new Desk();
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);
  private final List<String> checked = new ArrayList<>();

  @AfterEach
  void end() {
    clock.shutdownNow();
  }

  private Checking checking(TextStudy study, Executor events) {
    return new Checking(
        desk,
        study,
        new BackgroundRunner(new Here(), events),
        (milliseconds, action) -> new Pause(clock, Runnable::run, 3_600_000, action));
  }

  private static Studied known(long version, String text) {
    return Studied.of(version, Studies.unreadable("a", Optional.empty(), text), List.of());
  }

  private Checking listing(Executor events) {
    return checking(
        (document, file, snapshot, progress, early) -> {
          checked.add(document + ": " + snapshot.text());
          return known(snapshot.version(), snapshot.text());
        },
        events);
  }

  private void type(String words) {
    desk.manuscript().type(TextEdit.insert(0, words));
  }

  @Test
  void typingIsWaitedForAndAllElseCheckedAtOnce() {
    listing(Runnable::run);
    type("a");
    assertThat(checked).as("somebody types").isEmpty();
    assertThat(clock.getQueue()).hasSize(1);
    desk.manuscript().edit(List.of(TextEdit.insert(0, "b")), "a fix");
    assertThat(checked).containsExactly("untitled.kriegsspiel: ba");
    assertThat(clock.getQueue())
        .as("nobody is waited for any more")
        .allMatch(each -> ((java.util.concurrent.Future<?>) each).isCancelled());
    assertThat(desk.isChecked()).isTrue();
    desk.file().set(OpenFile.named("other.kriegsspiel").in(Path.of("")));
    assertThat(checked).hasSize(2).last().isEqualTo("other.kriegsspiel: ba");
  }

  @Test
  void aResultOfAnEarlierTextIsNotLaidOnTheDesk() {
    List<Runnable> waiting = new ArrayList<>();
    Checking checking = listing(waiting::add);
    checking.checkNow();
    assertThat(checking.running().get()).isTrue();
    type("a");
    List.copyOf(waiting).forEach(Runnable::run);
    assertThat(desk.studied().get()).isEqualTo(Studied.NONE);
    assertThat(checking.running().get()).isFalse();
  }

  @Test
  void whatIsKnownEarlyIsShownAndAllIsPreparedBeforehand() {
    List<Studied> prepared = new ArrayList<>();
    List<Studied> laid = new ArrayList<>();
    desk.prepare(prepared::add);
    desk.studied().listen(laid::add);
    Checking checking =
        checking(
            (document, file, snapshot, progress, early) -> {
              early.accept(known(snapshot.version(), "early"));
              return known(snapshot.version(), "whole");
            },
            Runnable::run);
    checking.checkNow();
    assertThat(laid).hasSize(2).isEqualTo(prepared);
    assertThat(desk.studied().get()).isSameAs(laid.get(1)).isNotSameAs(laid.get(0));
  }

  @Test
  void aCheckThatFailsIsTold() {
    Checking checking =
        checking(
            (document, file, snapshot, progress, early) -> {
              throw new IllegalStateException("no memory");
            },
            Runnable::run);
    checking.checkNow();
    assertThat(desk.message().get().kind()).isEqualTo(Message.Kind.TROUBLE);
    assertThat(desk.message().get().sentence()).startsWith("The text could not be checked: ");
    assertThat(checking.running().get()).isFalse();
  }
}
