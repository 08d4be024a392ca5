package studio.kriegsspiel.desk.timeline;

import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.prose.PlainProse;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.PatrolRun;
import studio.kriegsspiel.study.ask.EventWords;

/** What is due, in a few words for its place and in a sentence for whoever looks closer. */
final class TimelineWords {
  private static final int MOST_LETTERS = 160;
  private static final int SHORT = 22;

  private final Situation situation;
  private final Clock clock;
  private final EventWords events;

  TimelineWords(Situation situation, EventWords events) {
    this.situation = situation;
    this.clock = situation.clock();
    this.events = events;
  }

  String report(Report report) {
    return clock.find(report.at()).map(at -> clock.show(at) + ": ").orElse("Before play: ")
        + "a Separate Report for "
        + report.audience().words()
        + report.from().map(from -> " from " + from).orElse("")
        + ". "
        + beginning(FilledProse.of(situation).read(report.text(), report.audience()));
  }

  String shortly(Intelligence item) {
    String text = plain(FilledProse.of(situation).read(item.text(), item.audience()));
    return text.isEmpty() ? "news" : cut(text, SHORT);
  }

  String news(Intelligence item, Optional<LocalDateTime> from, Optional<LocalDateTime> to) {
    String worth =
        item.source().map(SourceKind::words).map(words -> " by " + words).orElse("")
            + item.reliability().map(each -> ", " + each.name().toLowerCase(Locale.ROOT)).orElse("")
            + (item.truth() ? "" : ", falsely");
    return release(item, from, to)
        + worth
        + ": "
        + beginning(FilledProse.of(situation).read(item.text(), item.audience(), from));
  }

  private String release(
      Intelligence item, Optional<LocalDateTime> from, Optional<LocalDateTime> to) {
    String who = item.audience().words();
    return item.release()
        .match(
            new Release.Cases<>(
                at -> "At " + show(from) + " " + who + " is told",
                between -> "Between " + show(from) + " and " + show(to) + " " + who + " is told",
                when -> "When its condition holds " + who + " is told",
                repeated ->
                    "Every "
                        + repeated.every()
                        + " "
                        + repeated.unit().word()
                        + " from "
                        + show(from)
                        + " to "
                        + show(to)
                        + " "
                        + who
                        + " is told",
                courier ->
                    "A courier leaves at "
                        + show(from)
                        + to.map(at -> " and is with " + who + " at " + clock.show(at))
                            .orElse(" for " + who + "; when he is there the ground does not tell"),
                withheld -> "Withheld, until the umpire sees fit to tell " + who));
  }

  String arrival(Reinforcement coming, Arrival arrival) {
    return clock.show(clock.time(coming.at()))
        + ": "
        + events.of(new Happening.Enters(coming))
        + arrival.findTailEnters().map(at -> "; its tail is on at " + clock.show(at)).orElse("")
        + arrival
            .findTailArrives()
            .map(at -> "; it is closed up at its goal at " + clock.show(at))
            .orElse("")
        + ".";
  }

  String work(EngineeringTask task, Optional<LocalDateTime> finished) {
    return clock.show(clock.find(task.begins()).orElse(clock.begins()))
        + ": "
        + events.of(new Happening.WorkBegins(task))
        + finished.map(at -> "; it is finished at " + clock.show(at)).orElse("")
        + ".";
  }

  String march(PlannedMarch march, Optional<ColumnJourney> journey) {
    return clock.show(clock.find(march.begins()).orElse(clock.begins()))
        + ": "
        + events.of(new Happening.MarchBegins(march))
        + journey
            .flatMap(ColumnJourney::findTailArrives)
            .map(at -> "; it is closed up at its goal at " + clock.show(at))
            .orElse("")
        + (march.begins().isEmpty() ? ". It sets out when play begins." : ".");
  }

  String patrol(Patrol patrol, Optional<PatrolRun> run) {
    return clock.show(clock.find(patrol.begins()).orElse(clock.begins()))
        + ": "
        + events.of(new Happening.PatrolBegins(patrol))
        + run.flatMap(PatrolRun::findTurns)
            .map(at -> "; it turns for the first time at " + clock.show(at))
            .orElse("")
        + run.flatMap(PatrolRun::findBack)
            .map(at -> " and is back for the last time at " + clock.show(at))
            .orElse("")
        + ".";
  }

  String shortly(Deed deed) {
    return deed.match(
        new Deed.Cases<>(
            bombards -> bombards.unit().name(),
            attacks -> attacks.unit().name(),
            marches -> marches.unit().name(),
            leaves -> leaves.unit().name(),
            halts -> halts.unit().name(),
            arrives -> arrives.unit().name(),
            works -> works.unit().name(),
            weather -> cut(weather.words(), SHORT),
            ground -> cut(ground.words(), SHORT)));
  }

  String event(PlannedEvent event, Optional<LocalDateTime> from, Optional<LocalDateTime> to) {
    String what = events.of(new Happening.Planned(event));
    String when =
        event.release() instanceof Release.Between && to.isPresent()
            ? "Between " + show(from) + " and " + show(to)
            : from.map(clock::show).orElse("When its condition holds");
    String until =
        !(event.release() instanceof Release.Between) && to.isPresent()
            ? (event.deed() instanceof Deed.Marches
                    ? "; it is closed up at its goal at "
                    : "; it is over at ")
                + show(to)
            : "";
    return when + ": " + what + until + ".";
  }

  String objective(Side side, Objective objective) {
    return show(clock.find(objective.until()))
        + ": "
        + events.of(new Happening.ObjectiveDue(side, objective))
        + ".";
  }

  String decision(ExerciseDecision decision) {
    return show(clock.find(decision.at())) + ": the student decides, \"" + decision.title() + "\".";
  }

  private String show(Optional<LocalDateTime> time) {
    return time.map(clock::show).orElse("?");
  }

  private static String beginning(String prose) {
    return "“" + cut(plain(prose), MOST_LETTERS) + "”";
  }

  private static String plain(String prose) {
    return PlainProse.of(prose).text().replaceAll("\\s+", " ").strip();
  }

  private static String cut(String words, int most) {
    return words.length() <= most ? words : words.substring(0, most - 1).stripTrailing() + "…";
  }
}
