package studio.kriegsspiel.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;

/**
 * Who has which part in a question. Books call bodies by the part they have in it ({@code
 * defender-lost-points}); the same body may have another part in the next.
 */
public final class QuestionParts {
  private static final Set<String> FIRST =
      Set.of(
          "attacker",
          "attackers",
          "first",
          "firer",
          "firers",
          "mover",
          "battery",
          "guns",
          "howitzers",
          "captors");
  private static final Set<String> SECOND =
      Set.of("defender", "defenders", "target", "second", "other", "enemy", "captives");
  private static final Map<String, Arm> BY_ARM =
      Map.of("infantry", Arm.INFANTRY, "cavalry", Arm.CAVALRY);
  private static final String OWN_ARMY = "army";
  private static final String OTHER_ARMY = "enemy-army";

  private final Situation situation;
  private final List<UnitId> about;
  private final Map<String, UnitId> named;

  /**
   * The parts of a question.
   *
   * @param about one or two bodies, the one that acts first
   * @param named who has a part that is not told by its name
   */
  public QuestionParts(Situation situation, List<UnitId> about, Map<String, UnitId> named) {
    this.situation = situation;
    this.about = List.copyOf(about);
    this.named = Map.copyOf(named);
  }

  /**
   * Whose state it is that a decision left.
   *
   * @param part the part of the body in the decision, empty where it concerns one alone, the two
   *     together or the game
   */
  Optional<Whose> whose(Procedure procedure, String part, String word) {
    if (part.isEmpty()) {
      return Optional.of(unnamed(procedure, word));
    }
    if (part.equals(OWN_ARMY)) {
      return about.stream().findFirst().map(UnitId::side).map(Whose::side);
    }
    if (part.equals(OTHER_ARMY)) {
      return otherSide().map(Whose::side);
    }
    return body(part).map(Whose::body);
  }

  /** What was left before of whom a parameter asks for. */
  public Optional<Left> find(Aftermath left, Parameter parameter) {
    return places(parameter.name()).stream()
        .flatMap(place -> left.find(place.whose(), place.word()).stream())
        .findFirst();
  }

  private record Place(Whose whose, String word) {}

  private List<Place> places(String name) {
    List<Place> places = new ArrayList<>();
    if (about.size() > 1) {
      places.add(new Place(Whose.between(about.get(0), about.get(1)), name));
    }
    for (int at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
      String word = name.substring(at + 1);
      body(name.substring(0, at)).ifPresent(unit -> places.add(new Place(Whose.body(unit), word)));
    }
    about.stream()
        .findFirst()
        .ifPresent(
            unit -> {
              places.add(new Place(Whose.body(unit), name));
              places.add(new Place(Whose.side(unit.side()), name));
            });
    places.add(new Place(Whose.GAME, name));
    return places;
  }

  /** A word that some question asks of one body is that body's; others are of the two together. */
  private Whose unnamed(Procedure procedure, String word) {
    if (about.isEmpty()) {
      return Whose.GAME;
    }
    if (about.size() == 1 || isOfBodies(situation.book(), procedure, word)) {
      return Whose.body(about.get(0));
    }
    return Whose.between(about.get(0), about.get(1));
  }

  private static boolean isOfBodies(RuleBook book, Procedure decided, String word) {
    return book.procedures().stream()
        .filter(each -> !each.name().equals(decided.name()))
        .flatMap(each -> each.parameters().stream())
        .anyMatch(each -> each.name().equals(word) || each.name().endsWith("-" + word));
  }

  private Optional<UnitId> body(String part) {
    UnitId said = named.get(part);
    if (said != null) {
      return Optional.of(said);
    }
    if (FIRST.contains(part)) {
      return about.stream().findFirst();
    }
    if (SECOND.contains(part)) {
      return about.stream().skip(1).findFirst();
    }
    Arm arm = BY_ARM.get(part);
    return arm == null ? Optional.empty() : onlyOf(arm);
  }

  private Optional<UnitId> onlyOf(Arm arm) {
    List<UnitId> found =
        about.stream()
            .filter(
                id ->
                    situation
                        .units()
                        .find(id)
                        .map(Unit::type)
                        .filter(t -> t.arm() == arm)
                        .isPresent())
            .toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private Optional<String> otherSide() {
    return about.stream()
        .findFirst()
        .flatMap(
            unit ->
                situation.scenario().sides().stream()
                    .map(side -> side.name())
                    .filter(name -> !name.equals(unit.side()))
                    .findFirst());
  }
}
