package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.situation.prose.HtmlText.escaped;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.reading.rehearsal.Chance;

/** Charts as SVG, drawn without a script. */
final class Charts {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 180;
  private static final int LEFT = 34;
  private static final int BOTTOM = 24;
  private static final int TOP = 10;
  private static final int BAR_WIDTH = 220;
  private static final int BAR_HEIGHT = 20;

  private Charts() {}

  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }

  /** A chance as a bar, its bounds as a whisker, over the band of what is open. */
  static String bar(Chance chance, String colour) {
    return format(
        "<svg class=\"bar\" viewBox=\"0 0 %1$d %2$d\" width=\"%1$d\" height=\"%2$d\" role=\"img\""
            + " aria-label=\"%3$.0f per cent, between %4$.0f and %5$.0f\">"
            + "<rect class=\"back\" width=\"%1$d\" height=\"%2$d\"/>"
            + "<rect class=\"open\" x=\"%6$.1f\" width=\"%7$.1f\" height=\"%2$d\"/>"
            + "<rect fill=\"%8$s\" y=\"4\" width=\"%9$.1f\" height=\"12\"/>"
            + "<path class=\"whisker\" d=\"M%10$.1f 10H%11$.1fM%10$.1f 6v8M%11$.1f 6v8\"/></svg>",
        BAR_WIDTH,
        BAR_HEIGHT,
        100 * chance.share(),
        100 * chance.least(),
        100 * chance.most(),
        Chance.OPEN_FROM * BAR_WIDTH,
        (Chance.OPEN_TO - Chance.OPEN_FROM) * BAR_WIDTH,
        colour,
        chance.share() * BAR_WIDTH,
        chance.least() * BAR_WIDTH,
        chance.most() * BAR_WIDTH);
  }

  /**
   * A line over the hours.
   *
   * @param colour of the line, as CSS has it
   * @param values one for each hour
   */
  record Line(String name, String colour, List<Double> values) {
    /** Keeps its own list. */
    Line {
      values = List.copyOf(values);
    }
  }

  /** Lines over hours, from nought up, each named at its end. */
  static String lines(List<String> hours, List<Line> lines) {
    double most =
        lines.stream().flatMap(each -> each.values().stream()).mapToDouble(d -> d).max().orElse(1);
    StringBuilder svg = new StringBuilder(frame("In hand by the hour", hours, most));
    for (Line each : lines) {
      StringBuilder path = new StringBuilder();
      for (int i = 0; i < each.values().size(); i++) {
        path.append(i == 0 ? 'M' : 'L')
            .append(format("%.1f %.1f", x(i, hours.size() - 1), y(each.values().get(i), most)));
      }
      svg.append(
          format(
              "<path class=\"line\" stroke=\"%s\" d=\"%s\"/><text x=\"%d\" y=\"%.1f\" fill=\"%s\">%s</text>",
              each.colour(),
              path,
              WIDTH - 84,
              y(each.values().get(each.values().size() - 1), most) + 4,
              each.colour(),
              escaped(each.name())));
    }
    return svg.append("</svg>").toString();
  }

  /** How many fall into each of a row of hours. */
  static String columns(String label, Map<String, Integer> counts) {
    List<String> hours = List.copyOf(counts.keySet());
    List<Integer> games = List.copyOf(counts.values());
    int most = counts.values().stream().mapToInt(each -> each).max().orElse(1);
    StringBuilder svg = new StringBuilder(frame(label, hours, most));
    double wide = (double) (WIDTH - 90 - LEFT) / Math.max(1, hours.size());
    for (int i = 0; i < hours.size(); i++) {
      double top = y(games.get(i), most);
      svg.append(
          format(
              "<rect class=\"column\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
              LEFT + i * wide + 1, top, Math.max(1, wide - 2), HEIGHT - BOTTOM - top));
    }
    return svg.append("</svg>").toString();
  }

  private static String frame(String label, List<String> hours, double most) {
    StringBuilder svg =
        new StringBuilder(
            format(
                "<svg class=\"chart\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">"
                    + "<path class=\"axis\" d=\"M%d %dV%dH%d\"/>"
                    + "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.0f</text>"
                    + "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">0</text>",
                WIDTH,
                HEIGHT,
                escaped(label),
                LEFT,
                TOP,
                HEIGHT - BOTTOM,
                WIDTH - 90,
                LEFT - 6,
                TOP + 8,
                most,
                LEFT - 6,
                HEIGHT - BOTTOM));
    int step = Math.max(1, (hours.size() + 7) / 8);
    for (int i = 0; i < hours.size(); i += step) {
      svg.append(
          format(
              "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>",
              x(i, hours.size() - 1), HEIGHT - 6, escaped(hours.get(i))));
    }
    return svg.toString();
  }

  private static double x(int number, int last) {
    return LEFT + (double) (WIDTH - 90 - LEFT) * number / Math.max(1, last);
  }

  private static double y(double value, double most) {
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / Math.max(1, most);
  }
}
