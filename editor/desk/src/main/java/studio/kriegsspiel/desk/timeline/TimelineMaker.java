package studio.kriegsspiel.desk.timeline;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.situation.sky.Daylight;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.PatrolRun;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.study.ask.EventWords;

/** Lays out what a situation has due; it searches for ways, and so is off the event thread. */
public final class TimelineMaker {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final TimelineWords words;
  private final List<Finding> findings;
  private final List<TimelineItem> items = new ArrayList<>();
  private final Map<String, Integer> taken = new HashMap<>();

  private TimelineMaker(Situation situation, List<Finding> findings) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.words = new TimelineWords(situation, new EventWords(situation));
    this.findings = findings;
  }

  /** The timeline of a situation, with signs for what findings speak of. */
  public static Timeline of(long version, Situation situation, List<Finding> findings) {
    return new TimelineMaker(situation, findings).make(version);
  }

  private Timeline make(long version) {
    scenario.reports().forEach(this::report);
    scenario.intelligence().forEach(this::news);
    scenario.reinforcements().forEach(this::arrival);
    scenario.engineering().forEach(this::work);
    scenario.plan().marches().forEach(this::march);
    scenario.plan().patrols().forEach(this::patrol);
    scenario.plan().events().forEach(this::event);
    scenario.sides().forEach(side -> side.objectives().forEach(each -> objective(side, each)));
    scenario.review().exercises().forEach(each -> each.decisions().forEach(this::decision));
    List<Timeline.Lane> lanes = new ArrayList<>();
    for (Side side : scenario.sides()) {
      lanes.add(new Timeline.Lane(side.name(), side.name(), side.colour()));
    }
    lanes.add(new Timeline.Lane("", "Umpire", ""));
    return new Timeline(
        version,
        clock.begins(),
        clock.ends(),
        clock.turn().turnMinutes(),
        clock.turn().turnName(),
        lanes,
        items.stream().filter(each -> each.from().isPresent()).toList(),
        items.stream().filter(each -> each.from().isEmpty()).toList(),
        dim());
  }

  private List<Timeline.Dim> dim() {
    List<Timeline.Dim> all = new ArrayList<>();
    Daylight light = situation.daylight();
    LocalDateTime from = clock.begins();
    String what = "";
    for (Daylight.Change change :
        Stream.concat(
                light.changes(clock.begins(), clock.ends()).stream(),
                Stream.of(new Daylight.Change(clock.ends(), Daylight.Turn.DARK)))
            .toList()) {
      Daylight.Phase phase = light.at(from);
      if (phase != Daylight.Phase.DAY && change.time().isAfter(from)) {
        all.add(new Timeline.Dim(from, change.time(), phase, what));
      }
      from = change.time();
      what = change.kind().words();
    }
    return all;
  }

  private void report(Report report) {
    Optional<LocalDateTime> at = clock.find(report.at());
    add(
        TimelineItem.Kind.REPORT,
        Optional.of(report.audience()),
        "report",
        words.report(report),
        Optional.of(at.orElse(clock.begins())),
        Optional.empty(),
        report.span(),
        report.at().stream().toList());
  }

  private void news(Intelligence item) {
    Release release = item.release();
    Optional<LocalDateTime> from = clock.earliest(release);
    Optional<LocalDateTime> to = ends(release, item.audience());
    TimelineItem.Kind kind =
        release instanceof Release.ByCourier ? TimelineItem.Kind.COURIER : TimelineItem.Kind.NEWS;
    add(
        kind,
        Optional.of(item.audience()),
        words.shortly(item),
        words.news(item, from, to),
        from,
        to,
        item.span(),
        release.moments());
  }

  /** Until when it may come, where that is not when it begins to. */
  private Optional<LocalDateTime> ends(Release release, Audience audience) {
    return release.match(
        new Release.Cases<>(
            at -> Optional.empty(),
            between -> Optional.of(clock.time(between.to())),
            when -> Optional.empty(),
            repeated -> Optional.of(clock.time(repeated.to())),
            courier -> Releases.of(situation).dispatch(courier, audience).map(Dispatch::arrives),
            withheld -> Optional.empty()));
  }

  private void arrival(Reinforcement coming) {
    Arrival arrival = situation.tracks().arrival(coming);
    add(
        TimelineItem.Kind.ARRIVAL,
        coming.unit().side(),
        coming.unit().name(),
        words.arrival(coming, arrival),
        Optional.of(clock.time(coming.at())),
        arrival.findTailArrives().or(arrival::findTailEnters),
        coming.span(),
        List.of(coming.at()));
  }

  private void work(EngineeringTask task) {
    Optional<Work> work =
        situation.works().all().stream().filter(each -> each.task().equals(task)).findFirst();
    Optional<LocalDateTime> finished = work.flatMap(Work::finished);
    List<Moment> times = Stream.concat(task.begins().stream(), task.finished().stream()).toList();
    // With no beginning of its own a work is moved by its end.
    add(
        TimelineItem.Kind.WORK,
        task.unit().side(),
        task.unit().name(),
        words.work(task, finished),
        Optional.of(
            task.begins().isEmpty() && task.finished().isPresent()
                ? clock.time(task.finished().get())
                : clock.find(task.begins()).orElse(clock.begins())),
        finished,
        task.span(),
        times);
  }

  private void march(PlannedMarch march) {
    Optional<ColumnJourney> journey = situation.tracks().of(march.unit()).findMarch();
    add(
        TimelineItem.Kind.MARCH,
        march.unit().side(),
        march.unit().name(),
        words.march(march, journey),
        Optional.of(clock.find(march.begins()).orElse(clock.begins())),
        journey.flatMap(ColumnJourney::findTailArrives),
        march.span(),
        march.begins().stream().toList());
  }

  private void patrol(Patrol patrol) {
    Optional<PatrolRun> run = situation.tracks().of(patrol.unit()).findPatrol();
    add(
        TimelineItem.Kind.PATROL,
        patrol.unit().side(),
        patrol.unit().name(),
        words.patrol(patrol, run),
        Optional.of(clock.find(patrol.begins()).orElse(clock.begins())),
        run.flatMap(PatrolRun::findBack),
        patrol.span(),
        Stream.concat(patrol.begins().stream(), patrol.ends().stream()).toList());
  }

  private static TimelineItem.Kind kind(Deed deed) {
    return deed.match(
        new Deed.Cases<>(
            bombards -> TimelineItem.Kind.EVENT,
            attacks -> TimelineItem.Kind.EVENT,
            marches -> TimelineItem.Kind.EVENT,
            leaves -> TimelineItem.Kind.WITHDRAWAL,
            halts -> TimelineItem.Kind.EVENT,
            arrives -> TimelineItem.Kind.ARRIVAL,
            works -> TimelineItem.Kind.WORK,
            weather -> TimelineItem.Kind.SKY,
            ground -> TimelineItem.Kind.SKY));
  }

  private void event(PlannedEvent event) {
    Deed deed = event.deed();
    Optional<UnitId> unit = deed.findUnit();
    List<Moment> times = new ArrayList<>(event.release().moments());
    Optional<LocalDateTime> from = clock.earliest(event.release());
    Optional<LocalDateTime> to =
        ends(event.release(), Audience.UMPIRE)
            .or(() -> journey(event).flatMap(ColumnJourney::findTailArrives));
    if (deed instanceof Deed.Bombards bombards && bombards.until().isPresent()) {
      times.add(bombards.until().get());
      to = clock.find(bombards.until());
    }
    add(
        kind(deed),
        unit.map(UnitId::side).orElse(""),
        words.shortly(deed),
        words.event(event, from, to),
        from,
        to,
        event.span(),
        times);
  }

  private Optional<ColumnJourney> journey(PlannedEvent event) {
    return event.deed().findUnit().stream()
        .flatMap(unit -> situation.tracks().of(unit).placements().stream())
        .filter(each -> each instanceof Placement.Ordered ordered && ordered.event().equals(event))
        .map(each -> ((Placement.Ordered) each).journey().get())
        .findFirst();
  }

  private void objective(Side side, Objective objective) {
    if (objective.until().isPresent()) {
      add(
          TimelineItem.Kind.OBJECTIVE,
          side.name(),
          objective.place().orElse("objective"),
          words.objective(side, objective),
          clock.find(objective.until()),
          Optional.empty(),
          objective.span(),
          objective.until().stream().toList());
    }
  }

  private void decision(ExerciseDecision decision) {
    if (decision.at().isPresent()) {
      add(
          TimelineItem.Kind.DECISION,
          "",
          decision.title(),
          words.decision(decision),
          clock.find(decision.at()),
          Optional.empty(),
          decision.span(),
          decision.at().stream().toList());
    }
  }

  /** Something that a side does, or nobody's. */
  private void add(
      TimelineItem.Kind kind,
      String lane,
      String label,
      String sentence,
      Optional<LocalDateTime> from,
      Optional<LocalDateTime> to,
      TextSpan span,
      List<Moment> times) {
    add(kind, Optional.empty(), lane, label, sentence, from, to, span, times);
  }

  /** Something told. */
  private void add(
      TimelineItem.Kind kind,
      Optional<Audience> audience,
      String label,
      String sentence,
      Optional<LocalDateTime> from,
      Optional<LocalDateTime> to,
      TextSpan span,
      List<Moment> times) {
    String lane = audience.flatMap(Audience::findSide).orElse("");
    add(kind, audience, lane, label, sentence, from, to, span, times);
  }

  private void add(
      TimelineItem.Kind kind,
      Optional<Audience> audience,
      String lane,
      String label,
      String sentence,
      Optional<LocalDateTime> from,
      Optional<LocalDateTime> to,
      TextSpan span,
      List<Moment> times) {
    String plain = kind + ":" + lane + ":" + label;
    int times0 = taken.merge(plain, 1, Integer::sum);
    items.add(
        new TimelineItem(
            plain + "#" + times0,
            kind,
            lane,
            label,
            sentence,
            from,
            to.filter(end -> from.filter(end::isAfter).isPresent()),
            span,
            times,
            audience,
            findings.stream()
                .filter(each -> isAbout(each, span))
                .map(Finding::severity)
                .min(java.util.Comparator.naturalOrder())));
  }

  private static boolean isAbout(Finding finding, TextSpan statement) {
    return finding.span().isPresent()
        && finding.span().document().equals(statement.document())
        && statement.contains(finding.span().offset());
  }
}
