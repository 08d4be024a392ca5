package studio.kriegsspiel.reading.view;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.situation.knowledge.ErrorWords;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Told;
import studio.kriegsspiel.situation.words.Figures;

/**
 * Something a reader has been told, with what he may think of it, and the truth beside it.
 *
 * @param kind what sort of text it is
 * @param at when he had it; none for what was known before play
 * @param by who it comes from, in words
 * @param worth how far it may be believed, in one word
 * @param age how old it is at the minute, in words; none where it tells of no minute
 * @param text what it says, its single bodies behind it
 * @param truth what is otherwise, in sentences; for the umpire alone
 */
public record Heard(
    Told.Kind kind,
    Optional<LocalDateTime> at,
    Optional<String> by,
    Optional<String> worth,
    Optional<String> age,
    List<String> text,
    List<String> truth) {
  /** Keeps its own lists. */
  public Heard {
    text = List.copyOf(text);
    truth = List.copyOf(truth);
  }

  static Heard of(Known known, Told told, ErrorWords errors) {
    return new Heard(
        told.kind(),
        told.at(),
        told.by(),
        told.reliability().map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', ' ')),
        told.kind() == Told.Kind.INTELLIGENCE
            ? observed(told).flatMap(then -> age(then, known.time()))
            : Optional.empty(),
        text(told),
        truth(known, told, errors));
  }

  private static List<String> text(Told told) {
    List<String> text = new ArrayList<>(List.of(told.text().strip()));
    if (told.kind() == Told.Kind.REPORT) {
      told.forces().forEach(force -> text.add(force.text().strip()));
    }
    return text;
  }

  private static List<String> truth(Known known, Told told, ErrorWords errors) {
    List<String> truth = new ArrayList<>();
    if (!told.truth()) {
      truth.add("This is false.");
    }
    known.truthOf(told).forEach(subject -> errors.sentence(subject).ifPresent(truth::add));
    return truth;
  }

  /** The minute that it tells of: what it says of a body may say so itself. */
  private static Optional<LocalDateTime> observed(Told told) {
    return told.forces().stream()
        .flatMap(force -> force.observed().stream())
        .min(Comparator.naturalOrder())
        .or(told::observed);
  }

  /** How old news is that tells of a minute; nothing for what is told of the minute itself. */
  private static Optional<String> age(LocalDateTime then, LocalDateTime now) {
    long minutes = Duration.between(then, now).toMinutes();
    return minutes < 1 ? Optional.empty() : Optional.of(Figures.minutes(minutes) + " old");
  }
}
