package studio.kriegsspiel.study.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Scenarios of the library with one word changed, as an author may slip: what is mended unasked
 * leaves fewer findings, and never makes anything but what stood there before, or what a name was
 * declared as.
 */
class MendedLibraryTest {
  private static final int RUNS = 30;
  private static final long SEED = 23;

  /** Short enough to be checked many times. */
  private static final long LONGEST = 10_500;

  private static final Pattern WORD = Pattern.compile("[\\p{L}][\\p{L}'-]+|\\d+");
  private static final Pattern PROSE = Pattern.compile("(?s)\"\"\".*?\"\"\"|//[^\\n]*");
  private static final List<String> DIRECTIONS = List.of("north", "south", "east", "west");

  private final Random random = new Random(SEED);

  /** What may happen to a word. */
  private enum Slip {
    DROPPED,
    DOUBLED,
    SWAPPED,
    CHANGED,
    DELETED,
    NONSENSE,
    OTHER_WORD,
    OTHER_FIGURE
  }

  @Test
  void whatIsCertainMendsAndNeverFalsifies() throws IOException {
    Studies studies = Studies.ofLibrary();
    List<String> texts = texts();
    List<String> falsified = new ArrayList<>();
    int slips = 0;
    int mended = 0;
    int less = 0;
    for (int run = 0; run < RUNS; run++) {
      String text = texts.get(random.nextInt(texts.size()));
      Slip slip = Slip.values()[run % Slip.values().length];
      MatchResult word = word(text, slip);
      String other = other(text, word.group(), slip);
      String changed = text.substring(0, word.start()) + other + text.substring(word.end());
      Study before = studies.of("a.kriegsspiel", Optional.empty(), changed, Cancellation.NEVER);
      Mended after = new Mender(studies).certain(before, each -> true);
      String now = after.study().text();
      slips += slip.compareTo(Slip.CHANGED) < 0 ? 1 : 0;
      if (!now.equals(changed)) {
        mended++;
        boolean fewer =
            Burden.of(after.study().findingsWithVariants())
                .isLessThan(Burden.of(before.findingsWithVariants()));
        less += fewer ? 1 : 0;
        if (!now.equals(text) && !isRenamed(now, text, word.group(), other)) {
          falsified.add(slip + ": `" + word.group() + "` as `" + other + "`: " + after.made());
        }
      }
    }
    assertThat(falsified).isEmpty();
    assertThat(less).isEqualTo(mended);
    assertThat(mended).isGreaterThanOrEqualTo(slips / 3);
  }

  /** Where a name was declared wrong its uses follow it: a name of another's choice, and no lie. */
  private static boolean isRenamed(String now, String text, String word, String other) {
    return !other.isEmpty() && now.replace(other, word).equals(text);
  }

  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path each : Library.open().scenarios().stream().map(LibraryEntry::path).toList()) {
      if (Files.size(each) <= LONGEST) {
        texts.add(Files.readString(each));
      }
    }
    assertThat(texts).hasSizeGreaterThan(8);
    return texts;
  }

  private MatchResult word(String text, Slip slip) {
    List<int[]> prose =
        PROSE.matcher(text).results().map(each -> new int[] {each.start(), each.end()}).toList();
    List<MatchResult> words =
        WORD.matcher(text)
            .results()
            .filter(
                each -> prose.stream().noneMatch(p -> p[0] <= each.start() && each.start() < p[1]))
            .filter(
                each -> Character.isDigit(each.group().charAt(0)) == (slip == Slip.OTHER_FIGURE))
            .filter(each -> slip.compareTo(Slip.CHANGED) > 0 || each.group().length() >= 5)
            .toList();
    return words.get(random.nextInt(words.size()));
  }

  private String other(String text, String word, Slip slip) {
    int at = 1 + random.nextInt(Math.max(1, word.length() - 2));
    return switch (slip) {
      case DROPPED -> word.substring(0, at) + word.substring(at + 1);
      case DOUBLED -> word.substring(0, at) + word.charAt(at) + word.substring(at);
      case SWAPPED ->
          word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
      case CHANGED ->
          word.substring(0, at) + (word.charAt(at) == 'x' ? 'k' : 'x') + word.substring(at + 1);
      case DELETED -> "";
      case NONSENSE -> "zzqx";
      case OTHER_WORD ->
          DIRECTIONS.contains(word)
              ? DIRECTIONS.get((DIRECTIONS.indexOf(word) + 1) % 4)
              : word(text, Slip.DELETED).group();
      case OTHER_FIGURE -> Integer.toString(random.nextInt(2000));
    };
  }
}
