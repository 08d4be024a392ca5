package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * Leads the troops of a role as its order sheet says: each line is given at its hour. One to troops
 * that fight or are beaten waits until they can be sent, unless a later line to them comes first.
 */
final class SheetCommander implements GameCommander {
  private final OrderSheet sheet;
  private final List<Line> lines;

  /** A line that has not been given yet. */
  private record Line(LocalDateTime at, Set<UnitId> units, String words) {
    boolean isOfTheSameAs(Line other) {
      return units.stream().anyMatch(other.units()::contains);
    }
  }

  /**
   * Of a sheet.
   *
   * @param clock of the scenario
   */
  SheetCommander(OrderSheet sheet, Clock clock) {
    this.sheet = sheet;
    this.lines = new ArrayList<>(lines(sheet, clock));
  }

  private static List<Line> lines(OrderSheet sheet, Clock clock) {
    Map<TextSpan, List<SheetOrder.ToUnit>> lines = new LinkedHashMap<>();
    for (SheetOrder each : sheet.orders()) {
      if (each instanceof SheetOrder.ToUnit order) {
        lines.computeIfAbsent(order.span(), span -> new ArrayList<>()).add(order);
      }
    }
    return lines.values().stream().map(each -> line(each, clock)).toList();
  }

  private static Line line(List<SheetOrder.ToUnit> orders, Clock clock) {
    return new Line(
        clock.time(orders.get(0).at()),
        orders.stream().map(SheetOrder.ToUnit::unit).collect(Collectors.toSet()),
        orders.get(0).words());
  }

  @Override
  public List<String> orders(CommandersView own) {
    List<Line> due = lines.stream().filter(each -> !each.at().isAfter(own.now())).toList();
    List<String> orders = new ArrayList<>();
    for (Iterator<Line> each = lines.iterator(); each.hasNext(); ) {
      Line line = each.next();
      if (!due.contains(line)) {
        continue;
      }
      if (isOvertaken(line, due)) {
        each.remove();
      } else if (line.units().stream().allMatch(unit -> own.canBeSent(unit))) {
        each.remove();
        orders.add(text(line, own.now()));
      }
    }
    return orders;
  }

  private static boolean isOvertaken(Line line, List<Line> due) {
    return due.stream()
        .anyMatch(other -> other.at().isAfter(line.at()) && other.isOfTheSameAs(line));
  }

  private String text(Line line, LocalDateTime now) {
    return "orders of \"%s\" of %s in \"-\"\n%s %s"
        .formatted(sheet.role().role(), sheet.role().side(), Clock.write(now), line.words());
  }

  @Override
  public Optional<LocalDateTime> next(LocalDateTime now) {
    return lines.stream()
        .map(Line::at)
        .filter(each -> each.isAfter(now))
        .min(LocalDateTime::compareTo);
  }
}
