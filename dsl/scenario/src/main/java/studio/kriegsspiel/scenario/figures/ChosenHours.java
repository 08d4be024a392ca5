package studio.kriegsspiel.scenario.figures;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Puts the hours that one work has in the place of those of the text, where it has another. The
 * hours of play stay: they are the umpire's.
 */
final class ChosenHours {
  private final String work;

  ChosenHours(String work) {
    this.work = work;
  }

  Scenario of(Scenario scenario) {
    FieldPlan plan = scenario.plan();
    return new Scenario(
        scenario.title(),
        scenario.header(),
        scenario.generalIdea(),
        scenario.sides(),
        scenario.deployments(),
        scenario.reports().stream().map(this::report).toList(),
        scenario.intelligence().stream().map(this::news).toList(),
        scenario.reinforcements().stream().map(this::arrival).toList(),
        scenario.engineering().stream().map(this::task).toList(),
        scenario.known(),
        scenario.umpireNotes(),
        scenario.review(),
        scenario.people(),
        scenario.variants(),
        new FieldPlan(
            plan.patrols(),
            plan.marches().stream().map(this::march).toList(),
            plan.areas(),
            plan.events().stream().map(this::event).toList(),
            plan.standing()),
        scenario.span());
  }

  private Optional<Moment> hour(List<SourceNote> sources) {
    return sources.stream()
        .filter(each -> SourceWorks.isOf(each, work))
        .flatMap(each -> each.hour().stream())
        .findFirst();
  }

  private Release release(Release release, List<SourceNote> sources) {
    return release instanceof Release.At
        ? hour(sources).<Release>map(Release.At::new).orElse(release)
        : release;
  }

  private Report report(Report each) {
    return new Report(
        each.audience(),
        hour(each.sources()).or(each::at),
        each.from(),
        each.text(),
        each.sources(),
        each.forces(),
        each.span());
  }

  private Intelligence news(Intelligence each) {
    return new Intelligence(
        release(each.release(), each.sources()),
        each.audience(),
        each.source(),
        each.sourceUnit(),
        each.reliability(),
        each.truth(),
        each.text(),
        each.observation(),
        each.sources(),
        each.span());
  }

  private Reinforcement arrival(Reinforcement each) {
    return new Reinforcement(
        each.unit(),
        each.entry(),
        each.from(),
        hour(each.sources()).orElse(each.at()),
        each.marchOrder(),
        each.destination(),
        each.by(),
        each.sources(),
        each.span(),
        each.unitSpan());
  }

  private EngineeringTask task(EngineeringTask each) {
    return new EngineeringTask(
        each.unit(),
        each.work(),
        each.place(),
        each.material(),
        hour(each.sources()).or(each::begins),
        each.finished(),
        each.sources(),
        each.span());
  }

  private PlannedMarch march(PlannedMarch each) {
    return new PlannedMarch(
        each.unit(),
        each.from(),
        each.by(),
        each.to(),
        hour(each.sources()).or(each::begins),
        each.formation(),
        each.order(),
        each.sources(),
        each.span(),
        each.unitSpan());
  }

  private PlannedEvent event(PlannedEvent each) {
    return new PlannedEvent(
        release(each.release(), each.sources()),
        each.deed(),
        each.sources(),
        each.span(),
        each.unitSpan());
  }
}
