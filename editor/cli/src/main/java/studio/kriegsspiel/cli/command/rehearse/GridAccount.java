package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Grid;
import studio.kriegsspiel.reading.rehearsal.GridTable;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.SideBySide;
import studio.kriegsspiel.reading.rehearsal.page.GridPage;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * {@code studio rehearse --grid}: strengths and hours told otherwise, each with each. A cell that
 * cannot be played is told with its reason; the others go on.
 */
final class GridAccount {
  /** Plays the games of a cell, which its settings tell from others. */
  interface Playing {
    Chances of(Rehearsal rehearsal, List<String> settings) throws InterruptedException;
  }

  private final Terminal terminal;
  private final Rehearsal rehearsal;
  private final Playing playing;

  GridAccount(Terminal terminal, Rehearsal rehearsal, Playing playing) {
    this.terminal = terminal;
    this.rehearsal = rehearsal;
    this.playing = playing;
  }

  /** Plays all cells, and writes a page where one is asked for. */
  Answer tell(List<String> grid, SideBySide all, Optional<String> page)
      throws IOException, InterruptedException {
    Grid told = Grid.read(grid, rehearsal.begun().situation());
    for (Grid.Cell each : told.cells()) {
      add(told, each, all);
    }
    GridTable table = new GridTable(told, all);
    List<String> lines = new ArrayList<>(table.lines());
    if (page.isPresent()) {
      Path file = terminal.resolve(page.get());
      String title = rehearsal.begun().situation().scenario().title();
      WholeFiles.write(file, GridPage.of(title, table));
      lines.add("Page in " + terminal.show(file) + ".");
    }
    return new Answer(
        "rehearse",
        rehearsal.begun().situation().clock().begins().toString(),
        String.join("\n", lines),
        table.facts());
  }

  private void add(Grid grid, Grid.Cell cell, SideBySide all) throws InterruptedException {
    String title = grid.words(cell);
    Optional<Rehearsal> there = grid.of(rehearsal, cell);
    if (there.isEmpty()) {
      all.addNot(title, GridTable.OUTSIDE);
      return;
    }
    try {
      all.add(title, there.get(), playing.of(there.get(), grid.settings(cell)));
    } catch (GameRefusedException refused) {
      all.addNot(title, String.valueOf(refused.getMessage()));
    }
  }
}
