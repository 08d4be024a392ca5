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
    boolean not = term.not();
    return term.fact()
        .match(
            new Fact.Cases<>(
                near ->
                    "%s is %swithin %s of %s"
                        .formatted(
                            near.unit(),
                            not ? "not " : "",
                            near.distance(),
                            PaperWords.position(near.position())),
                sees ->
                    "%s %s %s"
                        .formatted(sees.watcher(), not ? "does not see" : "sees", sees.seen()),
                lost ->
                    "%s has %slost %d %s"
                        .formatted(
                            lost.unit(),
                            not ? "not " : "",
                            lost.count(),
                            lost.percent() ? "%" : "men"),
                ordered -> "%s has %sbeen ordered".formatted(ordered.unit(), not ? "not " : ""),
                reached ->
                    "%s has %sreached %s"
                        .formatted(
                            reached.unit(),
                            not ? "not " : "",
                            PaperWords.position(reached.position())),
                past ->
                    "it is %s %s"
                        .formatted(
                            not ? "before" : "past", PaperWords.clock(clock.time(past.time())))));
  }
}
