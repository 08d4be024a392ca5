package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.mapping.army.ForceMapper;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.field.DeploymentMapper;
import studio.kriegsspiel.language.mapping.field.EventMapper;
import studio.kriegsspiel.language.mapping.field.FieldMapper;
import studio.kriegsspiel.language.mapping.field.MovementMapper;
import studio.kriegsspiel.language.mapping.field.PlanMapper;
import studio.kriegsspiel.language.mapping.field.PostMapper;
import studio.kriegsspiel.language.mapping.field.WorkMapper;
import studio.kriegsspiel.language.mapping.head.HeaderItems;
import studio.kriegsspiel.language.mapping.head.HeaderMapper;
import studio.kriegsspiel.language.mapping.head.PeopleMapper;
import studio.kriegsspiel.language.mapping.house.HouseRulesReader;
import studio.kriegsspiel.language.mapping.news.NewsMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.review.ReviewMapper;
import studio.kriegsspiel.language.mapping.side.SideColours;
import studio.kriegsspiel.language.mapping.side.SideMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Side;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.review.HouseRule;

/**
 * Turns a syntax tree into a scenario: header first, then sides and armies, then what uses them.
 */
public final class ScenarioMapper {
  private final MappingContext context;
  private final Document document;
  private final Roster roster;
  private final ForceMapper forces;
  private final VariantSections parts;
  private final List<Section> sections;
  private final PostMapper posts;
  private final ArmyLists lists;

  /** Prepares the mapping of one tree. */
  public ScenarioMapper(
      SourceText source, Document document, SymbolTable symbols, ArmyLists lists) {
    this.context = new MappingContext(source);
    this.lists = lists;
    this.document = document;
    this.parts = new VariantSections(source, document.getSections());
    this.sections = parts.ofTheScenario();
    this.roster = new Roster(context, symbols);
    this.forces = new ForceMapper(context, roster, lists, symbols);
    this.posts = new PostMapper(context, roster);
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
    WorkMapper working = new WorkMapper(context, roster, clock);
    FieldMapper field =
        new FieldMapper(
            deployments,
            new PlanMapper(context, roster, clock, places, deployments),
            posts,
            new EventMapper(context, roster, clock, places, deployments, working));

    SectionReader said =
        new SectionReader(context, clock, field, working, news, movements, audiences, prose);
    sections.forEach(said::read);
    ReviewMapper reviews = new ReviewMapper(context, roster, clock, places, audiences);
    return new Scenario(
        title(),
        header,
        said.generalIdea(),
        sides,
        said.deployments(),
        said.reports(),
        said.intelligence(),
        said.reinforcements(),
        said.engineering(),
        said.known(),
        said.notes(),
        reviews.map(sections).under(houseRules()),
        new PeopleMapper(context, new HeaderItems(context, document), roster, audiences).map(),
        variants(new VariantMapper(context, roster, audiences, header, posts)),
        said.plan(),
        context.source().whole());
  }

  private List<Variant> variants(VariantMapper mapper) {
    List<Variant> variants = new ArrayList<>();
    parts.below().forEach((written, below) -> variants.add(variant(mapper, written, below)));
    Set<String> titles = new HashSet<>();
    for (Variant each : variants) {
      if (!titles.add(each.title().toLowerCase(Locale.ROOT))) {
        context.error(
            "KS-SYN-010",
            each.titleSpan(),
            "There are two variants \"" + each.title() + "\".",
            "Give one of them another title, or put both into one.");
      }
    }
    return variants;
  }

  private Variant variant(
      VariantMapper mapper,
      studio.kriegsspiel.language.xtext.kriegsspiel.Variant written,
      List<Section> below) {
    if (written.getBase() != null) {
      context.error(
          "KS-SYN-061",
          context.span(written, "base"),
          "A variant beside its scenario names none.",
          "Take `of` and the file out.");
    }
    return mapper.map(written, below);
  }

  private List<HouseRule> houseRules() {
    HouseRulesReader reader = new HouseRulesReader(lists);
    List<HouseRule> rules = new ArrayList<>();
    for (ImportItem each : new HeaderItems(context, document).all(ImportItem.class)) {
      rules.addAll(reader.bringIn(each, context));
    }
    return rules;
  }

  private String title() {
    return document.getTitle() == null ? "Untitled" : Literals.title(document.getTitle());
  }

  /** Armies first, so that roles find the units they command. */
  private List<studio.kriegsspiel.scenario.force.Side> sides(
      PlayClock clock, PlaceMapper places, ProseMapper prose) {
    Map<String, Side> written = new LinkedHashMap<>();
    for (Section section : sections) {
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
    forces.read(sections);
    posts.readAll(sections);
    List<String> stated =
        written.values().stream().flatMap(side -> side.getColour().stream()).toList();
    SideMapper mapper =
        new SideMapper(context, roster, clock, places, prose, new SideColours(stated));
    List<studio.kriegsspiel.scenario.force.Side> sides = new ArrayList<>();
    written.forEach(
        (name, side) ->
            sides.add(
                mapper.map(
                    side, sides.size(), posts.withPosts(forces.army(name)), forces.command(name))));
    return sides;
  }
}
