package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.text.UnitFigure;
import studio.kriegsspiel.situation.words.Figures;

/** Strengths in the words of a report: {@code 378 men}, {@code 120 riders}, {@code 6 guns}. */
final class StrengthWords {
  private StrengthWords() {}

  /** A figure of a unit as the umpire knows it. */
  static Optional<String> of(Unit unit, UnitFigure figure) {
    return of(
        unit.presentMen(),
        unit.presentPieces(),
        unit.type(),
        unit.strength(),
        squadrons(unit),
        figure);
  }

  /** A figure of a unit as its own side's reader knows it. */
  static Optional<String> of(UnitView unit, UnitFigure figure) {
    return of(
        unit.presentMen(),
        unit.presentPieces(),
        unit.type(),
        unit.strength(),
        squadrons(unit),
        figure);
  }

  /** Squadrons whose riders nobody has counted, its own or those of its parts. */
  private static int squadrons(Unit unit) {
    if (unit.strength().men().isPresent()) {
      return 0;
    }
    int parts =
        unit.parts().stream()
            .filter(each -> !each.isPost())
            .mapToInt(StrengthWords::squadrons)
            .sum();
    return unit.totalMen() > 0 || parts > 0
        ? parts
        : unit.strength().squadrons().orElse(unit.echelon() == Echelon.SQUADRON ? 1 : 0);
  }

  private static int squadrons(UnitView unit) {
    if (unit.strength().men().isPresent()) {
      return 0;
    }
    int parts =
        unit.parts().stream()
            .filter(each -> !each.isPost())
            .mapToInt(StrengthWords::squadrons)
            .sum();
    return unit.totalMen() > 0 || parts > 0
        ? parts
        : unit.strength().squadrons().orElse(unit.echelon() == Echelon.SQUADRON ? 1 : 0);
  }

  private static Optional<String> of(
      int men, int pieces, UnitType type, Strength strength, int squadrons, UnitFigure figure) {
    List<String> parts = new ArrayList<>();
    if (figure != UnitFigure.GUNS && men > 0) {
      parts.add(count(men, type.arm() == Arm.CAVALRY ? "rider" : men == 1 ? "man" : "men"));
    }
    if (figure == UnitFigure.STRENGTH && squadrons > 0) {
      parts.add(count(squadrons, "squadron"));
    }
    if (figure != UnitFigure.MEN && pieces > 0) {
      parts.add(count(pieces, "gun"));
    }
    if (figure == UnitFigure.STRENGTH && parts.isEmpty()) {
      strength.train().wagons().ifPresent(many -> parts.add(count(many, "wagon")));
      strength.train().pontoons().ifPresent(many -> parts.add(count(many, "pontoon")));
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(list(parts));
  }

  /** What an observer counts. */
  static String of(Quantity quantity) {
    int count = quantity.count();
    String words = Figures.format("%,d %s", count, quantity.kind().noun(count));
    return quantity.roughly() ? "about " + words : words;
  }

  private static String list(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  private static String count(int number, String word) {
    String plural = number == 1 || word.equals("men") || word.equals("man") ? word : word + "s";
    return Figures.format("%,d %s", number, plural);
  }
}
