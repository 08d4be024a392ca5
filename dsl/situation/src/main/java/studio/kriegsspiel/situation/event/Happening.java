package studio.kriegsspiel.situation.event;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.sky.Daylight;

/** What an event is. */
public sealed interface Happening {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<PlayBegins, R> playBegins,
      Function<PlayEnds, R> playEnds,
      Function<Weather, R> weather,
      Function<State, R> state,
      Function<Rivers, R> rivers,
      Function<Sight, R> sight,
      Function<Sun, R> sun,
      Function<ReportRead, R> reportRead,
      Function<SheetDue, R> sheetDue,
      Function<Reminder, R> reminder,
      Function<Enters, R> enters,
      Function<Expected, R> expected,
      Function<WorkBegins, R> workBegins,
      Function<WorkDone, R> workDone,
      Function<MarchBegins, R> marchBegins,
      Function<PatrolBegins, R> patrolBegins,
      Function<Planned, R> planned,
      Function<PlannedEnds, R> plannedEnds,
      Function<ObjectiveDue, R> objectiveDue) {}

  /** A word for programs, such as {@code enters}. */
  String word();

  /** Play begins. */
  record PlayBegins() implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.playBegins().apply(this);
    }

    @Override
    public String word() {
      return "play-begins";
    }
  }

  /** Play ends. */
  record PlayEnds() implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.playEnds().apply(this);
    }

    @Override
    public String word() {
      return "play-ends";
    }
  }

  /**
   * The weather changes.
   *
   * @param words what it becomes
   */
  record Weather(String words) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.weather().apply(this);
    }

    @Override
    public String word() {
      return "weather";
    }
  }

  /**
   * The state of the ground changes.
   *
   * @param words what it becomes
   */
  record State(String words) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.state().apply(this);
    }

    @Override
    public String word() {
      return "ground";
    }
  }

  /**
   * The rivers change.
   *
   * @param words what they become
   */
  record Rivers(String words) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rivers().apply(this);
    }

    @Override
    public String word() {
      return "rivers";
    }
  }

  /**
   * One sees farther or less far.
   *
   * @param distance how far by the text
   */
  record Sight(Distance distance) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sight().apply(this);
    }

    @Override
    public String word() {
      return "visibility";
    }
  }

  /** It grows light or dark. */
  record Sun(Daylight.Change change) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sun().apply(this);
    }

    @Override
    public String word() {
      return "light";
    }
  }

  /** A Separate Report that is read before or when play begins. */
  record ReportRead(Report report) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reportRead().apply(this);
    }

    @Override
    public String word() {
      return "report";
    }
  }

  /** A sheet is handed over. */
  record SheetDue(SealedSheets.Due due) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sheetDue().apply(this);
    }

    @Override
    public String word() {
      return "sheet";
    }
  }

  /** The umpire is reminded of something. */
  record Reminder(Intelligence item) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reminder().apply(this);
    }

    @Override
    public String word() {
      return "reminder";
    }
  }

  /** The head of a reinforcement comes on to the map. */
  record Enters(Reinforcement coming) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.enters().apply(this);
    }

    @Override
    public String word() {
      return "enters";
    }
  }

  /**
   * A reinforcement is at its goal.
   *
   * @param said when the text says so, where that is not when its way and rate bring it there
   */
  record Expected(Reinforcement coming, Optional<LocalDateTime> said) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.expected().apply(this);
    }

    @Override
    public String word() {
      return "expected";
    }
  }

  /** Work begins. */
  record WorkBegins(EngineeringTask task) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.workBegins().apply(this);
    }

    @Override
    public String word() {
      return "work-begins";
    }
  }

  /** Work is finished by the text. */
  record WorkDone(EngineeringTask task) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.workDone().apply(this);
    }

    @Override
    public String word() {
      return "work-done";
    }
  }

  /** The head of a march that the text plans sets out. */
  record MarchBegins(PlannedMarch march) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.marchBegins().apply(this);
    }

    @Override
    public String word() {
      return "march-begins";
    }
  }

  /** A patrol sets out for the first time. */
  record PatrolBegins(Patrol patrol) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.patrolBegins().apply(this);
    }

    @Override
    public String word() {
      return "patrol-begins";
    }
  }

  /** Something that the umpire has happen. */
  record Planned(PlannedEvent event) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.planned().apply(this);
    }

    @Override
    public String word() {
      return event
          .deed()
          .match(
              new Deed.Cases<>(
                  fire -> fire.fire() == Deed.Fire.BOMBARDS ? "bombards" : "fires",
                  attacks -> "attacks",
                  marches -> "marches",
                  leaves -> "leaves",
                  halts -> "halts",
                  arrives -> "enters",
                  works -> "work-begins",
                  weather -> "weather",
                  ground -> "ground"));
    }
  }

  /** Something that the umpire has happen ends by the text. */
  record PlannedEnds(PlannedEvent event) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.plannedEnds().apply(this);
    }

    @Override
    public String word() {
      return "ceases";
    }
  }

  /** An objective falls due. */
  record ObjectiveDue(Side side, Objective objective) implements Happening {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.objectiveDue().apply(this);
    }

    @Override
    public String word() {
      return "objective";
    }
  }
}
