package studio.kriegsspiel.study.shelf;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is told of a scenario to those who choose one. Made of its text, never written by hand;
 * holds nothing that a player may not know but the sides' objectives, which the umpire who chooses
 * reads.
 *
 * @param slug the short name by which it is asked for
 * @param title its title
 * @param summary one sentence on what it is good for, possibly empty
 * @param paragraph the first paragraph of the General Idea, as everyone reads it; possibly empty
 * @param terrain the short name of its ground, possibly empty
 * @param book the id of its rule book, possibly empty
 * @param begins when play begins
 * @param ends when play ends
 * @param demand what it asks of those at the table
 * @param sides the sides, in the order of the text
 * @param variants titles of the variants in it, and of those in files beside it with their short
 *     names
 * @param exercises titles of the exercises in it
 * @param sources the works its figures come from, each once
 */
public record Card(
    String slug,
    String title,
    String summary,
    String paragraph,
    String terrain,
    String book,
    LocalDateTime begins,
    LocalDateTime ends,
    Demand demand,
    List<CardSide> sides,
    List<String> variants,
    List<String> exercises,
    List<String> sources) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

  /** Copies the lists. */
  public Card {
    sides = List.copyOf(sides);
    variants = List.copyOf(variants);
    exercises = List.copyOf(exercises);
    sources = List.copyOf(sources);
  }

  /** The same with more variants behind its own. */
  Card withVariants(List<String> more) {
    return new Card(
        slug,
        title,
        summary,
        paragraph,
        terrain,
        book,
        begins,
        ends,
        demand,
        sides,
        Stream.concat(variants.stream(), more.stream()).toList(),
        exercises,
        sources);
  }

  /** Day and hours: {@code 18 June 1815, 13:00 to 18:30}. */
  public String when() {
    boolean sameDay = begins.toLocalDate().equals(ends.toLocalDate());
    return DAY.format(begins)
        + ", "
        + CLOCK.format(begins)
        + " to "
        + CLOCK.format(ends)
        + (sameDay ? "" : " on " + DAY.format(ends));
  }
}
