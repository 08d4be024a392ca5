package studio.kriegsspiel.study.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.UnitIndex;

/** What an author wants to see above each side: how strong it is, and what stands nowhere yet. */
final class Lenses {
  private Lenses() {}

  static List<Lens> of(Situation situation) {
    List<Lens> lenses = new ArrayList<>();
    UnitIndex units = situation.units();
    for (Side side : situation.scenario().sides()) {
      List<Unit> bodies =
          side.army().stream().flatMap(Unit::withAllParts).filter(each -> each.isBody()).toList();
      if (bodies.isEmpty()) {
        continue;
      }
      long missing = bodies.stream().filter(each -> !units.isCovered(each)).count();
      int men = side.army().stream().mapToInt(Unit::totalMen).sum();
      int pieces = side.army().stream().mapToInt(Unit::totalPieces).sum();
      String title =
          String.format(
              Locale.ROOT,
              "%d bodies, %,d men, %d pieces%s",
              bodies.size(),
              men,
              pieces,
              missing == 0 ? "" : "; " + missing + " stand nowhere");
      lenses.add(new Lens(side.nameSpan(), title));
    }
    return lenses;
  }
}
