package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.scenario.news.Reliability;

/** The line above an item of intelligence. */
final class NewsWords {
  private NewsWords() {}

  /**
   * Where what a report says of one body comes from: {@code (From a spy, observed 10:20.)}.
   *
   * @param begins when play begins; what was observed on another day has its day with it
   */
  static String of(
      LocalDateTime begins,
      Optional<String> source,
      Optional<LocalDateTime> observed,
      Optional<Reliability> reliability) {
    List<String> parts = new ArrayList<>();
    source.ifPresent(words -> parts.add(Phrase.IN_SENTENCE_FROM.of(Terms.marked(words))));
    observed.ifPresent(time -> parts.add(Phrase.OBSERVED.of(PaperWords.clock(time, begins))));
    reliability.ifPresent(level -> parts.add(held(level)));
    return parts.isEmpty() ? "" : "(" + PaperWords.capital(String.join(", ", parts)) + ".)";
  }

  private static String held(Reliability level) {
    return switch (level) {
      case RELIABLE -> Phrase.HELD_RELIABLE.words();
      case DOUBTFUL -> Phrase.HELD_DOUBTFUL.words();
      case UNRELIABLE -> Phrase.HELD_UNRELIABLE.words();
    };
  }

  static String line(
      Optional<LocalDateTime> at, Optional<String> source, Optional<Reliability> reliability) {
    List<String> parts = new ArrayList<>();
    source.ifPresent(words -> parts.add(Phrase.FROM.of(Terms.marked(words))));
    at.ifPresent(time -> parts.add(PaperWords.clock(time)));
    reliability.ifPresent(level -> parts.add(held(level)));
    return parts.isEmpty() ? Phrase.SOURCE_UNKNOWN.words() : String.join(", ", parts);
  }
}
