package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;

/**
 * One line of the legend: a sample and what it stands for.
 *
 * @param sample what it shows
 * @param text what it means
 */
public record LegendLine(Sample sample, String text) {

  /** What stands before the text. */
  public sealed interface Sample {}

  /** A box of a wash. */
  public record Box(Tint tint) implements Sample {}

  /** A piece of a line. */
  public record Stroke(Color colour, double millimetres, boolean dashed) implements Sample {}

  /** The sign of a point. */
  public record Sign(GroundMark.Form form) implements Sample {}

  /** Nothing: the text is a heading or a remark. */
  public record Nothing(boolean heading) implements Sample {}

  /** A wash. */
  public static LegendLine box(Tint tint, String text) {
    return new LegendLine(new Box(tint), text);
  }

  /** A line. */
  public static LegendLine stroke(GroundLine line, String text) {
    return new LegendLine(new Stroke(line.colour(), line.millimetres(), line.dashed()), text);
  }

  /** A point. */
  public static LegendLine sign(GroundMark.Form form, String text) {
    return new LegendLine(new Sign(form), text);
  }

  /** A heading over the lines that follow. */
  public static LegendLine heading(String text) {
    return new LegendLine(new Nothing(true), text);
  }

  /** A remark. */
  public static LegendLine remark(String text) {
    return new LegendLine(new Nothing(false), text);
  }
}
