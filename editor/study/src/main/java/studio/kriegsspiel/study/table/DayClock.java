package studio.kriegsspiel.study.table;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hours of a day, in the words of the language.
 *
 * @param begins when it begins; none if no hour is told
 * @param ends the last hour that is told
 * @param zone the zone by whose clock hours are told
 */
record DayClock(Optional<Instant> begins, Optional<Instant> ends, ZoneOffset zone) {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm");
  private static final Duration DAY = Duration.ofHours(24);

  /** The clock of a file: from when it says that it begins, else from its first hour. */
  static DayClock of(ArmyDay day, List<ArmyTable.Row> rows) {
    List<Instant> hours =
        Stream.concat(
                rows.stream()
                    .flatMap(row -> row.from().stands().stream())
                    .flatMap(each -> each.since().stream()),
                day.events().stream().flatMap(each -> each.at().stream()))
            .sorted()
            .toList();
    Optional<Instant> begins =
        day.begins().map(each -> each.toInstant()).or(() -> hours.stream().findFirst());
    Optional<Instant> ends =
        hours.stream()
            .filter(each -> begins.isPresent() && each.isAfter(begins.get()))
            .reduce((one, later) -> later);
    return new DayClock(
        begins, ends, day.begins().map(each -> each.getOffset()).orElse(ZoneOffset.UTC));
  }

  private LocalDateTime local(Instant at) {
    return LocalDateTime.ofInstant(at, zone);
  }

  /** The line of the head that says when play is. */
  Optional<String> head() {
    return begins.map(
        at -> {
          LocalDateTime from = local(at);
          String to =
              ends.map(this::local)
                  .map(
                      each ->
                          " to "
                              + (each.toLocalDate().equals(from.toLocalDate())
                                  ? ""
                                  : DATE.format(each) + " ")
                              + TIME.format(each))
                  .orElse("");
          return "on " + DATE.format(from) + " from " + TIME.format(from) + to;
        });
  }

  /** Whether play goes on at a minute. */
  boolean holds(Instant at) {
    return begins.isPresent()
        && !at.isBefore(begins.get())
        && !at.isAfter(ends.orElse(begins.get()));
  }

  /** The later of an hour and the beginning. */
  Instant notBefore(Instant at) {
    return begins.filter(each -> each.isAfter(at)).orElse(at);
  }

  /** Whether a unit is there already when play begins. */
  boolean isThere(UnitPosition stand) {
    return stand.since().filter(at -> begins.isPresent() && at.isAfter(begins.get())).isEmpty();
  }

  /** A moment; where play is longer than a day, so many minutes from its start. */
  String moment(Instant at) {
    Instant from = begins.orElse(at);
    boolean day = Duration.between(from, ends.orElse(from)).compareTo(DAY) < 0;
    return day
        ? TIME.format(local(at))
        : "start + " + Duration.between(from, at).toMinutes() + " min";
  }

  /** Day and hour. */
  String told(Instant at) {
    return TIME.format(local(at)) + " on " + DATE.format(local(at));
  }
}
