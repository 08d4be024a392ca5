package studio.kriegsspiel.desk.keys;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Something that can be done, as a list shows it.
 *
 * @param name what it is called in the menus
 * @param description one phrase
 * @param key its key for people; empty for none
 * @param hindrance why it cannot be done now; empty if it can
 * @param run does it
 */
public record Command(String name, String description, String key, String hindrance, Runnable run) {

  /** Whether it can be done now. */
  public boolean isFree() {
    return hindrance.isEmpty();
  }

  /** Those that hold every typed word, names before descriptions and beginnings before the rest. */
  public static List<Command> matching(List<Command> all, String typed) {
    List<String> words = List.of(typed.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    List<Command> found = new ArrayList<>(all);
    found.removeIf(each -> each.rank(words) == Integer.MAX_VALUE);
    found.sort(Comparator.comparingInt(each -> each.rank(words)));
    return found;
  }

  /** The smaller the nearer: where the first word stands in the name, or that it does not. */
  private int rank(List<String> words) {
    String called = name.toLowerCase(Locale.ROOT);
    String all = called + " " + (description + " " + key).toLowerCase(Locale.ROOT);
    if (!words.stream().allMatch(all::contains)) {
      return Integer.MAX_VALUE;
    }
    String first = words.get(0);
    return called.startsWith(first)
        ? 0
        : called.contains(" " + first) ? 1 : called.contains(first) ? 2 : 3;
  }
}
