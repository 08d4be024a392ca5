package studio.kriegsspiel.desk.marking;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ReadSheet;

/**
 * An order sheet that somebody has handed in.
 *
 * @param name what it is called
 * @param text its text; empty if it could not be read
 * @param led what it orders; nothing where it cannot be played
 * @param solution the model solution of its exercise, if there is one
 * @param faults the errors that a check finds in it
 * @param refused why it cannot be played, a sentence; empty where it can
 */
public record HandedSheet(
    String name,
    String text,
    Optional<Led> led,
    Optional<Led> solution,
    List<String> faults,
    String refused) {
  /** Copies the list. */
  public HandedSheet {
    faults = List.copyOf(faults);
  }

  /** A sheet in a file, read as one of a scenario whatever file it names itself. */
  public static HandedSheet read(Path file, Situation situation, List<Led> solutions) {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
    try {
      ReadSheet read = ReadSheet.of(file, situation);
      return of(name, read.text(), read.sheet(), read.findings(), situation, solutions);
    } catch (IOException unreadable) {
      return refused(name, "", List.of(), String.valueOf(unreadable.getMessage()));
    }
  }

  /**
   * A sheet that was read.
   *
   * @param sheet what it orders, if that was understood
   * @param findings what is wrong with it
   * @param solutions the model solutions of the scenario
   */
  public static HandedSheet of(
      String name,
      String text,
      Optional<OrderSheet> sheet,
      List<Finding> findings,
      Situation situation,
      List<Led> solutions) {
    List<String> faults =
        findings.stream()
            .filter(each -> each.severity() == Severity.ERROR)
            .map(each -> each.id() + " " + each.message())
            .toList();
    if (sheet.isEmpty()) {
      String why = name + " is no order sheet that can be played. " + String.join(" ", faults);
      return refused(name, text, faults, why.strip());
    }
    OrderSheet orders = sheet.get();
    if (!isKnown(orders, situation)) {
      return refused(
          name,
          text,
          faults,
          "%s is of \"%s\" of %s, whom the scenario does not have."
              .formatted(name, orders.role().role(), orders.role().side()));
    }
    Optional<Led> solution =
        solutions.stream().filter(each -> each.sheet().role().equals(orders.role())).findFirst();
    Optional<Exercise> exercise =
        solution.flatMap(Led::exercise).or(() -> exercise(orders, situation));
    return new HandedSheet(
        name, text, Optional.of(new Led(orders, exercise)), solution, faults, "");
  }

  private static HandedSheet refused(String name, String text, List<String> faults, String why) {
    return new HandedSheet(name, text, Optional.empty(), Optional.empty(), faults, why);
  }

  private static boolean isKnown(OrderSheet sheet, Situation situation) {
    return situation.scenario().findSide(sheet.role().side()).stream()
        .flatMap(side -> side.roles().stream())
        .anyMatch(role -> role.title().equals(sheet.role().role()));
  }

  private static Optional<Exercise> exercise(OrderSheet sheet, Situation situation) {
    return situation.scenario().review().exercises().stream()
        .filter(each -> each.student().equals(sheet.role()))
        .findFirst();
  }

  /** The exercise by which it is marked, if there is one. */
  public Optional<Exercise> exercise() {
    return led.flatMap(Led::exercise);
  }
}
