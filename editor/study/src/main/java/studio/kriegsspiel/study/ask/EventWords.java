package studio.kriegsspiel.study.ask;

import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Happening;

/** What is due, in a few words for the umpire. */
public final class EventWords {
  private final Situation situation;

  /** Speaks of a situation. */
  public EventWords(Situation situation) {
    this.situation = situation;
  }

  /** A clause without a full stop. */
  public String of(Happening happening) {
    if (happening instanceof Happening.PlayBegins) {
      return "play begins";
    } else if (happening instanceof Happening.PlayEnds) {
      return "play ends";
    } else if (happening instanceof Happening.Weather weather) {
      return "the weather becomes: " + weather.words();
    } else if (happening instanceof Happening.Rivers rivers) {
      return "the rivers become: " + rivers.words();
    } else if (happening instanceof Happening.Sight sight) {
      return "one sees up to " + sight.distance();
    } else if (happening instanceof Happening.Sun sun) {
      return sun.change().kind().words();
    } else if (happening instanceof Happening.State state) {
      return "the ground becomes: " + state.words();
    } else if (happening instanceof Happening.ReportRead) {
      return "a Separate Report is read";
    } else if (happening instanceof Happening.SheetDue sheet) {
      return "the sheet " + sheet.due().sheet().mark() + " is handed over";
    } else if (happening instanceof Happening.Reminder) {
      return "a reminder of the umpire's";
    } else if (happening instanceof Happening.Enters enters) {
      return unit(enters.coming().unit()) + " comes on";
    } else if (happening instanceof Happening.Expected expected) {
      return unit(expected.coming().unit()) + " is to be at its goal";
    } else if (happening instanceof Happening.WorkBegins work) {
      return unit(work.task().unit()) + " begins its work at " + work.task().place();
    } else if (happening instanceof Happening.WorkDone work) {
      return unit(work.task().unit()) + " has done its work at " + work.task().place();
    } else if (happening instanceof Happening.MarchBegins march) {
      return unit(march.march().unit()) + " sets out on its march";
    } else if (happening instanceof Happening.PatrolBegins patrol) {
      return unit(patrol.patrol().unit()) + " goes on patrol";
    } else if (happening instanceof Happening.Planned planned) {
      return deed(planned.event().deed());
    } else if (happening instanceof Happening.PlannedEnds ends) {
      return ends.event().deed().findUnit().map(this::unit).orElse("the umpire") + " ceases fire";
    } else if (happening instanceof Happening.ObjectiveDue due) {
      return "an objective of " + due.side().name() + " falls due: " + due.objective().text();
    }
    throw new IllegalStateException("Unknown kind of event: " + happening.getClass());
  }

  private String deed(Deed deed) {
    String who = deed.findUnit().map(this::unit).orElse("");
    return deed.match(
        new Deed.Cases<>(
            fires -> who + " opens fire",
            attacks -> who + " attacks",
            marches -> who + " sets out",
            leaves -> who + " sets out to leave the map",
            arrives -> who + " comes on",
            works -> who + " begins its work at " + works.task().place(),
            weather -> "the weather becomes: " + weather.words(),
            ground -> "the ground becomes: " + ground.words()));
  }

  private String unit(UnitId id) {
    return situation.scenario().findUnit(id).map(Unit::title).orElse(id.name()) + " (`" + id + "`)";
  }
}
