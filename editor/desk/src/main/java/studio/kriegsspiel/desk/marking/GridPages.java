package studio.kriegsspiel.desk.marking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.rehearsal.page.MarksPage;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** The grid of each exercise as a page, which any browser shows and prints. */
public final class GridPages {
  /** What the signs of a grid mean, each in a sentence. */
  public static final List<String> SIGNS =
      List.of(
          "+3 is so in every game, +1.5 of +3 in half of them, 0 in none.",
          "-2 costs marks, because what is counted against the sheet is so.",
          "? no game shows: it is asked in words, or of a place that the ground does not know."
              + " It is not counted; the instructor reads the sheet and gives it.",
          "Empty is a sheet that could not be played; the row Wrong with the sheet says why.");

  private GridPages() {}

  /**
   * Writes one for each exercise.
   *
   * @param folder where they go, made if it is not there
   */
  public static List<Path> write(Path folder, MarkGrid grid) throws IOException {
    Files.createDirectories(folder);
    List<Path> written = new ArrayList<>();
    List<Exercise> exercises = grid.exercises();
    for (Exercise each : exercises) {
      String number = exercises.size() == 1 ? "" : "-" + (exercises.indexOf(each) + 1);
      Path file = folder.resolve("marks" + number + ".html");
      WholeFiles.write(file, page(grid, each));
      written.add(file);
    }
    return written;
  }

  private static String page(MarkGrid grid, Exercise exercise) {
    MarkTable table = grid.table(exercise);
    List<String> heads =
        Stream.concat(table.sheets().stream().map(HandedSheet::name), Stream.of("The solution"))
            .toList();
    List<MarksPage.Row> rows =
        IntStream.range(0, table.rows())
            .mapToObj(
                row -> new MarksPage.Row(table.title(row), table.worth(row), cells(table, row)))
            .toList();
    List<String> notes = Stream.concat(SIGNS.stream(), grid.remarks().stream()).toList();
    return MarksPage.of(
        exercise.title(),
        "Marks of the order sheets in " + grid.situation().scenario().title() + ".",
        heads,
        rows,
        notes);
  }

  private static List<String> cells(MarkTable table, int row) {
    return Stream.concat(
            IntStream.range(0, table.sheets().size()).mapToObj(sheet -> table.cell(row, sheet)),
            Stream.of(table.solution(row)))
        .map(MarkTable.Cell::words)
        .toList();
  }
}
