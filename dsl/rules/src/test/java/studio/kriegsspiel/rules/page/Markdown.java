package studio.kriegsspiel.rules.page;

import java.util.List;
import java.util.stream.Collectors;

/** Markdown, one piece after the other. */
final class Markdown {
  private final StringBuilder text = new StringBuilder();

  Markdown heading(int level, String words) {
    text.append("#".repeat(level)).append(' ').append(words).append("\n\n");
    return this;
  }

  Markdown paragraph(String words) {
    text.append(words).append("\n\n");
    return this;
  }

  Markdown item(int depth, String words) {
    text.append("  ".repeat(depth)).append("- ").append(words).append('\n');
    return this;
  }

  Markdown endOfList() {
    text.append('\n');
    return this;
  }

  Markdown table(List<String> head, List<List<String>> rows) {
    row(head);
    row(head.stream().map(unused -> "---").toList());
    rows.forEach(this::row);
    text.append('\n');
    return this;
  }

  private void row(List<String> cells) {
    text.append(
        cells.stream().map(Markdown::cell).collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  private static String cell(String words) {
    return words.replace("|", "\\|").replace("\n", " ");
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing() + "\n";
  }
}
