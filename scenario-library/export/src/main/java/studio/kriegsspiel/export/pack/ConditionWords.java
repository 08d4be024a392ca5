package studio.kriegsspiel.export.pack;

import java.util.function.Function;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.situation.clock.Clock;

/** Conditions in the words of the umpire's papers. */
public final class ConditionWords {
  private ConditionWords() {}

  /** The same without the signs in which papers tell their own words from an author's. */
  public static String plain(Clock clock, Condition condition, Function<UnitId, String> called) {
    return MarkedText.plain(of(clock, condition, called));
  }

  /** A condition with its units called as the reader knows them. */
  static String of(Clock clock, Condition condition, Function<UnitId, String> called) {
    String alternatives = "";
    for (Condition.AllOf all : condition.alternatives()) {
      String terms = "";
      for (Condition.Term term : all.terms()) {
        String words = words(clock, term, called);
        terms = terms.isEmpty() ? words : terms + Phrase.WAY_AND.of(words);
      }
      alternatives = alternatives.isEmpty() ? terms : alternatives + Phrase.OR_WHEN.of(terms);
    }
    return Phrase.WHEN.of(alternatives);
  }

  private static String words(Clock clock, Condition.Term term, Function<UnitId, String> called) {
    boolean not = term.not();
    return term.fact()
        .match(
            new Fact.Cases<>(
                near ->
                    (not ? Phrase.IS_NOT_WITHIN : Phrase.IS_WITHIN)
                        .of(
                            called.apply(near.unit()),
                            near.distance(),
                            PaperWords.position(near.position())),
                sees ->
                    (not ? Phrase.DOES_NOT_SEE : Phrase.SEES)
                        .of(called.apply(sees.watcher()), called.apply(sees.seen())),
                lost -> lost(lost, not).of(called.apply(lost.unit()), lost.count()),
                ordered ->
                    (not ? Phrase.HAS_NOT_BEEN_ORDERED : Phrase.HAS_BEEN_ORDERED)
                        .of(called.apply(ordered.unit())),
                reached ->
                    (not ? Phrase.HAS_NOT_REACHED : Phrase.HAS_REACHED)
                        .of(called.apply(reached.unit()), PaperWords.position(reached.position())),
                past ->
                    (not ? Phrase.IT_IS_BEFORE : Phrase.IT_IS_PAST)
                        .of(PaperWords.clock(clock.time(past.time())))));
  }

  private static Phrase lost(Fact.HasLost lost, boolean not) {
    if (lost.percent()) {
      return not ? Phrase.HAS_NOT_LOST_PER_CENT : Phrase.HAS_LOST_PER_CENT;
    }
    return not ? Phrase.HAS_NOT_LOST_MEN : Phrase.HAS_LOST_MEN;
  }
}
