package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.situation.Situation;

/**
 * A scenario told in many ways: each value of one thing with each of another.
 *
 * @param axes one or two
 */
public record Grid(List<GridAxis> axes) {
  /** A larger grid nobody reads, nor waits for. */
  static final int MOST_CELLS = 100;

  private static final int MOST_AXES = 2;

  /** Keeps its own list. */
  public Grid {
    axes = List.copyOf(axes);
  }

  /**
   * One of the ways.
   *
   * @param values one of each axis, in their order
   */
  public record Cell(List<Integer> values) {
    /** Keeps its own list. */
    public Cell {
      values = List.copyOf(values);
    }
  }

  /**
   * Out of what a user wrote, a line for each axis.
   *
   * @throws GameRefusedException with what is wrong about it
   */
  public static Grid read(List<String> lines, Situation situation) {
    if (lines.size() > MOST_AXES) {
      throw new GameRefusedException("A grid has one or two lines, not " + lines.size() + ".");
    }
    List<GridAxis> axes = lines.stream().map(each -> GridAxis.read(each, situation)).toList();
    if (axes.stream().map(GridAxis::name).distinct().count() < axes.size()) {
      throw new GameRefusedException(
          "Both lines of the grid are of the " + axes.get(0).name() + ".");
    }
    Grid grid = new Grid(axes);
    if (grid.cells().size() > MOST_CELLS) {
      throw new GameRefusedException(
          "The grid has %d cells; it may have %d.".formatted(grid.cells().size(), MOST_CELLS));
    }
    return grid;
  }

  /** All of them, the values of the last axis changing first. */
  public List<Cell> cells() {
    List<Cell> cells = List.of(new Cell(List.of()));
    for (GridAxis axis : axes) {
      List<Cell> longer = new ArrayList<>();
      for (Cell each : cells) {
        for (int value : axis.values()) {
          List<Integer> values = new ArrayList<>(each.values());
          values.add(value);
          longer.add(new Cell(values));
        }
      }
      cells = longer;
    }
    return cells;
  }

  /** A cell in words: {@code strength of Red.Quiot 80 %, hour of Blue.Second +15 min}. */
  public String words(Cell cell) {
    return IntStream.range(0, axes.size())
        .mapToObj(i -> axes.get(i).name() + " " + axes.get(i).words(cell.values().get(i)))
        .collect(Collectors.joining(", "));
  }

  /** The lines of the grid that has this cell alone. */
  public List<String> settings(Cell cell) {
    return IntStream.range(0, axes.size())
        .mapToObj(i -> axes.get(i).setting(cell.values().get(i)))
        .toList();
  }

  /** A rehearsal as a cell has it; nothing where somebody would come outside of play. */
  public Optional<Rehearsal> of(Rehearsal rehearsal, Cell cell) {
    Optional<Situation> told = Optional.of(rehearsal.begun().situation());
    for (int i = 0; i < axes.size(); i++) {
      GridAxis axis = axes.get(i);
      int value = cell.values().get(i);
      told = told.flatMap(situation -> axis.of(situation, value));
    }
    return told.map(rehearsal::retold);
  }

  /** A rehearsal as the settings of a cell have it. */
  public static Rehearsal told(Rehearsal rehearsal, List<String> settings) {
    if (settings.isEmpty()) {
      return rehearsal;
    }
    Grid one = read(settings, rehearsal.begun().situation());
    return one.of(rehearsal, one.cells().get(0))
        .orElseThrow(() -> new GameRefusedException("Somebody would come outside of play."));
  }
}
