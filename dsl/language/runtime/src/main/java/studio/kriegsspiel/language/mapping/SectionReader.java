package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.field.FieldMapper;
import studio.kriegsspiel.language.mapping.field.MovementMapper;
import studio.kriegsspiel.language.mapping.field.WorkMapper;
import studio.kriegsspiel.language.mapping.news.NewsMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deploy;
import studio.kriegsspiel.language.xtext.kriegsspiel.Engineering;
import studio.kriegsspiel.language.xtext.kriegsspiel.EngineeringItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.EventsSection;
import studio.kriegsspiel.language.xtext.kriegsspiel.GeneralIdea;
import studio.kriegsspiel.language.xtext.kriegsspiel.GivenMap;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceSection;
import studio.kriegsspiel.language.xtext.kriegsspiel.Knower;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlaceKnown;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcements;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.UmpireNotes;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.scenario.text.Passage;

/** Reads what is said of the evening, section by section, once sides and armies are known. */
final class SectionReader {
  private final MappingContext context;
  private final PlayClock clock;
  private final FieldMapper field;
  private final WorkMapper works;
  private final NewsMapper news;
  private final MovementMapper movements;
  private final AudienceMapper audiences;
  private final ProseMapper prose;

  private final List<Report> reports = new ArrayList<>();
  private final List<Intelligence> intelligence = new ArrayList<>();
  private final List<Reinforcement> reinforcements = new ArrayList<>();
  private final List<EngineeringTask> engineering = new ArrayList<>();
  private final List<StandingWork> standing = new ArrayList<>();
  private final List<KnownPlace> places = new ArrayList<>();
  private final List<studio.kriegsspiel.scenario.audience.GivenMap> maps = new ArrayList<>();
  private final List<Passage> notes = new ArrayList<>();
  private Optional<Passage> generalIdea = Optional.empty();

  SectionReader(
      MappingContext context,
      PlayClock clock,
      FieldMapper field,
      WorkMapper works,
      NewsMapper news,
      MovementMapper movements,
      AudienceMapper audiences,
      ProseMapper prose) {
    this.context = context;
    this.clock = clock;
    this.field = field;
    this.works = works;
    this.news = news;
    this.movements = movements;
    this.audiences = audiences;
    this.prose = prose;
  }

  /** Reads one section; false if it is of another kind. */
  boolean read(Section section) {
    if (section instanceof Deploy deploy) {
      deploy.getItems().forEach(field::read);
    } else if (section instanceof studio.kriegsspiel.language.xtext.kriegsspiel.Report report) {
      news.report(report).ifPresent(reports::add);
    } else if (section instanceof IntelligenceSection items) {
      items.getItems().forEach(each -> news.intelligence(each).ifPresent(intelligence::add));
    } else if (section instanceof Reinforcements items) {
      items
          .getItems()
          .forEach(each -> movements.reinforcement(each).ifPresent(reinforcements::add));
    } else if (section instanceof Engineering items) {
      items.getItems().forEach(this::work);
    } else if (section instanceof EventsSection items) {
      items.getItems().forEach(field::read);
    } else if (section instanceof PlaceKnown each) {
      places.add(known(each));
    } else if (section instanceof GivenMap each) {
      new GivenMapMapper(context, audiences).map(each).ifPresent(maps::add);
    } else if (section instanceof UmpireNotes each) {
      notes.add(prose.read(each, "text", each.getText()));
    } else if (section instanceof GeneralIdea each) {
      idea(each);
    } else {
      return false;
    }
    return true;
  }

  List<Deployment> deployments() {
    return field.standing();
  }

  List<Report> reports() {
    return reports;
  }

  List<Intelligence> intelligence() {
    return intelligence;
  }

  List<Reinforcement> reinforcements() {
    return Stream.concat(reinforcements.stream(), field.arriving().stream()).toList();
  }

  List<EngineeringTask> engineering() {
    return Stream.concat(engineering.stream(), field.tasks().stream()).toList();
  }

  /** Patrols, marches, areas, events, and works that were done before play. */
  FieldPlan plan() {
    return field.plan().and(new FieldPlan(List.of(), List.of(), List.of(), List.of(), standing));
  }

  KnownGround known() {
    return new KnownGround(places, maps);
  }

  List<Passage> notes() {
    return notes;
  }

  Optional<Passage> generalIdea() {
    return generalIdea;
  }

  private void idea(GeneralIdea written) {
    if (generalIdea.isPresent()) {
      context.error(
          "KS-SYN-010",
          context.span(written),
          "The scenario has two General Ideas.",
          "Put both texts into one.");
    } else {
      generalIdea = Optional.of(prose.read(written, "text", written.getText()));
    }
  }

  private void work(EngineeringItem written) {
    if (written.getStanding() == null) {
      works.work(written).ifPresent(engineering::add);
    } else {
      works.standing(written, knowers(written.getStanding().getKnowers())).ifPresent(standing::add);
    }
  }

  private KnownPlace known(PlaceKnown written) {
    return new KnownPlace(
        Literals.title(written.getName()),
        knowers(written.getKnowers()),
        context.span(written),
        context.span(written, "name"));
  }

  private List<studio.kriegsspiel.scenario.audience.Knower> knowers(List<Knower> written) {
    List<studio.kriegsspiel.scenario.audience.Knower> knowers = new ArrayList<>();
    for (Knower each : written) {
      audiences
          .map(each.getAudience())
          .ifPresent(
              audience ->
                  knowers.add(
                      new studio.kriegsspiel.scenario.audience.Knower(
                          audience, clock.during(each.getSince()))));
    }
    return knowers;
  }
}
