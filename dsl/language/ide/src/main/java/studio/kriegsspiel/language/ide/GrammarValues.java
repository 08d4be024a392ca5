package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.expect.Around;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.mapping.house.HouseWords;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.figures.SourceWorks;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.text.UnitFigure;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;

/**
 * What may be written where the grammar asks for a name, a word or a title. What a value is called
 * in the grammar says what it stands for, so that a new statement with a {@code unit}, a {@code
 * place} or a {@code side} is served without a line here.
 */
final class GrammarValues {
  /** The phrase that a value is a word of. */
  private static final Map<String, ClosedWords> PHRASES =
      Map.of(
          "ObjectivePart.word", ClosedWords.OBJECTIVE,
          "Observation.verbs", ClosedWords.SEEN,
          "WeatherItem", ClosedWords.WEATHER,
          "GroundItem", ClosedWords.GROUND,
          "RiversItem", ClosedWords.RIVERS);

  private static final Set<String> PLACES =
      Set.of("place", "places", "along", "entry", "destination", "via", "through");

  /** Those that are a place though they are not called so. */
  private static final Set<String> PLACE_FEATURES =
      Set.of("PlaceKnown.name", "MapPart.name", "Party.title", "Zone.area");

  private static final Set<String> ROLES = Set.of("role", "roles");
  private static final int HELPFUL = 24;

  private final Analysis analysis;
  private final Surroundings surroundings;
  private final Around around;
  private final UnitWords units;

  GrammarValues(Analysis analysis, Surroundings surroundings, Around around) {
    this.analysis = analysis;
    this.surroundings = surroundings;
    this.around = around;
    this.units = new UnitWords(analysis, around);
  }

  /**
   * One word that may be written.
   *
   * @param rank the lower, the better it fits here
   */
  record Value(String label, String text, Completion.Kind kind, String doc, int rank) {
    Value(String label, String text, Completion.Kind kind, String doc) {
      this(label, text, kind, doc, 0);
    }
  }

  /** Words for a value such as {@code Deployment.unit}. */
  List<Value> names(Expected expected) {
    String feature = expected.findFeature().orElse("");
    return switch (feature) {
      case "RulesItem.book" ->
          LanguageWords.ruleBooks().stream()
              .map(
                  each ->
                      new Value(each, each, Completion.Kind.VALUE, surroundings.aboutRule(each)))
              .toList();
      case "Date.month" -> words(LanguageWords.months());
      case "Side.colour" -> words(LanguageWords.colours());
      case "Side.nation" -> words(ClosedWords.NATION.all());
      case "Role.duties" -> words(Duty.allWords());
      case "SheetOrder.message" -> words(List.of("message"));
      case "HouseRule.words" -> words(HouseWords.all());
      case "MapPart.word" -> words(MapPart.words());
      case "HouseRule.severity" -> words(HouseWords.severities());
      case "SheetOrder.verb" -> words(ClosedWords.ORDER.all());
      case "PlaysItem.unit" -> words(List.of("hours", "min"));
      case "Moment.unit", "DateItem.unit", "Way.unit" -> words(List.of("min", "hours", "moves"));
      case "VisibilityPhase.unit", "TerrainItem.breadthUnit", "TerrainItem.heightUnit" ->
          words(LanguageWords.lengths());
      case "Attribute.words" ->
          words(expected.isWithin("StateItem") ? stateWords() : LanguageWords.unitWords());
      case "Leader.rating" -> words(LanguageWords.ratings());
      case "OrderItem.kind" -> words(LanguageWords.orders());
      case "OrderItem.flank" -> words(LanguageWords.flanks());
      case "OrderItem.unit" -> units.fitting(expected);
      case "ReadingItem.choice" -> words(LanguageWords.readings());
      case "IntelligenceItem.flags" -> words(LanguageWords.reportFlags());
      case "Deployment.works", "Post.works" -> words(LanguageWords.preparations());
      case "Post.arm" -> words(List.of("men", "riders", "guns", "howitzers"));
      case "Task.objects" -> words(LanguageWords.workObjects());
      case "SkyDeed.word" -> words(List.of("clear", "overcast", "rain", "fog", "soft", "heavy"));
      case "StandingWork.state" -> words(LanguageWords.workStates());
      case "EngineeringItem.unit" ->
          Stream.concat(units.fitting(expected).stream(), worksBefore().stream()).toList();
      case "EngineeringItem.material",
          "Task.material",
          "UnitDeed.material",
          "StandingWork.material" ->
          words(List.of("trestles", "pontoons", "rafts", "boats", "powder"));
      default -> general(expected, feature);
    };
  }

  /** What may have been made or broken before play; a place and a word follow it. */
  private static List<Value> worksBefore() {
    return Stream.concat(Stream.of("bridge"), LanguageWords.workObjects().stream())
        .map(
            each ->
                new Value(
                    each,
                    each,
                    Completion.Kind.VALUE,
                    "A work done before play, such as `bridge \"Genappe\" broken`.",
                    1))
        .toList();
  }

  /** Of figures alone where one is to be followed; else whatever is quoted anywhere. */
  private List<String> works(String feature) {
    if (feature.equals("ReadingItem.work")) {
      return analysis.scenario().map(SourceWorks::of).orElse(List.of());
    }
    return analysis.scenario().stream()
        .flatMap(each -> Sourced.of(each).stream())
        .flatMap(each -> each.sources().stream())
        .map(SourceNote::work)
        .distinct()
        .toList();
  }

  private List<Value> general(Expected expected, String feature) {
    String name = feature.substring(feature.indexOf('.') + 1);
    if (expected.isWithin("Formation")) {
      return formations();
    }
    if (expected.isWithin("Sender")) {
      return words(LanguageWords.sources());
    }
    if (name.equals("confidence")) {
      return words(LanguageWords.confidence());
    }
    if (expected.isWithin("Direction") || name.equals("direction")) {
      return words(LanguageWords.compass());
    }
    if (expected.isWithin("Measure") || name.equals("measure")) {
      return words(LanguageWords.lengths());
    }
    if (name.equals("side")) {
      return feature.equals("Audience.side") ? audience() : sides();
    }
    boolean named = name.equals("unit") && expected.isWithin("Name");
    if (named || expected.isWithin("OrderedUnit") || expected.isWithin("QualifiedName")) {
      return units.fitting(expected);
    }
    return phrase(expected, feature);
  }

  /** Words of a closed list, where the phrase begins. */
  private List<Value> phrase(Expected expected, String feature) {
    return Stream.concat(Stream.of(feature), expected.rules().stream())
        .flatMap(each -> Optional.ofNullable(PHRASES.get(each)).stream())
        .findFirst()
        .map(list -> words(list.all().stream().limit(HELPFUL).toList()))
        .orElse(List.of());
  }

  /** Titles for a value such as {@code Position.place}. */
  List<Value> titles(Expected expected) {
    String feature = expected.findFeature().orElse("");
    String name = feature.substring(feature.indexOf('.') + 1);
    if (PLACES.contains(name) || PLACE_FEATURES.contains(feature)) {
      return placeTitles();
    }
    if (ROLES.contains(name)) {
      return roleTitles();
    }
    return switch (feature) {
      case "UnitItem.templates", "Template.base" ->
          analysis.symbols().symbols().stream()
              .filter(each -> each.kind() == DefinedName.Kind.TEMPLATE)
              .map(each -> title(each.name(), Completion.Kind.VALUE, "A template."))
              .toList();
      case "ReadingItem.work", "SourceItem.work" ->
          titles(works(feature), "A work that sources name.");
      case "UnitReference.title" ->
          units.all().stream()
              .map(each -> title(each.id().name(), Completion.Kind.UNIT, UnitSummary.of(each)))
              .toList();
      case "Variant.base" -> titles(variants(), "A variant.");
      case "TerrainItem.name" -> titles(surroundings.grounds(), "A ground.");
      case "ImportItem.path" -> titles(surroundings.armyLists(), "An army list.");
      default -> List.of();
    };
  }

  /**
   * What prose may refer to in braces.
   *
   * @param before the side or unit that stands before the dot, empty without a dot
   */
  List<Value> references(String before) {
    if (!before.isEmpty()) {
      List<Value> ofSide = units.inProse(Optional.of(before));
      return ofSide.isEmpty()
          ? words(Arrays.stream(UnitFigure.values()).map(UnitFigure::word).toList())
          : ofSide;
    }
    List<Value> values = new ArrayList<>(units.inProse(Optional.empty()));
    values.addAll(sides());
    values.addAll(placeTitles());
    values.addAll(roleTitles());
    values.add(
        new Value(
            "forces",
            "forces",
            Completion.Kind.VALUE,
            "The reader's own forces, as he knows them."));
    return values;
  }

  private List<Value> placeTitles() {
    return surroundings.places().stream()
        .map(each -> title(each.name(), Completion.Kind.PLACE, about(each)))
        .toList();
  }

  private List<Value> roleTitles() {
    return analysis.symbols().symbols().stream()
        .filter(each -> each.kind() == DefinedName.Kind.ROLE)
        .map(each -> title(each.name(), Completion.Kind.ROLE, "A role of " + each.side() + "."))
        .toList();
  }

  private List<String> variants() {
    return NamesOfFile.of(analysis).uses().stream()
        .filter(each -> each.defines() && each.kind() == NameUse.Kind.VARIANT)
        .map(NameUse::name)
        .distinct()
        .toList();
  }

  private static List<Value> titles(List<String> texts, String doc) {
    return texts.stream().map(each -> title(each, Completion.Kind.VALUE, doc)).toList();
  }

  private static List<String> stateWords() {
    List<String> words = new ArrayList<>(LanguageWords.conditions());
    words.addAll(List.of("men lost", "lost", "rounds a man", "rounds a gun"));
    return words;
  }

  /** What the ground tells of a place, and who knows of it, where not everyone does. */
  String about(Place place) {
    return (surroundings.about(place) + " " + knownTo(place)).strip();
  }

  private String knownTo(Place place) {
    List<String> knowers =
        analysis.scenario().stream()
            .flatMap(each -> each.known().places().stream())
            .filter(each -> place.isCalled(each.name()))
            .flatMap(each -> each.knowers().stream())
            .map(GrammarValues::words)
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

  /** Formations of the unit's arm, with the ground it takes up in each; all if none is named. */
  private List<Value> formations() {
    Optional<Unit> unit = units.named(around);
    return LanguageWords.formations().stream()
        .flatMap(
            word -> {
              Formation formation = Vocabulary.FORMATIONS.get(word.replace(" ", ""));
              boolean fits =
                  unit.isEmpty()
                      || !unit.get().parts().isEmpty()
                      || formation == null
                      || formation.isOf(unit.get().type().arm());
              String doc =
                  unit.isPresent() && formation != null
                      ? surroundings.about(unit.get(), formation)
                      : "";
              return fits
                  ? Stream.of(new Value(word, word, Completion.Kind.VALUE, doc))
                  : Stream.empty();
            })
        .toList();
  }

  private List<Value> audience() {
    List<Value> values = new ArrayList<>(sides());
    values.add(new Value("everyone", "everyone", Completion.Kind.SIDE, "Both sides read it."));
    return values;
  }

  private List<Value> sides() {
    return analysis.symbols().symbols().stream()
        .filter(each -> each.kind() == DefinedName.Kind.SIDE)
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
