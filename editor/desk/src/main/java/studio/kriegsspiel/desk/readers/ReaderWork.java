package studio.kriegsspiel.desk.readers;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.UmpireTeam;

/**
 * What the chosen reader knows at the minute that is shown; worked out aside, as each pair of
 * bodies costs a line of sight. A reader whom the text has no longer gives way to the umpire.
 */
public final class ReaderWork {
  private final Desk desk;
  private final Latest<Optional<ReadersView>> latest;
  private final Observable<Optional<ReadersView>> seen = new Observable<>(Optional.empty());
  private final Observable<List<Reader.Player>> readers = new Observable<>(List.of());

  /** Follows the text, the minute and the reader of {@code desk}. */
  public ReaderWork(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.latest = new Latest<>(runner, "What the reader knows");
    desk.shown().follow(this::follow);
    desk.minute().listen(minute -> ask());
    desk.reader().listen(reader -> ask());
  }

  /** What he knows; nothing while the umpire looks. */
  public Observable<Optional<ReadersView>> seen() {
    return seen;
  }

  /** All as whom the scenario can be looked at besides the umpire. */
  public Observable<List<Reader.Player>> readers() {
    return readers;
  }

  private void follow(Studied studied) {
    Optional<Scenario> scenario = studied.scenario();
    if (scenario.isPresent()) {
      readers.set(
          Stream.concat(
                  Reader.playersOf(scenario.get()).stream(),
                  UmpireTeam.of(scenario.get()).readers().stream())
              .toList());
      if (desk.reader().get().filter(each -> !readers.get().contains(each)).isPresent()) {
        desk.reader().set(Optional.empty());
      }
    }
    ask();
  }

  private void ask() {
    Optional<Reader.Player> reader = desk.reader().get();
    Optional<Situation> situation = desk.shown().get().situation();
    if (reader.isEmpty() || situation.isEmpty()) {
      latest.cancel();
      seen.set(Optional.empty());
      return;
    }
    LocalDateTime minute = desk.minute().get().orElse(situation.get().clock().begins());
    latest.request(
        desk.shown().get().version(),
        progress -> Optional.of(ReadersView.of(situation.get(), reader.get(), minute)),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<ReadersView>> done) {
            seen.set(done.value());
          }
        });
  }

  /** What a reader is called, such as {@code Blue: Commander at the farm}. */
  public static String title(Reader.Player reader) {
    return reader
        .person()
        .map(person -> person + " (" + reader.side() + ")")
        .or(() -> reader.role().map(role -> reader.side() + ": " + role))
        .orElse(reader.side());
  }
}
