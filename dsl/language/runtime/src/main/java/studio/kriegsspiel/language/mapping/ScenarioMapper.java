package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deploy;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deployment;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.Engineering;
import studio.kriegsspiel.language.xtext.kriegsspiel.EngineeringItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.GeneralIdea;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceSection;
import studio.kriegsspiel.language.xtext.kriegsspiel.Knower;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlaceKnown;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcement;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcements;
import studio.kriegsspiel.language.xtext.kriegsspiel.Report;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Side;
import studio.kriegsspiel.language.xtext.kriegsspiel.UmpireNotes;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.text.Passage;

/**
 * Turns a syntax tree into a scenario: header first, then sides and armies, then what uses them.
 */
public final class ScenarioMapper {
  private final MappingContext context;
  private final Document document;
  private final Roster roster;
  private final ForceMapper forces;

  /** Prepares the mapping of one tree. */
  public ScenarioMapper(
      SourceText source, Document document, SymbolTable symbols, ArmyLists lists) {
    this.context = new MappingContext(source);
    this.document = document;
    this.roster = new Roster(context, symbols);
    this.forces = new ForceMapper(context, roster, lists, symbols);
  }

  /** What was wrong with words and names; complete once {@link #map} has run. */
  public List<Finding> findings() {
    return context.findings();
  }

  /** The scenario. */
  public Scenario map() {
    Header header = new HeaderMapper(context, document).map();
    PlayClock clock = new PlayClock(context, header.begins(), header.ends());
    PlaceMapper places = new PlaceMapper(context);
    ProseMapper prose = new ProseMapper(context, roster, clock);
    List<studio.kriegsspiel.scenario.force.Side> sides = sides(clock, places, prose);
    DeploymentMapper deployments = new DeploymentMapper(context, roster, places);
    AudienceMapper audiences = new AudienceMapper(context, roster, sides);
    NewsMapper news = new NewsMapper(context, roster, clock, places, audiences, prose);
    MovementMapper movements = new MovementMapper(context, roster, clock, places, deployments);

    List<studio.kriegsspiel.scenario.force.Deployment> standing = new ArrayList<>();
    List<studio.kriegsspiel.scenario.news.Report> reports = new ArrayList<>();
    List<Intelligence> intelligence = new ArrayList<>();
    List<studio.kriegsspiel.scenario.news.Reinforcement> arriving = new ArrayList<>();
    List<EngineeringTask> works = new ArrayList<>();
    List<KnownPlace> known = new ArrayList<>();
    List<Passage> notes = new ArrayList<>();
    for (Section section : document.getSections()) {
      if (section instanceof Deploy deploy) {
        for (Deployment each : deploy.getItems()) {
          deployments.map(each).ifPresent(standing::add);
        }
      } else if (section instanceof Report report) {
        news.report(report).ifPresent(reports::add);
      } else if (section instanceof IntelligenceSection items) {
        for (IntelligenceItem each : items.getItems()) {
          news.intelligence(each).ifPresent(intelligence::add);
        }
      } else if (section instanceof Reinforcements items) {
        for (Reinforcement each : items.getItems()) {
          movements.reinforcement(each).ifPresent(arriving::add);
        }
      } else if (section instanceof Engineering items) {
        for (EngineeringItem each : items.getItems()) {
          movements.work(each).ifPresent(works::add);
        }
      } else if (section instanceof PlaceKnown each) {
        known.add(known(each, audiences, clock));
      } else if (section instanceof UmpireNotes each) {
        notes.add(prose.read(each, "text", each.getText()));
      }
    }
    return new Scenario(
        title(),
        header,
        generalIdea(prose),
        sides,
        standing,
        reports,
        intelligence,
        arriving,
        works,
        known,
        notes,
        new ReviewMapper(context, roster, clock, places, audiences).map(document.getSections()),
        new PeopleMapper(context, new HeaderItems(context, document), roster, audiences).map(),
        context.source().whole());
  }

  private KnownPlace known(PlaceKnown written, AudienceMapper audiences, PlayClock clock) {
    List<studio.kriegsspiel.scenario.audience.Knower> knowers = new ArrayList<>();
    for (Knower each : written.getKnowers()) {
      audiences
          .map(each.getAudience())
          .ifPresent(
              audience ->
                  knowers.add(
                      new studio.kriegsspiel.scenario.audience.Knower(
                          audience, clock.during(each.getSince()))));
    }
    return new KnownPlace(
        Literals.title(written.getName()),
        knowers,
        context.span(written),
        context.span(written, "name"));
  }

  private String title() {
    return document.getTitle() == null ? "Untitled" : Literals.title(document.getTitle());
  }

  private Optional<Passage> generalIdea(ProseMapper prose) {
    Optional<Passage> idea = Optional.empty();
    for (Section section : document.getSections()) {
      if (section instanceof GeneralIdea each) {
        if (idea.isPresent()) {
          context.error(
              "KS-SYN-010",
              context.span(each),
              "The scenario has two General Ideas.",
              "Put both texts into one.");
        } else {
          idea = Optional.of(prose.read(each, "text", each.getText()));
        }
      }
    }
    return idea;
  }

  /** Armies first, so that roles find the units they command. */
  private List<studio.kriegsspiel.scenario.force.Side> sides(
      PlayClock clock, PlaceMapper places, ProseMapper prose) {
    Map<String, Side> written = new LinkedHashMap<>();
    for (Section section : document.getSections()) {
      if (section instanceof Side side) {
        String name = Literals.name(side.getName());
        if (written.putIfAbsent(name, side) != null) {
          context.error(
              "KS-LNK-006",
              context.span(side, "name"),
              "There are two sides `" + name + "`.",
              "Give one of them another name, or put both into one.");
        }
        roster.addSide(name, context.span(side, "name"));
      }
    }
    forces.read(document);
    List<String> stated =
        written.values().stream().flatMap(side -> side.getColour().stream()).toList();
    SideMapper mapper =
        new SideMapper(context, roster, clock, places, prose, new SideColours(stated));
    List<studio.kriegsspiel.scenario.force.Side> sides = new ArrayList<>();
    written.forEach(
        (name, side) ->
            sides.add(mapper.map(side, sides.size(), forces.army(name), forces.command(name))));
    return sides;
  }
}
