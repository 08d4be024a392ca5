package studio.kriegsspiel.desk.marking;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.situation.Situation;

/**
 * What order sheets came to, beside each other.
 *
 * @param columns a sheet each, in the order of their names
 */
public record MarkGrid(Situation situation, List<Column> columns) {
  /**
   * A sheet and its games.
   *
   * @param games that were played with it; nothing where it cannot be played
   * @param solution the games of the model solution, if there is one
   * @param trouble why there are no games, a sentence; empty where there are
   */
  public record Column(
      HandedSheet sheet, Optional<Chances> games, Optional<Chances> solution, String trouble) {}

  /** Copies the list. */
  public MarkGrid {
    columns = List.copyOf(columns);
  }

  /** The exercises by which they are marked, in the order of the text. */
  public List<Exercise> exercises() {
    return situation.scenario().review().exercises().stream()
        .filter(
            exercise ->
                columns.stream()
                    .anyMatch(each -> each.sheet().exercise().equals(Optional.of(exercise))))
        .toList();
  }

  /** The marks of an exercise; whose sheet could not be understood stands there as well. */
  public MarkTable table(Exercise exercise) {
    return new MarkTable(
        exercise,
        situation,
        columns.stream()
            .filter(
                each ->
                    each.sheet().led().isEmpty()
                        || each.sheet().exercise().equals(Optional.of(exercise)))
            .toList());
  }

  /** What is to be told of sheets that no exercise marks, and of those that cannot be played. */
  public List<String> remarks() {
    return columns.stream()
        .flatMap(
            each ->
                each.sheet().led().isPresent() && each.sheet().exercise().isEmpty()
                    ? Stream.of(each.sheet().name() + " is of a role that is set no exercise.")
                    : Optional.of(each.trouble()).filter(why -> !why.isEmpty()).stream())
        .toList();
  }
}
