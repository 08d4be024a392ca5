package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.UnitNames;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/** Says of whom a sentence speaks to a reader: the enemy, his own, a side by its name. */
final class Marks {
  private final Map<String, Set<String>> words = new LinkedHashMap<>();
  private final NameFinder<String> places = new NameFinder<>();
  private final UnitNames names;

  Marks(Situation situation) {
    names = UnitNames.of(situation);
    situation.scenario().sides().forEach(side -> words.put(side.name(), words(side)));
    Set<String> seen = new HashSet<>();
    Set<String> shared =
        words.values().stream()
            .flatMap(Set::stream)
            .filter(word -> !seen.add(word))
            .collect(Collectors.toSet());
    words.values().forEach(each -> each.removeAll(shared));
    situation
        .terrain()
        .ifPresent(ground -> ground.placeNames().forEach(name -> places.add(name, name)));
  }

  private static Set<String> words(Side side) {
    Set<String> words = new HashSet<>();
    FoldedText title = FoldedText.of(side.title() + " " + side.nation().orElse(""));
    for (String word : title.letters()) {
      Set<String> alike = Nations.alike(word);
      words.addAll(alike);
      if (alike.isEmpty() && Lexicon.senses(word).isEmpty()) {
        words.add(word);
      }
    }
    words.addAll(FoldedText.of(side.name()).letters());
    return words;
  }

  /** The marks of a sentence to a reader of a side, or to everyone, in their order. */
  List<SubjectWord> in(
      Sentence sentence, Optional<String> reader, Map<Integer, Set<String>> named) {
    List<SubjectWord> all = new ArrayList<>();
    for (int i = 0; i < sentence.size(); i++) {
      Set<String> sides = named.getOrDefault(i, Set.of());
      if (sides.isEmpty()) {
        sides = sides(sentence.word(i), reader);
      }
      if (!sides.isEmpty()) {
        boolean own = reader.filter(sides::contains).isPresent();
        all.add(new SubjectWord(i, sides, own && isObject(sentence, i)));
      }
    }
    return all;
  }

  /** Units named in a text, by the place of the name; places of the map are nobody's. */
  Map<Integer, Set<String>> named(String text) {
    Map<Integer, Set<String>> named = new HashMap<>();
    for (NameFinder.Hit<UnitNames.Name> hit : names.in(text)) {
      if (Character.isUpperCase(text.codePointAt(hit.start()))
          || Character.isDigit(text.codePointAt(hit.start()))) {
        named.computeIfAbsent(hit.start(), any -> new HashSet<>()).add(hit.what().unit().side());
      }
    }
    return named;
  }

  /** Where a text names places. */
  List<NameFinder.Hit<String>> places(String text) {
    return places.find(text);
  }

  private Set<String> sides(SentenceWord word, Optional<String> reader) {
    for (Map.Entry<String, Set<String>> side : words.entrySet()) {
      boolean written = word.isCapitalised() || Nations.words().contains(word.letters());
      if (side.getValue().contains(word.letters()) && written) {
        return Set.of(side.getKey());
      }
    }
    if (reader.isEmpty()) {
      return Set.of();
    }
    if (word.is(Sense.OWN)) {
      return Set.of(reader.get());
    }
    return word.is(Sense.FOE) || word.is(Sense.THIRD)
        ? words.keySet().stream()
            .filter(side -> !side.equals(reader.get()))
            .collect(Collectors.toSet())
        : Set.of();
  }

  private static boolean isObject(Sentence sentence, int i) {
    return sentence.is(i - 1, Sense.TOWARDS)
        || sentence.is(i - 1, Sense.DELAY)
        || sentence.is(i - 1, Sense.DESTROY);
  }
}
