package studio.kriegsspiel.situation.secret;

import java.time.LocalDateTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Additions;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Everything of a scenario that is not for everyone. What a reader may know of it is taken away
 * later, by comparing with the texts the reader is allowed. A figure that stands alone, a time and
 * a word of the language tell nothing without the name they belong to, so they are not looked for;
 * a test names them.
 */
public final class Secrets {

  private final Set<Secret> collected = new LinkedHashSet<>();
  private final List<Secret> all;
  private final SecretRuns runs;

  private final Situation situation;
  private final FilledProse prose;

  private Secrets(Situation situation) {
    this.situation = situation;
    this.prose = FilledProse.of(situation);
    Scenario scenario = situation.scenario();
    scenario.sides().forEach(this::side);
    scenario.deployments().forEach(this::deployment);
    scenario.reports().forEach(this::report);
    scenario.intelligence().forEach(this::intelligence);
    scenario.reinforcements().forEach(this::reinforcement);
    scenario.engineering().forEach(this::work);
    plan(scenario.plan());
    scenario.umpireNotes().forEach(note -> umpires("an umpire's note", note));
    later("weather to come", scenario.header().weather());
    later("ground to come", scenario.header().ground());
    later("rivers to come", scenario.header().conditions().rivers());
    collected.addAll(reviewed(scenario.review()));
    // What the variant that is played says stands in the scenario itself by now.
    scenario.variants().stream()
        .filter(each -> !scenario.review().variant().equals(Optional.of(each.title())))
        .forEach(this::variant);
    Sourced.of(scenario).forEach(this::sources);
    scenario.known().maps().forEach(this::map);
    collected.addAll(HiddenPlaces.of(situation).all());
    all = List.copyOf(collected);
    runs = new SecretRuns(all);
  }

  /** All names and passages of a scenario but what everyone is told, collected once. */
  public static Secrets of(Situation situation) {
    return situation.part(Secrets.class, Secrets::new);
  }

  /** All of them, in the order of the text's kinds of statement. */
  public List<Secret> all() {
    return all;
  }

  /** Finds whatever gives a secret away. */
  SecretRuns runs() {
    return runs;
  }

  private void side(Side side) {
    Optional<String> of = Optional.of(side.name());
    side.units().forEach(this::unit);
    side.command().orders().forEach(this::order);
    for (Role role : side.roles()) {
      name("role `" + role.title() + "` of " + side.name(), role.title(), of);
    }
    for (Objective objective : side.objectives()) {
      passage("objective of " + side.name(), objective.text(), of);
      Stream.concat(objective.place().stream(), objective.aim().findPlace().stream())
          .forEach(place -> name("objective of " + side.name(), place, of));
    }
    Audience own = new Audience.SideOnly(side.name());
    side.offMap().stream()
        .flatMap(off -> prose.stretches(off, own, Optional.empty()).stream())
        .forEach(words -> passage("off the map, for " + side.name(), words, of));
    side.lineOfRetreat()
        .ifPresent(line -> name("line of retreat of " + side.name(), line.along(), of));
  }

  /** What a map is and what is told apart on it, those know who have it. */
  private void map(GivenMap map) {
    String what = "map of " + whom(map.reader());
    Optional<String> side = map.reader().findSide();
    map.title().ifPresent(title -> name(what, title, side));
    map.things().forEach(each -> name(what, each.name(), side));
  }

  private void unit(Unit unit) {
    collected.addAll(namesOf(unit));
    unit.particulars()
        .commander()
        .ifPresent(
            leader ->
                name(
                    "commander of `" + unit.id() + "`",
                    leader.name(),
                    Optional.of(unit.id().side())));
  }

  private void sources(Sourced statement) {
    String of = statement.unit().map(unit -> " of `" + unit + "`").orElse("");
    String what = "source: " + statement.what() + of;
    statement.sources().forEach(each -> passage(what, each.work(), Optional.empty()));
  }

  private void order(FirstOrder order) {
    order
        .place()
        .ifPresent(
            place ->
                name(
                    "first order of `" + order.unit() + "`",
                    place,
                    Optional.of(order.unit().side())));
  }

  /** A unit's title and name, as far as they tell anything. */
  private static List<Secret> namesOf(Unit unit) {
    return UnitSecrets.of(unit).stream().filter(name -> TellingName.isOne(name.words())).toList();
  }

  private void deployment(Deployment deployment) {
    String what = "position of `" + deployment.unit() + "`";
    position(what, deployment.position(), Optional.of(deployment.unit().side()));
  }

  private void report(Report report) {
    if (!(report.audience() instanceof Audience.Everyone)) {
      Optional<String> side = report.audience().findSide();
      Optional<LocalDateTime> at = situation.clock().find(report.at());
      String what = "Separate Report to " + whom(report.audience());
      prose
          .stretches(report.text(), report.audience(), at)
          .forEach(words -> passage(what, words, side));
      for (ReportedForce each : report.forces()) {
        passage(what, each.text().text(), side);
        each.observation().at().ifPresent(where -> position(what, where, side));
      }
      report
          .from()
          .ifPresent(from -> name("sender of a report to " + whom(report.audience()), from, side));
    }
  }

  private void intelligence(Intelligence item) {
    Optional<String> side = item.audience().findSide();
    String what = "intelligence for " + whom(item.audience());
    prose
        .stretches(
            item.text(),
            item.audience(),
            Releases.of(situation).earliest(item.release(), item.audience()))
        .forEach(words -> passage(what, words, side));
    item.observation()
        .flatMap(Observation::at)
        .ifPresent(where -> position("intelligence for " + whom(item.audience()), where, side));
    release(item.release());
  }

  private void release(Release release) {
    release
        .facts()
        .forEach(
            fact ->
                fact.findPosition()
                    .ifPresent(at -> position("condition of intelligence", at, Optional.empty())));
    release.way().forEach(each -> position("way of a courier", each, Optional.empty()));
  }

  private void reinforcement(Reinforcement coming) {
    Optional<String> side = Optional.of(coming.unit().side());
    position("entry point of `" + coming.unit() + "`", coming.entry(), side);
    coming
        .destination()
        .ifPresent(to -> position("destination of `" + coming.unit() + "`", to, side));
  }

  private void work(EngineeringTask task) {
    Optional<String> side = Optional.of(task.unit().side());
    name("place of work of `" + task.unit() + "`", task.place(), side);
    task.material()
        .ifPresent(material -> name("material of `" + task.unit() + "`", material, side));
  }

  /** A variant's name is the umpire's; what it says is told to nobody before it is played. */
  private void variant(Variant variant) {
    variantName("a variant's title", variant.title());
    Additions added = variant.added();
    added.generalIdea().ifPresent(idea -> umpires("the General Idea of a variant", idea));
    added.reports().forEach(this::report);
    added.intelligence().forEach(this::intelligence);
    added.engineering().forEach(this::work);
    plan(added.plan());
    added.notes().forEach(note -> umpires("an umpire's note", note));
    added
        .known()
        .places()
        .forEach(each -> name("a place of a variant", each.name(), Optional.empty()));
    added.known().maps().forEach(this::map);
    variant.deployments().forEach(this::deployment);
    variant.posts().forEach(this::unit);
    variant.arrivals().forEach(this::reinforcement);
    variant.marches().forEach(this::march);
    variant
        .changes(Change.OtherGround.class)
        .forEach(each -> phases("ground of a variant", each.phases()));
    variant
        .changes(Change.OtherConditions.class)
        .forEach(each -> phases("rivers of a variant", each.conditions().rivers()));
    variant
        .changes(Change.OtherWeather.class)
        .forEach(each -> phases("weather of a variant", each.phases()));
    collected.addAll(
        reviewed(new Review(added.allowances(), added.assertions(), List.of(), Optional.empty())));
  }

  private void phases(String what, List<Phase> phases) {
    phases.forEach(each -> passage(what, each.words(), Optional.empty()));
  }

  private List<Secret> reviewed(Review review) {
    review.variant().ifPresent(title -> variantName("the variant that is played", title));
    return new ReviewSecrets(review, (what, place) -> position(what, place, Optional.empty()))
        .all();
  }

  /** Ways and areas are their own side's, events the umpire's. */
  private void plan(FieldPlan plan) {
    for (Patrol patrol : plan.patrols()) {
      String what = "way of the patrol `" + patrol.unit() + "`";
      way(what, patrol.from(), patrol.by(), patrol.to(), patrol.unit().side());
    }
    plan.marches().forEach(this::march);
    for (DeploymentArea area : plan.areas()) {
      String what = "area of deployment of " + area.side();
      area.zones().stream()
          .flatMap(zone -> zone.positions().stream())
          .forEach(each -> position(what, each, Optional.of(area.side())));
    }
    plan.events().forEach(this::event);
    plan.standing().forEach(this::standing);
  }

  /** What everybody knows of is nobody's secret. */
  private void standing(StandingWork work) {
    if (!work.knowers().isEmpty()) {
      name("place of a work done before play", work.place(), Optional.empty());
      work.material()
          .ifPresent(of -> name("material of a work done before play", of, Optional.empty()));
    }
  }

  private void march(PlannedMarch march) {
    String what = "way of `" + march.unit() + "`";
    way(what, march.from(), march.by(), march.to(), march.unit().side());
  }

  private void way(String what, Position from, List<Position> by, Position to, String side) {
    position(what, from, Optional.of(side));
    by.forEach(each -> position(what, each, Optional.of(side)));
    position(what, to, Optional.of(side));
  }

  private void event(PlannedEvent event) {
    release(event.release());
    Deed deed = event.deed();
    deed.positions().forEach(each -> position("event", each, Optional.empty()));
    deed.match(
            new Deed.Cases<Runnable>(
                bombards -> Secrets::saidByItsPositions,
                attacks -> Secrets::saidByItsPositions,
                marches -> Secrets::saidByItsPositions,
                leaves -> Secrets::saidByItsPositions,
                halts -> Secrets::saidByItsPositions,
                arrives -> Secrets::saidByItsPositions,
                works -> () -> work(works.task()),
                weather -> () -> passage("weather to come", weather.words(), Optional.empty()),
                ground -> () -> passage("ground to come", ground.words(), Optional.empty())))
        .run();
  }

  private static void saidByItsPositions() {}

  private void umpires(String what, Passage passage) {
    passage(what, prose.read(passage, Audience.UMPIRE), Optional.empty());
  }

  /** Everyone sees the sky of the hour, nobody the next. */
  private void later(String what, List<Phase> phases) {
    phases.stream()
        .filter(phase -> !phase.words().equals(phases.get(0).words()))
        .forEach(phase -> passage(what, phase.words(), Optional.empty()));
  }

  /** Where something is: by the names and figures written, and by the point of the ground. */
  private void position(String what, Position position, Optional<String> side) {
    written(what, position, side);
    if (!(position instanceof Position.AtPlace)) {
      situation
          .ground()
          .flatMap(ground -> ground.resolve(position).find())
          .ifPresent(at -> Coordinates.of(at).forEach(figures -> point(what, figures, side)));
    }
  }

  private void written(String what, Position position, Optional<String> side) {
    Runnable figures = () -> Coordinates.of(position).forEach(each -> point(what, each, side));
    position
        .<Runnable>match(
            at -> () -> name(what, at.place(), side),
            offset -> () -> written(what, offset.origin(), side),
            grid -> figures,
            geographic -> figures)
        .run();
  }

  private void point(String what, String figures, Optional<String> side) {
    collected.add(new Secret(Secret.Kind.POINT, what, figures, side, Optional.empty()));
  }

  private void name(String what, String name, Optional<String> side) {
    if (TellingName.isOne(name)) {
      collected.add(new Secret(Secret.Kind.NAME, what, name, side, Optional.empty()));
    }
  }

  private void passage(String what, String text, Optional<String> side) {
    if (FoldedText.of(text).size() >= 2) {
      collected.add(new Secret(Secret.Kind.PASSAGE, what, text, side, Optional.empty()));
    }
  }

  private void variantName(String what, String title) {
    if (TellingName.isOne(title)) {
      collected.add(
          new Secret(Secret.Kind.VARIANT, what, title, Optional.empty(), Optional.empty()));
    }
  }

  private static String whom(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return one.side() + ", " + one.role();
    }
    return audience.findSide().orElse("the umpire");
  }
}
