package studio.kriegsspiel.desk.timeline;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.knowledge.Reader;

/**
 * One statement of the text that is due during play.
 *
 * @param id the same for the same statement when times in it have changed
 * @param kind what it is
 * @param lane the side it concerns; empty for the umpire's lane
 * @param label a few words
 * @param sentence the whole of it in a sentence
 * @param from when it is due or begins; nothing where something other than the clock decides
 * @param to when it ends, at least {@code from}; the same for what takes no time
 * @param span the statement
 * @param times the times written in it, that which moves it first; none where it has none of its
 *     own
 * @param audience who is told it; nothing for what is done and not told
 * @param worst the severity of the worst finding about it
 */
public record TimelineItem(
    String id,
    Kind kind,
    String lane,
    String label,
    String sentence,
    Optional<LocalDateTime> from,
    Optional<LocalDateTime> to,
    TextSpan span,
    List<Moment> times,
    Optional<Audience> audience,
    Optional<Severity> worst) {
  /** Copies the list. */
  public TimelineItem {
    times = List.copyOf(times);
  }

  /** What is due. */
  public enum Kind {
    REPORT("report"),
    NEWS("intelligence"),
    COURIER("courier"),
    ARRIVAL("arrival"),
    WITHDRAWAL("withdrawal"),
    MARCH("march"),
    PATROL("patrol"),
    WORK("work"),
    EVENT("event"),
    SKY("weather and ground"),
    OBJECTIVE("objective"),
    DECISION("decision");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** What a reader calls it. */
    public String words() {
      return words;
    }
  }

  /** When it is due; to be asked of what the clock decides. */
  public LocalDateTime begins() {
    return from.orElseThrow();
  }

  /** When it is over. */
  public LocalDateTime ends() {
    return to.orElseGet(this::begins);
  }

  /** Whether it is a reader's: told to him, or done by his side. */
  public boolean isOf(Reader.Player reader) {
    return audience.map(reader::isAmong).orElse(lane.equals(reader.side()));
  }

  /** Whether it takes time. */
  public boolean lasts() {
    return from.isPresent() && ends().isAfter(begins());
  }

  /** Whether another time can be written for it. */
  public boolean canMove() {
    return from.isPresent() && !times.isEmpty();
  }
}
