package studio.kriegsspiel.study.shelf;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is looked for on the shelf. Case, umlauts and accents do not matter; every word must be
 * found somewhere on the card.
 *
 * @param words words of title, summary, General Idea, place, sides, exercises
 * @param place words of the ground's name
 * @param book the rule book's id, or a part of it
 * @param years the first and the last year
 * @param players how many play
 * @param hours how many hours there are at most
 * @param grade how hard it is, from 1 to 5
 */
public record Query(
    String words,
    String place,
    String book,
    Optional<Years> years,
    OptionalInt players,
    OptionalDouble hours,
    OptionalInt grade) {
  private static final Pattern YEARS =
      Pattern.compile("(\\d{3,4})(?:\\s*(?:-|\u2013|to)\\s*(\\d{3,4}))?");

  /**
   * A stretch of years.
   *
   * @param first the first of them
   * @param last the last of them
   */
  public record Years(int first, int last) {
    /** Reads {@code 1815} or {@code 1806-1815}; nothing if it is neither. */
    public static Optional<Years> read(String text) {
      Matcher years = YEARS.matcher(text.strip());
      if (!years.matches()) {
        return Optional.empty();
      }
      int first = Integer.parseInt(years.group(1));
      int last = years.group(2) == null ? first : Integer.parseInt(years.group(2));
      return Optional.of(new Years(Math.min(first, last), Math.max(first, last)));
    }

    boolean has(int year) {
      return first <= year && year <= last;
    }
  }

  /** A search for words alone. */
  public static Query of(String words) {
    return new Query(
        words,
        "",
        "",
        Optional.empty(),
        OptionalInt.empty(),
        OptionalDouble.empty(),
        OptionalInt.empty());
  }

  boolean fits(Card card, String ground) {
    Demand demand = card.demand();
    return hasAll(all(card, ground), words)
        && hasAll(ground + " " + card.terrain(), place)
        && plain(card.book()).contains(plain(book))
        && years.map(each -> each.has(card.begins().getYear())).orElse(true)
        && (players.isEmpty() || players.getAsInt() == demand.players())
        && (hours.isEmpty() || demand.fits(hours.getAsDouble()))
        && (grade.isEmpty() || demand.difficulty().equals(grade));
  }

  /** The more, the more of the words stand in title and summary. */
  int weight(Card card, String ground) {
    String title = plain(card.title());
    String summary = plain(card.summary() + " " + ground);
    return split(words)
        .mapToInt(each -> (title.contains(each) ? 2 : 0) + (summary.contains(each) ? 1 : 0))
        .sum();
  }

  private static String all(Card card, String ground) {
    List<String> sides =
        card.sides().stream()
            .flatMap(
                each ->
                    Stream.of(
                        Stream.of(each.name(), each.title()),
                        each.objectives().stream(),
                        each.roles().stream()))
            .flatMap(each -> each)
            .toList();
    return String.join(
        " ",
        card.slug(),
        card.title(),
        card.summary(),
        card.paragraph(),
        ground,
        card.book(),
        card.when(),
        String.join(" ", sides),
        String.join(" ", card.variants()),
        String.join(" ", card.exercises()));
  }

  private static boolean hasAll(String text, String words) {
    String plain = plain(text);
    return split(words).allMatch(plain::contains);
  }

  private static Stream<String> split(String words) {
    return Stream.of(plain(words).split("\\s+")).filter(each -> !each.isEmpty());
  }

  private static String plain(String text) {
    String folded =
        text.toLowerCase(Locale.ROOT)
            .replace("ä", "ae")
            .replace("ö", "oe")
            .replace("ü", "ue")
            .replace("ß", "ss");
    return Normalizer.normalize(folded, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
  }
}
