package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.situation.Situation;

/**
 * What a text tells its reader of his own numbers without a name ("you have three battalions and 24
 * guns"), beside his own order of battle.
 */
public final class OwnCounts {
  private static final Set<String> LOOSE =
      Set.of(
          "about", "nearly", "almost", "some", "over", "more", "less", "fewer", "least", "most",
          "lost", "left", "only", "other", "besides", "another", "between", "wounded", "sick",
          "them", "each", "every", "send", "take", "leave", "hardly", "half", "or", "environ",
          "etwa", "rund", "not", "no", "will", "if", "could", "should");
  private static final Set<String> HAVE =
      Set.of("have", "command", "habt", "hast", "haben", "avez", "avons", "lead");

  private final Map<String, List<Set<SpokenAmount>>> returns = new ConcurrentHashMap<>();
  private final Situation situation;

  private OwnCounts(Situation situation) {
    this.situation = situation;
  }

  /** Counted only where a text tells any. */
  private List<Set<SpokenAmount>> returns(String side) {
    return returns.computeIfAbsent(
        side,
        name ->
            situation
                .scenario()
                .findSide(name)
                .map(found -> Strengths.returns(situation, found))
                .orElse(List.of()));
  }

  /** Those of a situation, counted once. */
  public static OwnCounts of(Situation situation) {
    return situation.part(OwnCounts.class, OwnCounts::new);
  }

  /**
   * Numbers that are no unit's of the reader's and not his in all.
   *
   * @param start the first character of the first of them
   * @param end the character behind the last
   */
  public record Wrong(int start, int end) {}

  /** Those of a text for a side; one for a sentence at the most. */
  public List<Wrong> wrongIn(String text, String side) {
    List<Wrong> wrong = new ArrayList<>();
    for (Sentence sentence : Sentence.of(text)) {
      List<Amounts.Said> told = told(sentence);
      if (!told.isEmpty() && returns(side).stream().noneMatch(each -> areOf(told, each))) {
        wrong.add(
            new Wrong(
                sentence.word(told.get(0).first()).start(),
                sentence.word(told.get(told.size() - 1).last()).end()));
      }
    }
    return wrong;
  }

  private static boolean areOf(List<Amounts.Said> told, Set<SpokenAmount> truth) {
    return told.stream()
        .allMatch(said -> truth.stream().anyMatch(each -> said.amount().mayMean(each)));
  }

  /** The amounts behind "you have", as far as the clause goes on with amounts alone. */
  private static List<Amounts.Said> told(Sentence sentence) {
    boolean loose = sentence.words().stream().anyMatch(word -> LOOSE.contains(word.letters()));
    if (loose) {
      return List.of();
    }
    int have = -1;
    for (int i = 0; i + 1 < sentence.size() && have < 0; i++) {
      boolean you = sentence.is(i, Sense.OWN) && HAVE.contains(sentence.word(i + 1).letters());
      boolean german = HAVE.contains(sentence.word(i).letters()) && sentence.is(i + 1, Sense.OWN);
      have = you || german ? i + 2 : have;
    }
    if (have < 0) {
      return List.of();
    }
    List<Amounts.Said> told = new ArrayList<>();
    int next = have;
    for (Amounts.Said said :
        Amounts.in(sentence, Numerals.in(sentence), SpokenHours.in(sentence))) {
      boolean follows = said.first() >= next && said.first() <= next + 1;
      if (follows) {
        told.add(said);
        next = said.last() + 1;
      }
    }
    return told;
  }
}
