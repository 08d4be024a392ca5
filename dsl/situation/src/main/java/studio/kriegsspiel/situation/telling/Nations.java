package studio.kriegsspiel.situation.telling;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.situation.words.FoldedText;

/** By which words the people of a nation are called. */
final class Nations {
  private static final Map<String, Set<String>> BY_NATION = read();

  private Nations() {}

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> all = new HashMap<>();
    for (String line : Lexicon.lines("nations.txt")) {
      Set<String> words = new HashSet<>(FoldedText.of(line.replace(':', ' ')).letters());
      all.put(FoldedText.of(line).letters(0), words);
    }
    return Map.copyOf(all);
  }

  /** All words of all nations. */
  static Set<String> words() {
    Set<String> all = new HashSet<>();
    BY_NATION.values().forEach(all::addAll);
    return all;
  }

  /** All words for the people that one of them is a word for. */
  static Set<String> alike(String letters) {
    Set<String> all = new HashSet<>();
    BY_NATION.values().stream().filter(each -> each.contains(letters)).forEach(all::addAll);
    return all;
  }
}
