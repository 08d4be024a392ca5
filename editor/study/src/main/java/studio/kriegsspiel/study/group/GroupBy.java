package studio.kriegsspiel.study.group;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** By what findings are put together. */
public enum GroupBy {
  /** Whose troops or papers they are about. */
  SIDE,
  /** Who reads the statement they are about. */
  READER,
  /** What they are about: marches, forces, secrets. */
  AREA,
  /** Where they have to be mended. */
  FILE;

  /** The word on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All the words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(GroupBy::word).toList();
  }

  /** The one of a word. */
  public static Optional<GroupBy> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equalsIgnoreCase(word)).findFirst();
  }
}
