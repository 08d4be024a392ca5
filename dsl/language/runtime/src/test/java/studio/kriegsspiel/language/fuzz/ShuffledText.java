package studio.kriegsspiel.language.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** A good text with words dropped, doubled, swapped and taken from other texts, by a seed. */
final class ShuffledText {
  private static final Pattern PIECES =
      Pattern.compile("(?<=\\W)(?=\\w)|(?<=\\w)(?=\\W)|(?<=\\n)|(?<=[^\\w\\s])(?=[^\\w\\s])");
  private static final List<String> ODD =
      List.of(
          "\"",
          "\"\"\"",
          "//",
          "/*",
          "*/",
          ",",
          ":",
          ".",
          "{",
          "}",
          "%",
          "\t",
          "\r\n",
          "\n\n  ",
          "  ",
          "99999999999",
          "0",
          "25:61",
          "13:30",
          "12-pdr",
          "until",
          "of",
          "and",
          "or",
          "not",
          "\u00a0",
          "\u202e",
          "\u53f8\u4ee4",
          "\ud83d",
          "^",
          "start",
          "move",
          "north",
          "paces",
          "men");

  private final List<List<String>> samples;
  private final Random random;

  ShuffledText(List<String> samples, long seed) {
    this.samples = samples.stream().map(each -> List.of(PIECES.split(each))).toList();
    this.random = new Random(seed);
  }

  /** The next text. */
  String next() {
    List<String> pieces = new ArrayList<>(any(samples));
    int changes = 1 + random.nextInt(random.nextInt(10) == 0 ? 60 : 6);
    for (int i = 0; i < changes && !pieces.isEmpty(); i++) {
      change(pieces);
    }
    return String.join("", pieces);
  }

  private void change(List<String> pieces) {
    int at = random.nextInt(pieces.size());
    switch (random.nextInt(7)) {
      case 0 -> pieces.remove(at);
      case 1 -> pieces.add(at, pieces.get(at));
      case 2 -> pieces.set(at, any(any(samples)));
      case 3 -> pieces.add(at, any(ODD));
      case 4 -> pieces.set(at, any(ODD));
      case 5 -> pieces.set(at, pieces.set(random.nextInt(pieces.size()), pieces.get(at)));
      default -> splice(pieces, at);
    }
  }

  /** A run of another text in the place of one of this. */
  private void splice(List<String> pieces, int at) {
    List<String> other = any(samples);
    int from = random.nextInt(other.size());
    List<String> run = other.subList(from, Math.min(other.size(), from + random.nextInt(30)));
    int end = Math.min(pieces.size(), at + random.nextInt(20));
    pieces.subList(at, end).clear();
    pieces.addAll(at, run);
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
