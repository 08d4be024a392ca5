package studio.kriegsspiel.export.audit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.situation.prose.ProseMark;

/**
 * The words of players' play files themselves: their keys, and the values that are chosen from a
 * few. Each is the format's own as a key, or as the value of just such a key, and nowhere else. A
 * test compares the keys with the schema.
 */
final class PlayWords {
  /** Every key a player's file may have. */
  static final Set<String> KEYS =
      Set.of(
          """
          along areas army arrivals at begins calibre colour commander commands condition count
          crs dawn deployments distance dusk duties east echelon ends entry every extent facing
          forces format formation from generalIdea generalIdeaMarks grade ground heldBy
          intelligence kind knownAt lineOfRetreat look lost map marches material men name nation
          north objectives observed of offMap offMapMarks order orders ordersFrom ordnance own
          parts patrols per pieces place places player pontoons present presentPieces ranks reader
          reliability repeating reports rivers role roles rounds rules side source south squadrons
          standing state sun terrain text textMarks time title to towards type under unit until
          version visibility wagons way weapon weather west work works worksBefore worth x y zones
          """
              .strip()
              .split("\\s+"));

  private static final Set<String> CHOOSING =
      Set.of(
          "format",
          "rules",
          "work",
          "works",
          "look",
          "kind",
          "reliability",
          "weapon",
          "condition",
          "of",
          "per",
          "standing",
          "order",
          "formation",
          "type",
          "echelon",
          "grade",
          "nation");

  private static final Set<String> CHOSEN = chosen();

  private PlayWords() {}

  /** Whether a key is the format's own. */
  static boolean isKey(String key) {
    return KEYS.contains(key);
  }

  /** Whether the value of a key, or of an item of its list, is one of the format's few. */
  static boolean isChosen(String key, String value) {
    return CHOOSING.contains(key) && CHOSEN.contains(value);
  }

  private static Set<String> chosen() {
    Set<String> words =
        new HashSet<>(Set.of("kriegsspiel-play", "within", "between", "side", "in"));
    add(words, Formation.values(), Formation::key);
    add(words, Grade.values(), Grade::key);
    add(words, Nationality.values(), Nationality::key);
    add(words, OrderKind.values(), OrderKind::key);
    add(words, RuleBookId.values().toArray(RuleBookId[]::new), RuleBookId::id);
    add(words, SmallArm.values(), SmallArm::key);
    add(words, TroopCondition.values(), TroopCondition::key);
    add(words, UnitType.values(), UnitType::key);
    add(words, Echelon.values(), PlayWords::word);
    add(words, EngineeringTask.Work.values(), PlayWords::word);
    add(words, Losses.Of.values(), PlayWords::word);
    add(words, Ordnance.Kind.values(), PlayWords::word);
    add(words, Preparation.values(), PlayWords::word);
    add(words, ProseMark.Look.values(), PlayWords::word);
    add(words, Reliability.values(), PlayWords::word);
    add(words, Rounds.Per.values(), PlayWords::word);
    add(words, UnitView.Standing.values(), PlayWords::word);
    return Set.copyOf(words);
  }

  private static <T> void add(Set<String> words, T[] values, Function<T, String> word) {
    Arrays.stream(values).map(word).forEach(words::add);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
