package studio.kriegsspiel.language.syntax.soft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the kinds of token say, looked up by their numbers: it is asked of every token of a text.
 */
public final class TokenWords {
  private final String[] kinds;
  private final String[] signs;
  private final String[] words;
  private final boolean[] soft;
  private final boolean[] reserved;
  private final List<List<SoftStatement>> openings = new ArrayList<>();

  /**
   * Tables of all kinds.
   *
   * @param kinds names of the kinds of token by their number: keywords and signs in single
   *     quotation marks, or the terminal rule such as {@code RULE_ID}
   */
  public TokenWords(Map<Integer, String> kinds) {
    int size = kinds.keySet().stream().mapToInt(each -> each + 1).max().orElse(0);
    this.kinds = new String[size];
    this.signs = new String[size];
    this.words = new String[size];
    this.soft = new boolean[size];
    this.reserved = new boolean[size];
    for (int i = 0; i < size; i++) {
      String kind = kinds.getOrDefault(i, "");
      String sign = kind.startsWith("'") ? kind.substring(1, kind.length() - 1) : "";
      String word = kind.length() > 3 ? sign : "";
      this.kinds[i] = kind;
      signs[i] = sign;
      words[i] = word;
      soft[i] = SoftWords.isSoft(word);
      reserved[i] = SoftWords.isReservedSection(word);
      openings.add(
          word.isEmpty()
              ? List.of()
              : SoftWords.statements().stream()
                  .filter(each -> each.opening().equals(word))
                  .toList());
    }
  }

  /** The name of a kind; empty if there is none of that number. */
  String kind(int type) {
    return in(kinds, type);
  }

  /** The keyword or sign that a kind is; empty for any other. */
  String sign(int type) {
    return in(signs, type);
  }

  /** The keyword of at least two letters that a kind is; empty for any other. */
  String word(int type) {
    return in(words, type);
  }

  /** Whether it is a keyword in some statements only. */
  boolean isSoft(int type) {
    return type >= 0 && type < soft.length && soft[type];
  }

  /** Whether it begins a section wherever it stands. */
  boolean isReservedSection(int type) {
    return type >= 0 && type < reserved.length && reserved[type];
  }

  /** The statements that a kind may open. */
  List<SoftStatement> openings(int type) {
    return type >= 0 && type < openings.size() ? openings.get(type) : List.of();
  }

  private static String in(String[] table, int type) {
    return type >= 0 && type < table.length ? table[type] : "";
  }
}
