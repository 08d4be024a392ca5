package studio.kriegsspiel.study.table;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/**
 * What a file of another program says besides its armies.
 *
 * @param title what it is called; may be empty
 * @param idea what is said of the whole; may be empty
 * @param begins when it begins, by the clock that all its hours are told by
 * @param events what happens
 * @param remarks what of the file as a whole is not kept, each with its line
 */
public record ArmyDay(
    String title,
    String idea,
    Optional<OffsetDateTime> begins,
    List<Event> events,
    List<String> remarks) {
  /** Copies the lists. */
  public ArmyDay {
    events = List.copyOf(events);
    remarks = List.copyOf(remarks);
  }

  /**
   * Something that happens.
   *
   * @param line where the file tells it
   * @param at when; none if it is not told
   */
  public record Event(int line, Optional<Instant> at, String words) {}
}
