package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Reliability;

/**
 * Something a reader has been told, beside the truth. For the umpire's eyes: a reader gets a {@link
 * PlayerView}.
 *
 * @param kind what sort of text it is
 * @param observed the minute it tells of, if it has one: when it was let go at the earliest
 * @param at when it has been received for certain; none for what was known before play
 * @param dated the time it carries, if it carries one
 * @param by who it comes from, in words
 * @param reliability how far it may be trusted, as the receiver is told
 * @param text what it says
 * @param truth whether it is true, as the scenario says
 * @param forces what it says of single bodies
 */
public record Told(
    Kind kind,
    Optional<LocalDateTime> observed,
    Optional<LocalDateTime> at,
    Optional<LocalDateTime> dated,
    Optional<String> by,
    Optional<Reliability> reliability,
    String text,
    boolean truth,
    List<ToldForce> forces) {
  /** Keeps its own copy. */
  public Told {
    forces = List.copyOf(forces);
  }

  /** The same in other words. */
  Told saying(String words) {
    return new Told(kind, observed, at, dated, by, reliability, words, truth, forces);
  }

  /** Sorts of texts. */
  public enum Kind {
    GENERAL_IDEA,
    REPORT,
    INTELLIGENCE
  }
}
