package studio.kriegsspiel.desk.forms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.forms.Field.Option;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.phrase.Slot;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.Place;

/** What may be chosen in the fields of a form: what scenario, ground and book have. */
final class Choices {
  private static final int COMPASS_POINTS = 16;

  private final Studied studied;

  Choices(Studied studied) {
    this.studied = studied;
  }

  /** What may stand in a part of a statement; nothing where one writes freely. */
  List<Option> of(Slot slot) {
    return switch (slot.value()) {
      case UNIT, PARTY -> slot.key().equals("nation") ? nations() : units();
      case AUDIENCE -> audiences();
      case HELD -> roles().map(Option::of).toList();
      case POSITION, PLACE -> places().stream().map(Option::of).toList();
      case DIRECTION -> compass();
      case SENDER -> withHeadquarters(slot);
      case NAME, WORD, FORMATION, SOURCE -> named(slot);
      default -> List.of();
    };
  }

  private List<Option> named(Slot slot) {
    return switch (slot.key()) {
      case "rules" ->
          RuleBookId.values().stream()
              .map(each -> new Option(each.id(), each.id() + " – " + each.shortTitle()))
              .toList();
      case "easier", "harder" -> sideChoices();
      case "manner" ->
          List.of(
              new Option("expect", "something that brings marks"),
              new Option("against", "something that costs marks"));
      case "still" -> List.of(new Option("still", "there before, and still there"));
      case "colour" -> ClosedWords.COLOUR.all().stream().map(Option::of).toList();
      case "id" ->
          studied.findings().stream().map(each -> each.id()).distinct().map(Option::of).toList();
      default -> slot.words().stream().map(Option::of).toList();
    };
  }

  private static List<Option> withHeadquarters(Slot slot) {
    return Stream.concat(Stream.of("headquarters"), slot.words().stream())
        .distinct()
        .map(Option::of)
        .toList();
  }

  private static List<Option> nations() {
    return Arrays.stream(Nationality.values()).map(each -> Option.of(each.label())).toList();
  }

  private static List<Option> compass() {
    return Stream.iterate(0, each -> each < COMPASS_POINTS, each -> each + 1)
        .map(each -> new Direction(each * 360.0 / COMPASS_POINTS).nearestWord())
        .map(Option::of)
        .toList();
  }

  private Stream<Side> sides() {
    return studied.scenario().map(Scenario::sides).orElse(List.of()).stream();
  }

  List<Option> sideChoices() {
    return sides().map(each -> Option.of(each.name())).toList();
  }

  private Stream<String> roles() {
    return sides()
        .flatMap(
            side -> side.roles().stream().map(role -> role.title() + " (" + side.name() + ")"));
  }

  private List<Option> audiences() {
    List<Option> all = new ArrayList<>();
    sides().forEach(each -> all.add(Option.of(each.name())));
    roles().forEach(each -> all.add(Option.of(each)));
    all.add(Option.of("everyone"));
    all.add(Option.of("the umpire"));
    return all;
  }

  private List<Option> units() {
    return bodies()
        .filter(each -> Names.isName(each.id().name()))
        .map(each -> new Option(name(each), name(each) + "  " + each.title()))
        .toList();
  }

  private Stream<Unit> bodies() {
    return studied.scenario().stream().flatMap(Scenario::units);
  }

  /** A unit's short name, its side before it where another has the same. */
  private String name(Unit unit) {
    String name = unit.id().name();
    long alike = bodies().filter(each -> each.id().name().equals(name)).count();
    return alike > 1 ? unit.id().side() + "." + name : name;
  }

  /** The units of a side under which another may be put. */
  List<Option> parents(String side) {
    List<Option> all = new ArrayList<>(List.of(new Option("", "the army itself")));
    bodies()
        .filter(each -> each.id().side().equals(side) && !each.isPost())
        .map(each -> new Option(each.id().name(), each.title()))
        .forEach(all::add);
    return all;
  }

  /** Everything on the ground that has a name: places first, then roads, brooks and woods. */
  private List<String> places() {
    return studied.terrain().stream()
        .flatMap(
            each ->
                Stream.concat(
                    each.places().stream().map(Place::name).sorted(),
                    each.featureNames().stream().sorted()))
        .distinct()
        .toList();
  }

  /** Whether the ground has something of a name; every name will do where there is no ground. */
  boolean isPlace(String name) {
    return studied.terrain().map(each -> each.findPlace(name).isPresent()).orElse(true);
  }

  /** Every way in which a unit may be named. */
  boolean isUnit(String words) {
    return bodies()
        .anyMatch(
            each ->
                words.equals(each.id().name())
                    || words.equals(each.id().side() + "." + each.id().name())
                    || words.equals(each.title()));
  }

  /** Whether nothing else has a name. */
  boolean isFree(String name) {
    return !isUnit(name) && sides().noneMatch(each -> each.name().equals(name));
  }
}
