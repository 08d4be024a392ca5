package studio.kriegsspiel.export.paper;

import java.time.Month;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.plan.StandingWork;

/**
 * The terms of books and language that papers print where a scenario chose one of them: kinds of
 * troops, formations, directions, months.
 */
public final class Terms {
  private static final Set<String> ALL = collect();

  private Terms() {}

  /** Every term as papers print it. */
  public static Set<String> all() {
    return ALL;
  }

  /** Marks a text that is a term; any other is left as it is. */
  public static String marked(String text) {
    return ALL.contains(text.toLowerCase(Locale.ROOT)) ? MarkedText.own(text) : text;
  }

  /** Marks the terms among the words of a text such as {@code 300 paces}. */
  public static String inside(String text) {
    StringBuilder marked = new StringBuilder();
    for (String word : text.split("(?<=[ \u00a0])|(?=[ \u00a0])")) {
      marked.append(marked(word));
    }
    return marked.toString();
  }

  private static Set<String> collect() {
    Set<String> terms = new HashSet<>();
    add(terms, Formation.values(), Formation::label);
    add(terms, Grade.values(), Grade::label);
    add(terms, UnitType.values(), UnitType::label);
    add(terms, Nationality.values(), Nationality::label);
    add(terms, SmallArm.values(), SmallArm::label);
    add(terms, TroopCondition.values(), TroopCondition::label);
    add(terms, Duty.values(), Duty::words);
    add(terms, SourceKind.values(), SourceKind::words);
    add(terms, Preparation.values(), Preparation::word);
    add(terms, EngineeringTask.Work.values(), StandingWork::words);
    add(terms, LengthUnit.values(), LengthUnit::word);
    add(terms, RuleBookId.values().toArray(RuleBookId[]::new), RuleBookId::shortTitle);
    add(terms, Month.values(), Month::name);
    add(terms, MapPart.values(), MapPart::word);
    IntStream.range(0, 16)
        .mapToObj(step -> new Direction(step * 22.5).nearestWord())
        .forEach(
            word -> {
              terms.add(word);
              terms.add(word + "ward");
            });
    terms.addAll(Set.of("metres", "minutes", "hours"));
    return Set.copyOf(terms);
  }

  private static <T> void add(Set<String> terms, T[] values, Function<T, String> words) {
    Arrays.stream(values).map(words).map(each -> each.toLowerCase(Locale.ROOT)).forEach(terms::add);
  }
}
