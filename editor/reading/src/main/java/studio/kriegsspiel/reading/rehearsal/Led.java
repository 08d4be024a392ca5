package studio.kriegsspiel.reading.rehearsal;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;

/**
 * A role that written orders lead, and nothing else: of its own troops, whom they leave out stays
 * where he is.
 *
 * @param sheet the orders
 * @param exercise by which they are marked, if they are
 */
public record Led(OrderSheet sheet, Optional<Exercise> exercise) {

  /**
   * The roles that model solutions lead, the first solution of each.
   *
   * @param solutions the orders of each exercise
   * @param sides those of which no role is to be led so
   */
  public static List<Led> bySolutions(Map<Exercise, OrderSheet> solutions, Set<String> sides) {
    Map<Audience.RoleOnly, Led> first = new LinkedHashMap<>();
    solutions.forEach(
        (exercise, sheet) -> {
          if (!sides.contains(sheet.role().side())) {
            first.putIfAbsent(sheet.role(), new Led(sheet, Optional.of(exercise)));
          }
        });
    return List.copyOf(first.values());
  }

  /** What a game that has ended says of all that the exercise expects. */
  public List<Marked> marks(Game end) {
    return exercise.stream().flatMap(each -> Marking.of(each, sheet, end).stream()).toList();
  }

  /**
   * Those whom the role leads itself: all whom it commands (everybody of its side where the text
   * does not say whom) but those whom another role leads, and whomever the sheet names.
   */
  public Set<UnitId> units(Situation situation) {
    List<Role> roles =
        situation.scenario().findSide(sheet.role().side()).stream()
            .flatMap(side -> side.roles().stream())
            .toList();
    Set<UnitId> mine =
        roles.stream()
            .filter(this::isIt)
            .findFirst()
            .flatMap(Role::commands)
            .map(unit -> under(situation, unit))
            .orElseGet(() -> ofSide(situation));
    roles.stream()
        .filter(role -> !isIt(role))
        .flatMap(role -> role.commands().stream())
        .map(unit -> under(situation, unit))
        .filter(theirs -> mine.size() > theirs.size())
        .forEach(mine::removeAll);
    sheet.orders().stream()
        .flatMap(each -> each.match(order -> Stream.of(order.unit()), sent -> Stream.empty()))
        .forEach(unit -> mine.addAll(under(situation, unit)));
    return mine;
  }

  private boolean isIt(Role role) {
    return role.title().equals(sheet.role().role());
  }

  private Set<UnitId> ofSide(Situation situation) {
    return situation
        .scenario()
        .units()
        .map(Unit::id)
        .filter(each -> each.side().equals(sheet.role().side()))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static Set<UnitId> under(Situation situation, UnitId unit) {
    return situation.units().find(unit).stream()
        .flatMap(each -> under(situation, each))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static Stream<UnitId> under(Situation situation, Unit unit) {
    Stream<Unit> below =
        Stream.concat(
            unit.parts().stream().filter(Unit::isPost), situation.units().company(unit).stream());
    return Stream.concat(Stream.of(unit.id()), below.flatMap(each -> under(situation, each)));
  }
}
