package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A reader's papers as Markdown, for clubs that write in chat channels. */
public final class MarkdownFile {
  /** What is told under a head of its own, and not by the clock. */
  private static final Set<String> TOLD = Set.of("report", "objective");

  private final PlayTree tree;
  private final StringBuilder out = new StringBuilder();

  private MarkdownFile(PlayTree tree) {
    this.tree = tree;
  }

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    MarkdownFile file = new MarkdownFile(tree);
    file.write();
    return file.out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void write() {
    out.append("# ").append(line(tree.title())).append("\n\n");
    out.append("For: ").append(line(tree.reader())).append("\n");
    head("General Idea");
    prose(text(tree.root(), "generalIdea"));
    for (JsonNode side : tree.sides()) {
      head(text(side, "title"));
      prose(text(side, "offMap"));
      side.path("objectives").forEach(each -> item(text(each, "text")));
      for (JsonNode role : side.path("roles")) {
        item(joined(role, "title", "commands", "under"));
      }
      side.path("orders").forEach(each -> item(joined(each, "unit", "text")));
    }
    head("Forces");
    for (ObjectNode row : Figures.forces(tree).rows()) {
      item(joined(row, "side", "name", "title", "present", "pieces", "grade", "formation"));
    }
    List<Timetable.Moment> moments = Timetable.of(tree);
    head("Reports");
    for (Timetable.Moment each : moments) {
      if (text(each.row(), "what").equals("report")) {
        out.append("\n**").append(line(joined(each.row(), "begins", "side", "role", "source")));
        out.append("**\n");
        prose(text(each.row(), "text"));
      }
    }
    head("By the clock");
    for (Timetable.Moment each : moments) {
      if (!TOLD.contains(text(each.row(), "what"))) {
        item(
            joined(
                each.row(),
                "begins",
                "ends",
                "when",
                "what",
                "side",
                "role",
                "unit",
                "work",
                "place",
                "source",
                "reliability",
                "truth",
                "text"));
      }
    }
    if (tree.root().path("umpireNotes").size() > 0) {
      head("Umpire's notes");
      tree.root().path("umpireNotes").forEach(note -> prose(note.asText()));
    }
  }

  private void head(String words) {
    out.append("\n## ").append(line(words)).append("\n\n");
  }

  private void item(String words) {
    out.append("- ").append(line(words)).append("\n");
  }

  private void prose(String words) {
    words.lines().forEach(each -> out.append(marked(each)).append("\n"));
  }

  private static String joined(JsonNode row, String... fields) {
    List<String> words = new ArrayList<>();
    for (String field : fields) {
      String word = text(row, field);
      if (field.equals("truth") && !word.isEmpty()) {
        words.add(row.path(field).asBoolean() ? "it is so" : "it is not so");
      } else if (!word.isEmpty() && !word.equals("0")) {
        words.add(word);
      }
    }
    return String.join(" · ", words);
  }

  /** A text in one line that Markdown takes for nothing but text. */
  private static String line(String words) {
    return marked(words).replaceFirst("^([-+]|\\d+\\.) ", "\\\\$1 ");
  }

  /** The same of prose, whose lists begin as those of Markdown. */
  private static String marked(String words) {
    return words.replaceAll("\\s+", " ").replaceAll("[\\\\`*_#<>\\[\\]|~]", "\\\\$0");
  }
}
