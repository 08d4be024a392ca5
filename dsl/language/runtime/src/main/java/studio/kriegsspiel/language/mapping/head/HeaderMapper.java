package studio.kriegsspiel.language.mapping.head;

import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.common.util.EList;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.place.PartMapper;
import studio.kriegsspiel.language.mapping.time.PhaseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.mapping.time.PlayHours;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.GroundItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Phase;
import studio.kriegsspiel.language.xtext.kriegsspiel.ReadingItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.RulesItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.TerrainItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.WeatherItem;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.reading.WrittenReading;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads rule book, terrain, hours of play, weather, ground and what else the head says of them. */
public final class HeaderMapper {
  private static final EList<Phase> NO_PHASES = ECollections.emptyEList();

  private final MappingContext context;
  private final Document document;
  private final HeaderItems items;

  public HeaderMapper(MappingContext context, Document document) {
    this.context = context;
    this.document = document;
    this.items = new HeaderItems(context, document);
  }

  public Header map() {
    Optional<RuleChoice> rules =
        items.one(RulesItem.class, "rules").flatMap(new BookMapper(context)::map);
    Optional<TerrainItem> terrain = items.one(TerrainItem.class, "terrain");
    Optional<DateItem> date = items.one(DateItem.class, "on");
    PlayHours hours = new PlayHours(context);
    TextSpan timeSpan = date.map(context::span).orElse(TextSpan.NONE);
    LocalDateTime begins = date.flatMap(hours::begins).orElse(PlayHours.NO_DATE);
    Moment ends =
        date.map(each -> hours.ends(each, begins))
            .orElse(new Moment.At(begins.plusHours(PlayHours.USUAL_HOURS)));
    if (date.isEmpty()) {
      context.warning(
          "KS-SYN-011",
          context.span(document, "title"),
          "The scenario does not say on which day and from when to when it is played.",
          "Add a line such as `on 18 June 1815 from 13:00 to 18:30` below the title.");
    }
    PlayClock clock = new PlayClock(context, begins, ends);
    PhaseMapper phases = new PhaseMapper(context, clock);
    return new Header(
        rules,
        terrain.map(each -> Literals.title(each.getName())),
        terrain.map(each -> context.span(each, "name")).orElse(TextSpan.NONE),
        begins,
        ends,
        timeSpan,
        phases.map(
            items.one(WeatherItem.class, "weather").map(WeatherItem::getPhases).orElse(NO_PHASES),
            ClosedWords.WEATHER,
            "a word for the weather"),
        phases.map(
            items.one(GroundItem.class, "ground").map(GroundItem::getPhases).orElse(NO_PHASES),
            ClosedWords.GROUND,
            "a word for the state of the ground"),
        new ConditionsMapper(context, items, clock, phases).map(),
        items.one(ReadingItem.class, "reading").flatMap(this::reading),
        terrain.flatMap(new PartMapper(context)::map));
  }

  private Optional<WrittenReading> reading(ReadingItem item) {
    if (item.getWork() != null) {
      ReadingChoice work = ReadingChoice.of(Literals.title(item.getWork()));
      return Optional.of(new WrittenReading(work, context.span(item, "work")));
    }
    String word = Literals.name(item.getChoice()).toLowerCase(Locale.ROOT);
    if (!LanguageWords.readings().contains(word)) {
      context.unknown(
          "KS-SYN-007",
          context.span(item, "choice"),
          "`" + word + "` is no choice among sources",
          word,
          LanguageWords.readings(),
          "Write `reading lowest`, `reading highest` or a work: `reading \"Beamish 1837\"`.");
      return Optional.empty();
    }
    return Optional.of(new WrittenReading(ReadingChoice.of(word), context.span(item, "choice")));
  }
}
