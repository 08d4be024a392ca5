package studio.kriegsspiel.language.mapping.head;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PhaseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.DaylightItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.GroundItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.LatitudeItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.RiversItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.VisibilityItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.VisibilityPhase;
import studio.kriegsspiel.language.xtext.kriegsspiel.WeatherItem;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Latitude;
import studio.kriegsspiel.scenario.StatedDaylight;
import studio.kriegsspiel.scenario.StatedFrom;
import studio.kriegsspiel.scenario.Visibility;

/** Reads rivers, daylight, visibility and latitude. */
public final class ConditionsMapper {
  private static final int POLE = 90;

  private final MappingContext context;
  private final HeaderItems items;
  private final PlayClock clock;
  private final PhaseMapper phases;

  public ConditionsMapper(
      MappingContext context, HeaderItems items, PlayClock clock, PhaseMapper phases) {
    this.context = context;
    this.items = items;
    this.clock = clock;
    this.phases = phases;
  }

  public Conditions map() {
    return new Conditions(
        phases.map(
            items
                .one(RiversItem.class, "rivers")
                .map(RiversItem::getPhases)
                .orElse(ECollections.emptyEList()),
            ClosedWords.RIVERS,
            "a word for the state of rivers"),
        items.one(DaylightItem.class, "daylight").map(this::daylight),
        items.one(VisibilityItem.class, "visibility").map(this::visibility).orElse(List.of()),
        items.one(LatitudeItem.class, "latitude").flatMap(this::latitude),
        sources());
  }

  private List<StatedFrom> sources() {
    List<StatedFrom> all = new ArrayList<>();
    items.all(DateItem.class).forEach(each -> add(all, "on", each.getSources()));
    items.all(WeatherItem.class).forEach(each -> add(all, "weather", each.getSources()));
    items.all(GroundItem.class).forEach(each -> add(all, "ground", each.getSources()));
    items.all(RiversItem.class).forEach(each -> add(all, "rivers", each.getSources()));
    items.all(DaylightItem.class).forEach(each -> add(all, "daylight", each.getSources()));
    items.all(VisibilityItem.class).forEach(each -> add(all, "visibility", each.getSources()));
    return all;
  }

  private void add(List<StatedFrom> all, String line, List<? extends EObject> sources) {
    if (!sources.isEmpty()) {
      all.add(new StatedFrom(line, SourceMapper.map(context, clock, line.equals("on"), sources)));
    }
  }

  private StatedDaylight daylight(DaylightItem item) {
    Optional<LocalTime> dawn = time(item, item.getDawn(), "dawn");
    Optional<LocalTime> dusk = time(item, item.getDusk(), "dusk");
    if (dawn.isPresent() && dusk.isPresent() && !dawn.get().isBefore(dusk.get())) {
      context.error(
          "KS-SYN-006",
          context.span(item),
          "The sun sets at " + dusk.get() + ", before it rises at " + dawn.get() + ".",
          "Change one of the two.");
      return new StatedDaylight(Optional.empty(), Optional.empty(), context.span(item));
    }
    return new StatedDaylight(dawn, dusk, context.span(item));
  }

  private Optional<LocalTime> time(DaylightItem item, @Nullable String written, String feature) {
    return written == null
        ? Optional.empty()
        : PlayClock.time(context, written, context.span(item, feature));
  }

  private List<Visibility> visibility(VisibilityItem item) {
    PlaceMapper measures = new PlaceMapper(context);
    List<Visibility> result = new ArrayList<>();
    for (VisibilityPhase phase : item.getPhases()) {
      measures
          .distance(
              phase.getAmount(),
              phase.getUnit(),
              () -> context.span(phase, "unit"),
              () -> context.span(phase, "amount"))
          .ifPresent(
              distance ->
                  result.add(
                      new Visibility(
                          distance, clock.during(phase.getUntil()), context.span(phase))));
    }
    return result;
  }

  private Optional<Latitude> latitude(LatitudeItem item) {
    double degrees = Literals.number(item.getDegrees());
    String letter = item.getNorthSouth() == null ? "N" : item.getNorthSouth();
    boolean south = letter.equalsIgnoreCase("S");
    if (!south && !letter.equalsIgnoreCase("N")) {
      context.unknown(
          "KS-SYN-007",
          context.span(item, "northSouth"),
          "`" + letter + "` is neither N nor S",
          letter,
          List.of("N", "S"),
          "Latitude is written so: `latitude 50.7` or `latitude 33.9 S`.");
      return Optional.empty();
    }
    if (!(degrees <= POLE)) {
      context.error(
          "KS-SYN-005",
          context.span(item, "degrees"),
          "A latitude is at most 90 degrees.",
          "Latitude is written so: `latitude 50.7` or `latitude 33.9 S`.");
      return Optional.empty();
    }
    return Optional.of(new Latitude(south ? -degrees : degrees, context.span(item)));
  }
}
