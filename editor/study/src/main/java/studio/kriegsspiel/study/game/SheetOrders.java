package studio.kriegsspiel.study.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Thing;

/** Orders in the words of order sheets, looked at as those of a sheet are. */
public final class SheetOrders implements OrderReader {
  private static final String DOCUMENT = "order";
  private static final String HEAD = "orders of ";
  private static final String UMPIRE = "The umpire";

  @Override
  public OrderSheet read(String sheet, Situation situation) {
    return read(sheet, situation, Ride.BY_COURIER);
  }

  @Override
  public OrderSheet read(String sheet, Situation situation, Ride ride) {
    ParsedScenario parsed =
        new ScenarioLanguage().parseSheet(DOCUMENT, sheet, led(situation.scenario()));
    refuse(parsed.findings());
    OrderSheet orders =
        parsed
            .sheet()
            .orElseThrow(() -> new GameRefusedException("This is no order sheet: " + sheet));
    GivenOrders given =
        ride == Ride.NONE
            ? GivenOrders.atOnce(orders, situation)
            : GivenOrders.of(orders, situation);
    refuse(SheetChecks.errors(orders, situation, given));
    return orders;
  }

  @Override
  public String write(Game game, String words) {
    return sheet(game, words, Optional.empty());
  }

  /** What an umpire had better know of orders that may stand. */
  public List<String> doubts(String sheet, Situation situation) {
    ParsedScenario parsed =
        new ScenarioLanguage().parseSheet(DOCUMENT, sheet, led(situation.scenario()));
    return parsed.sheet().stream()
        .flatMap(orders -> SheetChecks.check(orders, situation).stream())
        .filter(each -> each.severity() != Severity.ERROR)
        .map(each -> each.id() + " " + each.message())
        .toList();
  }

  private static void refuse(List<Finding> findings) {
    String faults =
        findings.stream()
            .filter(each -> each.severity() == Severity.ERROR)
            .map(each -> each.id() + " " + each.message())
            .collect(Collectors.joining(" "));
    if (!faults.isEmpty()) {
      throw new GameRefusedException("The order is not given: " + faults);
    }
  }

  /**
   * The sheet of an order that is given now.
   *
   * @param words such as {@code Quiot marches to "Papelotte"}, or {@code message to "Commander" of
   *     Blue "Hold on."}; a whole sheet stays as it is
   * @param by whose order it is; else that of the role that commands the unit most nearly, or of
   *     the umpire where the side has none
   * @throws GameRefusedException if there is nobody who could give it
   */
  public static String sheet(Game game, String words, Optional<String> by) {
    String order = words.strip();
    if (order.startsWith(HEAD)) {
      return order;
    }
    if (SheetMessage.isOne(order)) {
      return SheetMessage.sheet(game, order, by);
    }
    Unit unit = unit(game.situation(), order);
    Side side =
        game.situation()
            .scenario()
            .findSide(unit.id().side())
            .orElseThrow(() -> new GameRefusedException("Nobody commands `" + unit.id() + "`."));
    String role =
        by.map(said -> title(side, said))
            .orElseGet(() -> commander(game.situation(), side, unit).title());
    return "%s\"%s\" of %s in \"-\"%n%s %s"
        .formatted(HEAD, role, side.name(), Clock.write(game.now()), order)
        .replace("\r\n", "\n");
  }

  /** The umpire leads a side that no player has. */
  private static Scenario led(Scenario scenario) {
    return scenario.withSides(
        scenario.sides().stream()
            .map(side -> side.roles().isEmpty() ? side.withRoles(List.of(umpire())) : side)
            .toList());
  }

  private static Role umpire() {
    return new Role(UMPIRE, Optional.empty(), Optional.empty(), List.of(), TextSpan.NONE);
  }

  private static Unit unit(Situation situation, String order) {
    String name = order.split("[\\s,]", 2)[0];
    Thing thing = Ask.of(Optional.of(situation)).thing(name);
    if (thing instanceof Thing.OfUnit of) {
      return of.unit();
    }
    throw new GameRefusedException(
        "An order begins with a unit: Quiot marches to \"Papelotte\"; `" + name + "` is none.");
  }

  /** The title of a role that may be said with its side. */
  private static String title(Side side, String words) {
    return side.roles().stream()
        .map(Role::title)
        .filter(title -> words.equals(title + " of " + side.name()))
        .findFirst()
        .orElse(words);
  }

  private static Role commander(Situation situation, Side side, Unit unit) {
    Stream<Role> over =
        side.roles().stream()
            .filter(
                role ->
                    role.commands()
                        .flatMap(situation.units()::find)
                        .filter(each -> each.holds(unit.id()))
                        .isPresent());
    return over.reduce((one, other) -> nearer(situation, one, other))
        .or(() -> side.roles().stream().findFirst())
        .orElseGet(SheetOrders::umpire);
  }

  private static Role nearer(Situation situation, Role one, Role other) {
    Unit outer = situation.units().find(one.commands().orElseThrow()).orElseThrow();
    return outer.holds(other.commands().orElseThrow()) ? other : one;
  }
}
