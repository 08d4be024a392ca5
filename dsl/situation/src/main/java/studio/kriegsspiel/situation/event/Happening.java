package studio.kriegsspiel.situation.event;

import java.time.LocalDateTime;
import java.util.Optional;
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

  /** A word for programs, such as {@code enters}. */
  String word();

  /** Play begins. */
  record PlayBegins() implements Happening {
    @Override
    public String word() {
      return "play-begins";
    }
  }

  /** Play ends. */
  record PlayEnds() implements Happening {
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
    public String word() {
      return "visibility";
    }
  }

  /** It grows light or dark. */
  record Sun(Daylight.Change change) implements Happening {
    @Override
    public String word() {
      return "light";
    }
  }

  /** A Separate Report that is read before or when play begins. */
  record ReportRead(Report report) implements Happening {
    @Override
    public String word() {
      return "report";
    }
  }

  /** A sheet is handed over. */
  record SheetDue(SealedSheets.Due due) implements Happening {
    @Override
    public String word() {
      return "sheet";
    }
  }

  /** The umpire is reminded of something. */
  record Reminder(Intelligence item) implements Happening {
    @Override
    public String word() {
      return "reminder";
    }
  }

  /** The head of a reinforcement comes on to the map. */
  record Enters(Reinforcement coming) implements Happening {
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
    public String word() {
      return "expected";
    }
  }

  /** Work begins. */
  record WorkBegins(EngineeringTask task) implements Happening {
    @Override
    public String word() {
      return "work-begins";
    }
  }

  /** Work is finished by the text. */
  record WorkDone(EngineeringTask task) implements Happening {
    @Override
    public String word() {
      return "work-done";
    }
  }

  /** The head of a march that the text plans sets out. */
  record MarchBegins(PlannedMarch march) implements Happening {
    @Override
    public String word() {
      return "march-begins";
    }
  }

  /** A patrol sets out for the first time. */
  record PatrolBegins(Patrol patrol) implements Happening {
    @Override
    public String word() {
      return "patrol-begins";
    }
  }

  /** Something that the umpire has happen. */
  record Planned(PlannedEvent event) implements Happening {
    public String word() {
      return event
          .deed()
          .match(
              new Deed.Cases<>(
                  fire -> fire.fire() == Deed.Fire.BOMBARDS ? "bombards" : "fires",
                  attacks -> "attacks",
                  marches -> "marches",
                  leaves -> "leaves",
                  arrives -> "enters",
                  works -> "work-begins",
                  weather -> "weather",
                  ground -> "ground"));
    }
  }

  /** Something that the umpire has happen ends by the text. */
  record PlannedEnds(PlannedEvent event) implements Happening {
    @Override
    public String word() {
      return "ceases";
    }
  }

  /** An objective falls due. */
  record ObjectiveDue(Side side, Objective objective) implements Happening {
    @Override
    public String word() {
      return "objective";
    }
  }
}
