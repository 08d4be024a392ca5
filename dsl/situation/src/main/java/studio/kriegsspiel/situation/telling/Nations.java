package studio.kriegsspiel.situation.telling;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.situation.words.FoldedText;

/** Words that mean the same people: those of a nation, and who brings news. */
final class Nations {
  private static final Map<String, Set<String>> BY_NATION = read("nations.txt");
  private static final Map<String, Set<String>> BY_SOURCE = read("sources.txt");

  private Nations() {}

  private static Map<String, Set<String>> read(String file) {
    Map<String, Set<String>> all = new HashMap<>();
    for (String line : Lexicon.lines(file)) {
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

  /** All words for who brings news, by one of them. */
  static Set<String> sources(String letters) {
    return BY_SOURCE.getOrDefault(letters, Set.of(letters));
  }

  /** All words for the people that one of them is a word for. */
  static Set<String> alike(String letters) {
    Set<String> all = new HashSet<>();
    BY_NATION.values().stream().filter(each -> each.contains(letters)).forEach(all::addAll);
    return all;
  }
}
