package studio.kriegsspiel.scenario.tonight;

import java.util.List;
import java.util.Locale;

/** Numbers and lists in sentences. */
final class ListWords {
  private ListWords() {}

  static String number(int count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  static String count(int count, String one, String many) {
    return number(count) + " " + (count == 1 ? one : many);
  }

  static String and(List<String> words) {
    int last = words.size() - 1;
    return last <= 0
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}
