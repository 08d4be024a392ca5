package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.mapping.Words;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.names.Symbol;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;

/** What may be written where the grammar asks for a name, a word or a title. */
final class ValueWords {
  private final Analysis analysis;
  private final Collection<Place> places;

  ValueWords(Analysis analysis, Collection<Place> places) {
    this.analysis = analysis;
    this.places = places;
  }

  /** One word that may be written. */
  record Value(String label, String text, Completion.Kind kind, String doc) {}

  /** Words for a value such as {@code Deployment.unit}. */
  List<Value> names(String feature) {
    return switch (feature) {
      case "RulesItem.book" -> words(Words.ruleBooks());
      case "Date.month" -> words(Words.months());
      case "Side.colour" -> words(Words.colours());
      case "Direction.word", "Measure.direction" -> words(Words.compass());
      case "Measure.unit", "Release.measure", "Assert.measure" -> words(Words.lengths());
      case "Moment.unit" -> words(List.of("min", "hours", "moves"));
      case "Deployment.formation", "Reinforcement.order" -> words(Words.formations());
      case "Attribute.words" -> words(Words.unitWords());
      case "SourceItem.confidence" -> words(Words.confidence());
      case "IntelligenceItem.flags" -> words(Words.reportFlags());
      case "Source.kind", "Report.sender" -> words(Words.sources());
      case "EngineeringItem.material" ->
          words(List.of("trestles", "pontoons", "rafts", "boats", "powder"));
      case "Audience.side" -> audience();
      case "Army.side" -> sides();
      case "Deployment.unit",
          "Release.unit",
          "Source.unit",
          "Observation.unit",
          "Reinforcement.unit",
          "EngineeringItem.unit",
          "IntelligenceItem.by",
          "UnitReference.name",
          "Party.name" ->
          units();
      default -> List.of();
    };
  }

  /** Titles for a value such as {@code Position.place}. */
  List<Value> titles(String feature) {
    return switch (feature) {
      case "Position.place",
          "Party.title",
          "ObjectivePart.place",
          "Retreat.along",
          "EngineeringItem.place",
          "PlaceKnown.name" ->
          places.stream()
              .map(each -> title(each.name(), Completion.Kind.PLACE, knownTo(each)))
              .toList();
      case "Audience.role" ->
          analysis.symbols().symbols().stream()
              .filter(each -> each.kind() == Symbol.Kind.ROLE)
              .map(
                  each ->
                      title(each.name(), Completion.Kind.ROLE, "A role of " + each.side() + "."))
              .toList();
      case "UnitReference.title" ->
          unitStream().stream()
              .map(each -> title(each.id().name(), Completion.Kind.UNIT, UnitSummary.of(each)))
              .toList();
      default -> List.of();
    };
  }

  /** Who knows of a place, where not everyone does. */
  private String knownTo(Place place) {
    List<String> knowers =
        analysis.scenario().stream()
            .flatMap(each -> each.places().stream())
            .filter(each -> place.isCalled(each.name()))
            .flatMap(each -> each.knowers().stream())
            .map(ValueWords::words)
            .toList();
    if (!knowers.isEmpty()) {
      return "Secret: known " + String.join(", ", knowers) + ".";
    }
    return place.knownTo() == KnownTo.UMPIRE ? "Secret: the umpire alone knows of it." : "";
  }

  private static String words(Knower knower) {
    Audience audience = knower.audience();
    String who =
        audience instanceof Audience.RoleOnly one
            ? "\"" + one.role() + "\" of " + one.side()
            : audience
                .findSide()
                .orElse(audience.equals(Audience.EVERYONE) ? "everyone" : "the umpire");
    return "to " + who + knower.since().map(since -> " from " + since).orElse("");
  }

  private List<Value> units() {
    Map<String, Integer> count = new HashMap<>();
    List<Unit> units = unitStream();
    units.forEach(each -> count.merge(each.id().name(), 1, Integer::sum));
    List<Value> values = new ArrayList<>();
    for (Unit each : units) {
      if (Names.isName(each.id().name())) {
        boolean unique = count.getOrDefault(each.id().name(), 0) == 1;
        String text = unique ? each.id().name() : each.id().toString();
        values.add(new Value(text, text, Completion.Kind.UNIT, UnitSummary.of(each)));
      }
    }
    return values;
  }

  private List<Unit> unitStream() {
    return analysis.scenario().map(each -> each.units().toList()).orElse(List.of());
  }

  private List<Value> audience() {
    List<Value> values = new ArrayList<>(sides());
    values.add(new Value("everyone", "everyone", Completion.Kind.SIDE, "Both sides read it."));
    return values;
  }

  private List<Value> sides() {
    return analysis.symbols().symbols().stream()
        .filter(each -> each.kind() == Symbol.Kind.SIDE)
        .map(each -> new Value(each.name(), each.name(), Completion.Kind.SIDE, "A side."))
        .toList();
  }

  private static Value title(String text, Completion.Kind kind, String doc) {
    String quoted = "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    return new Value(quoted, quoted, kind, doc);
  }

  private static List<Value> words(List<String> words) {
    return words.stream().map(each -> new Value(each, each, Completion.Kind.VALUE, "")).toList();
  }
}
