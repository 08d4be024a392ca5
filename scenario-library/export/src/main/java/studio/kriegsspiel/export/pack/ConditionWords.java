package studio.kriegsspiel.export.pack;

import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.situation.clock.Clock;

/** Conditions in the words of the umpire's papers. */
final class ConditionWords {
  private ConditionWords() {}

  /** A condition, such as {@code when Blue.Baring has lost 30 % and it is past 15:00}. */
  static String of(Clock clock, Condition condition) {
    return "when "
        + condition.alternatives().stream()
            .map(
                all ->
                    all.terms().stream()
                        .map(term -> words(clock, term))
                        .collect(Collectors.joining(" and ")))
            .collect(Collectors.joining(", or "));
  }

  private static String words(Clock clock, Condition.Term term) {
    Fact fact = term.fact();
    boolean not = term.not();
    if (fact instanceof Fact.Near near) {
      return "%s is %swithin %s of %s"
          .formatted(
              near.unit(), not ? "not " : "", near.distance(), Words.position(near.position()));
    } else if (fact instanceof Fact.Sees sees) {
      return "%s %s %s".formatted(sees.watcher(), not ? "does not see" : "sees", sees.seen());
    } else if (fact instanceof Fact.HasLost lost) {
      return "%s has %slost %d %s"
          .formatted(lost.unit(), not ? "not " : "", lost.count(), lost.percent() ? "%" : "men");
    } else if (fact instanceof Fact.IsOrdered ordered) {
      return "%s has %sbeen ordered".formatted(ordered.unit(), not ? "not " : "");
    } else if (fact instanceof Fact.HasReached reached) {
      return "%s has %sreached %s"
          .formatted(reached.unit(), not ? "not " : "", Words.position(reached.position()));
    }
    Fact.IsPast past = (Fact.IsPast) fact;
    return "it is %s %s".formatted(not ? "before" : "past", Words.clock(clock.time(past.time())));
  }
}
