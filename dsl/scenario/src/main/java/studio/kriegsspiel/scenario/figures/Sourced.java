package studio.kriegsspiel.scenario.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Additions;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * A statement of a scenario that names its sources.
 *
 * @param kind what kind of statement it is
 * @param what the statement in few words, such as {@code position} or {@code weather}
 * @param unit the unit it is about, if it is about one
 * @param which what tells it from others of its kind, such as an hour; empty for none
 * @param sources in the order of the text, at least one
 * @param span where what they tell stands; of a unit its name
 */
public record Sourced(
    Kind kind,
    String what,
    Optional<UnitId> unit,
    String which,
    List<SourceNote> sources,
    TextSpan span) {

  /** Kinds of statement. */
  public enum Kind {
    /** Figures of a unit. */
    FIGURES,
    /** Where a unit stands, or where and when it comes on. */
    PLACE,
    /** What has to be so. */
    ASSERTION,
    /** Anything else. */
    OTHER
  }

  /** Copies the list. */
  public Sourced {
    sources = List.copyOf(sources);
  }

  /** Every such statement of a scenario and its variants, by the kinds of statement. */
  public static List<Sourced> of(Scenario scenario) {
    Reader reader = new Reader();
    reader.conditions(scenario.header().conditions());
    scenario.units().forEach(reader::unit);
    scenario.deployments().forEach(reader::deployment);
    scenario.reports().forEach(reader::report);
    scenario.intelligence().forEach(reader::news);
    scenario.reinforcements().forEach(reader::arrival);
    scenario.engineering().forEach(reader::work);
    reader.plan(scenario.plan());
    reader.assertions(scenario.review().assertions());
    scenario.variants().forEach(reader::variant);
    return reader.all;
  }

  private static final class Reader {
    private final List<Sourced> all = new ArrayList<>();

    private void add(
        Kind kind, String what, Optional<UnitId> unit, List<SourceNote> sources, TextSpan span) {
      add(kind, what, unit, "", sources, span);
    }

    private void add(
        Kind kind,
        String what,
        Optional<UnitId> unit,
        String which,
        List<SourceNote> sources,
        TextSpan span) {
      if (!sources.isEmpty()) {
        all.add(new Sourced(kind, what, unit, which, sources, span));
      }
    }

    /** Whom something is told, and when. */
    private static String which(Audience to, Optional<Moment> at) {
      String who = to instanceof Audience.RoleOnly one ? one.role() : to.findSide().orElse("");
      return (who.isEmpty() ? "" : " to " + who) + at.map(time -> ", " + time).orElse("");
    }

    private void add(String what, List<SourceNote> sources, TextSpan span) {
      add(Kind.OTHER, what, Optional.empty(), sources, span);
    }

    private void add(String what, UnitId unit, List<SourceNote> sources, TextSpan span) {
      add(Kind.OTHER, what, Optional.of(unit), sources, span);
    }

    private void conditions(Conditions conditions) {
      conditions
          .sources()
          .forEach(
              each ->
                  add(
                      each.line().equals("on") ? "hours" : each.line(),
                      each.sources(),
                      each.sources().get(0).span()));
    }

    private void unit(Unit unit) {
      add(Kind.FIGURES, "figures", Optional.of(unit.id()), unit.sources(), unit.nameSpan());
      unit.particulars()
          .readings()
          .forEach(
              each ->
                  add(
                      Kind.FIGURES,
                      "a reading",
                      Optional.of(unit.id()),
                      each.sources(),
                      each.sources().isEmpty() ? TextSpan.NONE : each.sources().get(0).span()));
    }

    private void deployment(Deployment each) {
      add(Kind.PLACE, "position", Optional.of(each.unit()), each.sources(), each.span());
    }

    private void report(Report report) {
      String which = which(report.audience(), report.at());
      add(
          Kind.OTHER,
          "a Separate Report",
          Optional.empty(),
          which,
          report.sources(),
          report.span());
      report
          .forces()
          .forEach(
              each ->
                  add(
                      Kind.OTHER,
                      "a report",
                      Optional.of(each.observation().unit()),
                      which,
                      each.sources(),
                      each.span()));
    }

    private void news(Intelligence item) {
      add(
          Kind.OTHER,
          "intelligence",
          item.observation().map(Observation::unit),
          which(item.audience(), item.release().earliest()),
          item.sources(),
          item.span());
    }

    private void arrival(Reinforcement coming) {
      add(Kind.PLACE, "coming", Optional.of(coming.unit()), coming.sources(), coming.span());
    }

    private void work(EngineeringTask task) {
      add("work", task.unit(), task.sources(), task.span());
    }

    private void march(PlannedMarch march) {
      add("march", march.unit(), march.sources(), march.span());
    }

    private void plan(FieldPlan plan) {
      plan.patrols().forEach(each -> add("patrol", each.unit(), each.sources(), each.span()));
      plan.marches().forEach(this::march);
      plan.areas().forEach(each -> add("area of " + each.side(), each.sources(), each.span()));
      for (PlannedEvent each : plan.events()) {
        add(
            Kind.OTHER,
            "event",
            each.deed().findUnit(),
            each.release().earliest().map(time -> ", " + time).orElse(""),
            each.sources(),
            each.span());
        if (each.deed() instanceof Deed.Works works
            && !works.task().sources().equals(each.sources())) {
          work(works.task());
        }
      }
      plan.standing()
          .forEach(each -> add(each.words() + ", " + each.place(), each.sources(), each.span()));
    }

    private void assertions(List<Assertion> assertions) {
      assertions.forEach(
          each ->
              add(Kind.ASSERTION, "an assertion", Optional.empty(), each.sources(), each.span()));
    }

    private void variant(Variant variant) {
      Additions added = variant.added();
      assertions(added.assertions());
      added.reports().forEach(this::report);
      added.intelligence().forEach(this::news);
      added.engineering().forEach(this::work);
      plan(added.plan());
      variant.deployments().forEach(this::deployment);
      variant.posts().forEach(this::unit);
      variant.arrivals().forEach(this::arrival);
      variant.marches().forEach(this::march);
      variant.changes(Change.OtherConditions.class).forEach(each -> conditions(each.conditions()));
    }
  }
}
