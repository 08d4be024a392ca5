package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.sheet.Need;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.situation.Situation;

/** What a scenario has that parts of a rule book's sheet are for. */
final class SheetNeeds {
  private SheetNeeds() {}

  /** What is there when play begins, and what comes later. */
  static Present of(Situation situation) {
    List<TroopNeeds.Kind> units =
        situation.scenario().sides().stream()
            .flatMap(side -> side.units())
            .map(
                unit ->
                    new TroopNeeds.Kind(
                        unit.isBody(),
                        unit.type(),
                        unit.strength().ordnance(),
                        unit.particulars().nation()))
            .toList();
    TroopNeeds all = new TroopNeeds(units, situation.terrain());
    Set<Need> needs = all.needs();
    if (isDark(situation)) {
      needs.add(Need.NIGHT);
    }
    return new Present(needs, all.concepts());
  }

  private static boolean isDark(Situation situation) {
    LocalDateTime begins = situation.clock().begins();
    LocalDateTime ends = situation.clock().ends();
    return Stream.of(begins.toLocalDate(), ends.toLocalDate())
        .map(situation.daylight()::on)
        .anyMatch(
            sun ->
                sun.lastLight().filter(ends::isAfter).isPresent()
                    || sun.firstLight().filter(begins::isBefore).isPresent());
  }
}
