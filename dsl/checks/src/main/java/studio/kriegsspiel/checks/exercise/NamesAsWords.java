package studio.kriegsspiel.checks.exercise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Reads texts word by word, the title of a role, a side or a unit as one word however many it has:
 * two texts that name the same commander do not say the same.
 */
final class NamesAsWords {
  private final List<List<String>> names;

  /**
   * A word, or a whole name.
   *
   * @param letters its letters, case and accents aside
   * @param from where it begins in the text
   * @param to where it ends
   */
  record Word(String letters, int from, int to) {}

  private NamesAsWords(List<List<String>> names) {
    this.names = names;
  }

  /** The names of a scenario, the longest first. */
  static NamesAsWords of(Scenario scenario) {
    Stream<String> roles =
        scenario.sides().stream().flatMap(side -> side.roles().stream()).map(role -> role.title());
    Stream<String> sides = scenario.sides().stream().map(side -> side.title());
    Stream<String> units = scenario.units().map(unit -> unit.title());
    return new NamesAsWords(
        Stream.of(roles, sides, units)
            .flatMap(each -> each)
            .map(each -> FoldedText.of(each).letters())
            .filter(each -> each.size() > 1)
            .distinct()
            .sorted(Comparator.comparing((List<String> each) -> each.size()).reversed())
            .toList());
  }

  /** The words of a text in their order. */
  List<Word> read(String text) {
    FoldedText words = FoldedText.of(text);
    List<String> letters = words.letters();
    List<Word> read = new ArrayList<>();
    int at = 0;
    while (at < letters.size()) {
      int many = length(letters.subList(at, letters.size()));
      int from = words.start(at);
      String said = words.slice(at, many);
      read.add(
          new Word(String.join(" ", letters.subList(at, at + many)), from, from + said.length()));
      at += many;
    }
    return read;
  }

  /** How many words the name has with which the words begin; 1 if it is none. */
  private int length(List<String> words) {
    return names.stream()
        .filter(name -> name.size() <= words.size())
        .filter(name -> words.subList(0, name.size()).equals(name))
        .mapToInt(List::size)
        .findFirst()
        .orElse(1);
  }
}
