package studio.kriegsspiel.checks.orders;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.finding.NearWordFixes;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ReaderKnowledge;
import studio.kriegsspiel.terrain.Terrain;

/** Whether the places that orders name are on the map of the role, and at the time. */
final class SheetPlaces {
  private final Situation situation;
  private final ReaderKnowledge role;
  private final SheetNotes notes;

  SheetPlaces(OrderSheet sheet, Situation situation, SheetNotes notes) {
    this.situation = situation;
    this.role = SheetWriter.knowledge(sheet, situation);
    this.notes = notes;
  }

  void look(SheetOrder.ToUnit order) {
    Optional<Terrain> inTheEnd = role.at(situation.clock().ends()).map();
    LocalDateTime given = situation.clock().time(order.at());
    for (SheetOrder.Named place : order.places()) {
      if (inTheEnd.isPresent() && !has(inTheEnd.get(), place)) {
        unknown(place, inTheEnd.get());
      } else if (!role.at(given).map().map(map -> has(map, place)).orElse(true)) {
        notes
            .add(
                SheetFault.TOO_SOON,
                place.span(),
                "The order speaks at %s of \"%s\", which the role does not know of before %s."
                    .formatted(
                        situation.clock().show(given),
                        place.name(),
                        situation.clock().show(knownFrom(place))))
            .hint("give the order later, or name another place");
      }
    }
  }

  /** Only whether the role's map will ever have the places. */
  void lookWhetherThere(SheetOrder.ToUnit order) {
    if (!order.places().isEmpty()) {
      role.at(situation.clock().ends())
          .map()
          .ifPresent(
              map ->
                  order.places().stream()
                      .filter(place -> !has(map, place))
                      .forEach(place -> unknown(place, map)));
    }
  }

  private LocalDateTime knownFrom(SheetOrder.Named place) {
    return situation.scenario().known().places().stream()
        .filter(each -> each.name().equalsIgnoreCase(place.name()))
        .flatMap(each -> each.knowers().stream())
        .flatMap(each -> situation.clock().find(each.since()).stream())
        .filter(since -> role.at(since).map().map(map -> has(map, place)).orElse(false))
        .min(LocalDateTime::compareTo)
        .orElse(situation.clock().ends());
  }

  private boolean has(Terrain map, SheetOrder.Named place) {
    return map.findPlace(place.name()).isPresent()
        || place
            .at()
            .match(at -> false, offset -> false, grid -> isOn(map, grid), at -> isOn(map, at));
  }

  private boolean isOn(Terrain map, Position reference) {
    return situation
        .ground()
        .flatMap(ground -> ground.find(reference))
        .filter(map.extent()::contains)
        .isPresent();
  }

  private void unknown(SheetOrder.Named place, Terrain map) {
    List<String> near = NearestMatch.all(place.name(), map.placeNames());
    notes
        .add(
            SheetFault.PLACE,
            place.span(),
            "The map has no place \"%s\"%s"
                .formatted(
                    place.name(), near.isEmpty() ? "." : "; did you mean \"" + near.get(0) + "\"?"))
        .hint("name it as the map does")
        .fixes(
            NearWordFixes.of(
                place.span(), place.name(), map.placeNames(), name -> '"' + name + '"'));
  }
}
