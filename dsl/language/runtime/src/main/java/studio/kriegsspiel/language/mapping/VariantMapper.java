package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.army.UnitAttributes;
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
import studio.kriegsspiel.language.mapping.head.BookMapper;
import studio.kriegsspiel.language.mapping.head.ConditionsMapper;
import studio.kriegsspiel.language.mapping.head.HeaderItems;
import studio.kriegsspiel.language.mapping.news.NewsMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.review.ReviewMapper;
import studio.kriegsspiel.language.mapping.time.PhaseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.mapping.time.PlayHours;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Allow;
import studio.kriegsspiel.language.xtext.kriegsspiel.Assert;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.DaylightItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.GroundItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Restated;
import studio.kriegsspiel.language.xtext.kriegsspiel.RiversItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.RulesItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Variant;
import studio.kriegsspiel.language.xtext.kriegsspiel.VariantItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.VisibilityItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.WeatherItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Without;
import studio.kriegsspiel.scenario.Additions;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads what is otherwise in a variant, with the names of the scenario that it is of. */
final class VariantMapper {
  private static final String CANNOT = "KS-SYN-061";

  private final MappingContext context;
  private final Roster roster;
  private final AudienceMapper audiences;
  private final Header header;
  private final PostMapper scenariosPosts;

  /**
   * Reads variants.
   *
   * @param header that of the scenario
   * @param posts those of the scenario
   */
  VariantMapper(
      MappingContext context,
      Roster roster,
      AudienceMapper audiences,
      Header header,
      PostMapper posts) {
    this.context = context;
    this.roster = roster;
    this.audiences = audiences;
    this.header = header;
    this.scenariosPosts = posts;
  }

  studio.kriegsspiel.scenario.Variant map(Variant written, List<Section> below) {
    List<Change> changes = new ArrayList<>();
    HeaderItems items = new HeaderItems(context, written.getItems());
    Optional<Change.OtherHours> hours = items.one(DateItem.class, "on").flatMap(this::hours);
    hours.ifPresent(changes::add);
    PlayClock clock =
        new PlayClock(
            context,
            hours.map(Change.OtherHours::begins).orElse(header.begins()),
            hours.map(Change.OtherHours::ends).orElse(header.ends()));
    PhaseMapper phases = new PhaseMapper(context, clock);
    items
        .one(RulesItem.class, "rules")
        .flatMap(new BookMapper(context)::map)
        .ifPresent(book -> changes.add(new Change.OtherBook(book)));
    states(items, phases, changes);
    conditions(written, items, clock, phases).ifPresent(changes::add);
    for (VariantItem each : written.getItems()) {
      change(each).ifPresent(changes::add);
    }
    Additions added = added(below, clock, changes);
    return new studio.kriegsspiel.scenario.Variant(
        Literals.title(written.getTitle()),
        side(written.getSide(), written, "side"),
        harderFor(written),
        changes,
        added,
        whole(written, below),
        context.span(written, "title"));
  }

  private Optional<String> side(@Nullable String name, Variant written, String feature) {
    return name == null ? Optional.empty() : roster.side(name, written, feature);
  }

  private Optional<String> harderFor(Variant written) {
    Optional<String> side = side(written.getHarder(), written, "harder");
    if (side.isPresent() && written.getHarder().equals(written.getSide())) {
      context.error(
          CANNOT,
          context.span(written, "harder"),
          "A variant cannot be easier and harder for the same side.",
          "Write one of them, or name the other side.");
    }
    return side;
  }

  private TextSpan whole(Variant written, List<Section> below) {
    TextSpan own = context.span(written);
    int end = below.isEmpty() ? own.end() : context.span(below.get(below.size() - 1)).end();
    return context.source().span(own.offset(), end - own.offset());
  }

  private Optional<Change.OtherHours> hours(DateItem item) {
    PlayHours hours = new PlayHours(context);
    return hours
        .begins(item)
        .map(begins -> new Change.OtherHours(begins, hours.ends(item, begins), context.span(item)));
  }

  private void states(HeaderItems items, PhaseMapper phases, List<Change> changes) {
    items
        .one(GroundItem.class, "ground")
        .ifPresent(
            item ->
                changes.add(
                    new Change.OtherGround(
                        phases.map(
                            item.getPhases(),
                            ClosedWords.GROUND,
                            "a word for the state of the ground"),
                        context.span(item))));
    items
        .one(WeatherItem.class, "weather")
        .ifPresent(
            item ->
                changes.add(
                    new Change.OtherWeather(
                        phases.map(item.getPhases(), ClosedWords.WEATHER, "a word for the weather"),
                        context.span(item))));
  }

  private Optional<Change> conditions(
      Variant written, HeaderItems items, PlayClock clock, PhaseMapper phases) {
    return written.getItems().stream()
        .filter(VariantMapper::isCondition)
        .findFirst()
        .map(
            first ->
                new Change.OtherConditions(
                    new ConditionsMapper(context, items, clock, phases).map(),
                    context.span(first)));
  }

  private static boolean isCondition(VariantItem item) {
    return item instanceof RiversItem
        || item instanceof DaylightItem
        || item instanceof VisibilityItem
        || item instanceof DateItem date && !date.getSources().isEmpty()
        || item instanceof GroundItem ground && !ground.getSources().isEmpty()
        || item instanceof WeatherItem weather && !weather.getSources().isEmpty();
  }

  private static boolean isOfTheHead(VariantItem item) {
    return isCondition(item)
        || item instanceof DateItem
        || item instanceof RulesItem
        || item instanceof GroundItem
        || item instanceof WeatherItem;
  }

  private Optional<Change> change(VariantItem item) {
    if (item instanceof Without without) {
      return roster
          .unit(without.getUnit(), without, "unit")
          .map(unit -> new Change.Without(unit, context.span(item)));
    } else if (item instanceof Restated restated) {
      return restated(restated);
    } else if (!isOfTheHead(item)) {
      context.error(
          CANNOT,
          context.span(item),
          "A variant cannot change this: it would be another scenario.",
          "It may change rule book, ground, weather, rivers, light and hours, strengths, and where and"
              + " when units stand and come.");
    }
    return Optional.empty();
  }

  private Optional<Change> restated(Restated written) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    UnitAttributes attributes = new UnitAttributes(context);
    written.getAttributes().forEach(attributes::read);
    Set<String> grades = Vocabulary.GRADES.keySet();
    if (attributes.words().stream().anyMatch(word -> !grades.contains(word))) {
      context.error(
          CANNOT,
          context.spanOfAll(written, "attributes"),
          "A variant cannot make other troops of a unit.",
          "It may state other numbers, another grade and other ranks: `KGL5: 395 men, veteran`.");
    }
    return unit.map(
        id ->
            new Change.Restated(
                id,
                attributes.strength(),
                attributes.grade(),
                attributes.ranks(),
                context.span(written)));
  }

  private void cannot(EObject written) {
    context.error(
        CANNOT,
        context.span(written),
        "This cannot stand in a variant.",
        "Begin it at the margin, where it belongs to the scenario.");
  }

  private Additions added(List<Section> below, PlayClock clock, List<Change> changes) {
    PlaceMapper places = new PlaceMapper(context);
    DeploymentMapper deployments = new DeploymentMapper(context, roster, places);
    ProseMapper prose = new ProseMapper(context, roster, clock);
    NewsMapper news = new NewsMapper(context, roster, clock, places, audiences, prose);
    WorkMapper works = new WorkMapper(context, roster, clock);
    PostMapper posts = scenariosPosts.besides();
    posts.readAll(below);
    FieldMapper field =
        new FieldMapper(
            deployments,
            new PlanMapper(context, roster, clock, places, deployments),
            posts,
            new EventMapper(context, roster, clock, places, deployments, works));
    SectionReader reader =
        new SectionReader(
            context,
            clock,
            field,
            works,
            news,
            new MovementMapper(context, roster, clock, places, deployments),
            audiences,
            prose);
    for (Section each : below) {
      if (!reader.read(each) && !(each instanceof Allow || each instanceof Assert)) {
        cannot(each);
      }
    }
    Review review = new ReviewMapper(context, roster, clock, places, audiences).map(below);
    changes.addAll(posts.ofAVariant());
    reader.deployments().forEach(each -> changes.add(new Change.Redeployed(each)));
    reader.reinforcements().forEach(each -> changes.add(new Change.Rerouted(each)));
    field.plan().marches().forEach(each -> changes.add(new Change.Marching(each)));
    return new Additions(
        reader.generalIdea(),
        reader.reports(),
        reader.intelligence(),
        reader.engineering(),
        reader.plan().withoutMarches(),
        reader.known(),
        reader.notes(),
        review.allowances(),
        review.assertions());
  }
}
