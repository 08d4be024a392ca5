package studio.kriegsspiel.drawing.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Bounds;

/**
 * What is to be shown of an answer.
 *
 * @param title what was asked, in a few words
 * @param subtitle under which conditions
 * @param shown the ground around it
 * @param washes cells, lowest first
 * @param lines over the cells
 * @param marks over the lines
 * @param legend what the signs mean, and figures
 * @param units scale bars under the legend, metres besides
 * @param profile the ground under a line, drawn below the map
 */
public record AnalysisPicture(
    String title,
    String subtitle,
    Bounds shown,
    List<CellWash> washes,
    List<GroundLine> lines,
    List<GroundMark> marks,
    List<LegendLine> legend,
    List<Unit> units,
    Optional<Profile> profile) {

  /**
   * A unit of length of a rule book.
   *
   * @param plural its name, such as {@code paces}
   * @param metres its length
   */
  public record Unit(String plural, double metres) {}

  /** Keeps its own copies. */
  public AnalysisPicture {
    washes = List.copyOf(washes);
    lines = List.copyOf(lines);
    marks = List.copyOf(marks);
    legend = List.copyOf(legend);
    units = List.copyOf(units);
  }

  /** A picture without a profile. */
  public AnalysisPicture(
      String title,
      String subtitle,
      Bounds shown,
      List<CellWash> washes,
      List<GroundLine> lines,
      List<GroundMark> marks,
      List<LegendLine> legend,
      List<Unit> units) {
    this(title, subtitle, shown, washes, lines, marks, legend, units, Optional.empty());
  }

  /** The same with remarks at the end of the legend, a full stop behind each. */
  public AnalysisPicture noted(List<String> remarks) {
    List<LegendLine> more = new ArrayList<>(legend);
    remarks.forEach(each -> more.add(LegendLine.remark(each + ".")));
    return new AnalysisPicture(title, subtitle, shown, washes, lines, marks, more, units, profile);
  }

  /** The same with the ground under a line. */
  public AnalysisPicture with(Profile line) {
    return new AnalysisPicture(
        title, subtitle, shown, washes, lines, marks, legend, units, Optional.of(line));
  }
}
