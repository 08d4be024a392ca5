package studio.kriegsspiel.cli.console;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Lines of cells, set in columns as wide as their widest cell. */
public final class TextColumns {
  private final List<List<String>> lines = new ArrayList<>();

  /** Adds a line of cells. */
  public void add(String... cells) {
    lines.add(List.of(cells));
  }

  /** Adds a line of cells. */
  public void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  /** Prints the lines, each behind an indentation; says so if there are none. */
  public void print(PrintStream out, String indentation) {
    if (lines.isEmpty()) {
      out.println(indentation + "(none)");
    }
    int columns = lines.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> line : lines) {
      for (int i = 0; i < line.size(); i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder(indentation);
      for (int i = 0; i < line.size(); i++) {
        boolean last = i == line.size() - 1;
        text.append(line.get(i));
        text.append(" ".repeat(last ? 0 : widths[i] - line.get(i).length() + 2));
      }
      out.println(text.toString().stripTrailing());
    }
  }
}
