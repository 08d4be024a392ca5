package studio.kriegsspiel.export.audit;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import studio.kriegsspiel.drawing.furniture.MapLegend;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;

/**
 * Which words the exporter may call its own: what {@link Phrase} and {@link Terms} have, the only
 * source of such words that papers for players know, signs of the legend, names of sheets. All of
 * them are written in the program, so no name gets past the audit by being called so.
 */
final class OwnWords {
  /** Names of map sheets, such as {@code C4}. */
  private static final Pattern SHEET = Pattern.compile("[A-Z]{1,2}[0-9]{1,3}");

  /** Marks of sealed sheets, three letters without vowels. */
  private static final Pattern MARK = Pattern.compile("[B-DF-HJ-NP-TV-XZ]{3}");

  /**
   * Figures of the grid around a map, of rulers, dice and tracks: side by side they look like
   * places.
   */
  private static final Pattern FIGURE =
      Pattern.compile("[0-9]{1,5}([./][0-9]{1,3})?|[0-9]{1,2}:[0-9]{1,2}");

  /** Single words and words in a row of what the exporter says of its own accord. */
  private static final Set<String> RUNS = runs();

  private static final Pattern SLOPES =
      Pattern.compile(
          "[0-9]{1,2}\u00b0|to what it lacks of [0-9]{1,2}\u00b0;?|Lehmann had 45\u00b0"
              + "|Black to white as the slope|\\(Lehmann\\)");

  private static final Pattern FILES =
      Pattern.compile(
          "^(map|aids|umpire-sealed-sheets|exercise-[0-9]+-(student|decisions))?(?=\\.)"
              + "|^play-(?=.*\\.json$)|^liaison-(?=.*\\.pdf$)|-page(?=\\.html$)|-map(?=\\.png$)"
              + "|-(forces|timetable)(?=\\.csv$)|-figures(?=\\.xlsx$)|-clock(?=\\.ics$)|-papers(?=\\.md$)"
              + "|(^|-)foundry(?=\\.zip$)|-troops(?=\\.(geojson|kml|gpkg)$)|-msdl(?=\\.xml$)"
              + "|(^|-)(table(?=\\.vmod$)|tabletop(?=\\.json$))|-orbat-mapper(?=\\.json$)"
              + "|(-and-others)?\\.(pdf|json|html|png|csv|xlsx|ics|md|geojson|kml|gpkg|xml|zip|vmod)$");

  private OwnWords() {}

  /** Those of some words that are really the exporter's own. */
  static List<OwnWord> known(List<OwnWord> claimed) {
    return claimed.stream().filter(word -> isOwn(word.text())).toList();
  }

  private static boolean isOwn(String text) {
    return RUNS.contains(plain(text))
        || SHEET.matcher(text).matches()
        || MARK.matcher(text).matches()
        || FIGURE.matcher(text).matches()
        || SLOPES.matcher(text).matches()
        || OfBooks.RUNS.contains(plain(text));
  }

  /** A phrase may be broken over lines, so any words of it in a row are the exporter's. */
  private static Set<String> runs() {
    return runs(
        Stream.of(Phrase.everyPiece(), Terms.all().stream(), MapLegend.allWords().stream())
            .flatMap(each -> each));
  }

  /** Those of the rule books, read when a paper has any. */
  private static final class OfBooks {
    static final Set<String> RUNS = runs(BookWords.all().stream());

    private OfBooks() {}
  }

  private static Set<String> runs(Stream<String> phrases) {
    Set<String> runs = new HashSet<>();
    phrases.forEach(
        phrase -> {
          String[] words = plain(phrase).split(" ");
          for (int start = 0; start < words.length; start++) {
            StringBuilder run = new StringBuilder();
            for (int end = start; end < words.length; end++) {
              runs.add(edged(run.append(end == start ? "" : " ").append(words[end]).toString()));
            }
          }
        });
    return runs;
  }

  /** In small letters, with common spaces and quotes, and without marks before and behind. */
  private static String plain(String text) {
    return edged(
        text.replace('\u00a0', ' ')
            .replaceAll("[\u2018\u2019]", "'")
            .replaceAll("[\u201c\u201d]", "\"")
            .toLowerCase(Locale.ROOT));
  }

  /** Without marks before and behind: a line may end at a comma. */
  private static String edged(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && !Character.isLetterOrDigit(text.charAt(start))) {
      start++;
    }
    while (end > start && !Character.isLetterOrDigit(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /** What a title says besides some words, each left out once and as a whole; the longest first. */
  static String without(String title, Stream<OwnWord> words) {
    String rest = title;
    List<String> longest =
        words.map(OwnWord::text).distinct().sorted(Comparator.comparing(String::length)).toList();
    for (int i = longest.size() - 1; i >= 0; i--) {
      String whole = "(?<![\\p{L}\\p{N}])" + Pattern.quote(longest.get(i)) + "(?![\\p{L}\\p{N}])";
      rest = Pattern.compile(whole).matcher(rest).replaceFirst("\n");
    }
    return rest;
  }

  /** A file's name without what every export calls its files. */
  static String withoutOwnParts(String name) {
    return FILES.matcher(name).replaceAll("");
  }
}
