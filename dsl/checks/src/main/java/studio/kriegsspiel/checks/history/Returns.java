package studio.kriegsspiel.checks.history;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;

/** What single returns say of units: one work, or one table of it, whatever the page. */
final class Returns {
  private static final String PAGE = "\\b(pp?\\.|leaf|leaves)\\s*[0-9]+(\\s*[-\u2013]\\s*[0-9]+)?";

  private Returns() {}

  /** All that is read of a unit's figures, the text's own first. */
  static List<FigureReading> readings(Unit unit) {
    List<FigureReading> all = unit.particulars().readings();
    return all.isEmpty()
        ? List.of(new FigureReading(Figures.of(unit), unit.sources(), unit.nameSpan()))
        : all;
  }

  /** Whether two figures were taken from one return: the same words but for the page. */
  static boolean areOne(SourceNote one, SourceNote other) {
    return key(one).equals(key(other));
  }

  private static String key(SourceNote source) {
    return source
        .work()
        .toLowerCase(Locale.ROOT)
        .replaceAll(PAGE, " ")
        .replaceAll("[\\s,;]+", " ")
        .strip();
  }

  /**
   * The men that a return gives a unit, or the sum of those it gives all of its parts; nothing
   * where it is silent about one of them.
   */
  static OptionalInt men(Unit unit, SourceNote source) {
    for (FigureReading each : readings(unit)) {
      OptionalInt men = each.figures().strength().men();
      if (men.isPresent() && each.sources().stream().anyMatch(note -> areOne(note, source))) {
        return men;
      }
    }
    return sum(unit, source);
  }

  /** The sum of the men that a return gives the parts of a unit, if it knows all of them. */
  static OptionalInt sum(Unit unit, SourceNote source) {
    List<Unit> parts = unit.parts().stream().filter(part -> !part.isPost()).toList();
    int sum = 0;
    for (Unit part : parts) {
      OptionalInt men = men(part, source);
      if (men.isEmpty()) {
        return OptionalInt.empty();
      }
      sum += men.getAsInt();
    }
    return parts.isEmpty() ? OptionalInt.empty() : OptionalInt.of(sum);
  }
}
