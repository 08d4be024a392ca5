package studio.kriegsspiel.checks.orders;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.Terrain;

/** Looks at an order sheet in the situation of its scenario. */
public final class SheetChecks {
  private final Situation situation;
  private final List<Finding> findings = new ArrayList<>();

  private SheetChecks(Situation situation) {
    this.situation = situation;
  }

  /** What is wrong with a sheet, in the order of its text. */
  public static List<Finding> check(OrderSheet sheet, Situation situation) {
    SheetChecks checks = new SheetChecks(situation);
    Optional<Terrain> map = checks.mapOf(sheet);
    for (SheetOrder each : sheet.orders()) {
      checks.time(each);
      if (each instanceof SheetOrder.ToUnit order) {
        map.ifPresent(known -> order.places().forEach(place -> checks.place(place, known)));
      }
    }
    return List.copyOf(checks.findings);
  }

  /** The ground as the role knows it in the end: a place it never knows of does not help it. */
  private Optional<Terrain> mapOf(OrderSheet sheet) {
    return Knowledge.of(situation)
        .of(Reader.Player.ofRole(sheet.role().side(), sheet.role().role()))
        .at(situation.clock().ends())
        .map();
  }

  private void time(SheetOrder order) {
    Clock clock = situation.clock();
    LocalDateTime at = clock.time(order.at());
    if (!clock.holds(at)) {
      add(
          SheetFault.TIME,
          order.span(),
          "The order is given at %s, but play goes from %s to %s."
              .formatted(clock.show(at), clock.show(clock.begins()), clock.show(clock.ends())),
          "give it a time of play",
          List.of());
    }
  }

  private void place(SheetOrder.Named place, Terrain map) {
    boolean known =
        map.findPlace(place.name()).isPresent()
            || map.features().stream()
                .flatMap(feature -> feature.name().stream())
                .anyMatch(place.name()::equalsIgnoreCase);
    if (!known) {
      List<String> near = NearestMatch.all(place.name(), map.placeNames());
      add(
          SheetFault.PLACE,
          place.span(),
          "The map has no place \"%s\"%s"
              .formatted(
                  place.name(), near.isEmpty() ? "." : "; did you mean \"" + near.get(0) + "\"?"),
          "name it as the map does",
          near.stream()
              .limit(3)
              .map(
                  name ->
                      new Fix(
                          "write \"" + name + "\"",
                          List.of(TextEdit.replace(place.span(), "\"" + name + "\""))))
              .toList());
    }
  }

  private void add(SheetFault fault, TextSpan span, String message, String hint, List<Fix> fixes) {
    findings.add(
        new Finding(
            fault.id(),
            Severity.ERROR,
            span,
            Optional.empty(),
            message,
            List.of(),
            Optional.of(hint),
            fixes));
  }
}
