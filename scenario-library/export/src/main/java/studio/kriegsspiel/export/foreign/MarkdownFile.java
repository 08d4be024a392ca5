package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** A reader's papers as Markdown, for clubs that write in chat channels. */
public final class MarkdownFile {
  /** What is told under a head of its own, and not by the clock. */
  private static final Set<String> TOLD = Set.of("report", "objective");

  private static final double METRES = 1000;

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

  /** The same as plain texts by their heads, for notebooks. */
  public static Map<String, String> sections(PlayTree tree) {
    MarkdownFile file = new MarkdownFile(tree);
    file.write();
    Map<String, String> sections = new LinkedHashMap<>();
    String[] parts = file.out.toString().split("\n## ");
    for (int i = 1; i < parts.length; i++) {
      String plain =
          parts[i].replaceAll("\\\\(\\p{Punct})", "$1").replaceAll("[*]{2}|(?m)^### ", "");
      int end = plain.indexOf('\n');
      sections.merge(
          plain.substring(0, end), plain.substring(end).strip(), (one, two) -> one + "\n" + two);
    }
    sections.values().removeIf(String::isEmpty);
    return sections;
  }

  private void write() {
    out.append("# ").append(line(tree.title())).append("\n\n");
    out.append("For: ").append(line(tree.reader())).append("\n");
    head("General Idea");
    prose(text(tree.root(), "generalIdea"));
    for (JsonNode side : tree.sides()) {
      String title = text(side, "title");
      head(text(side, "name") + (title.isEmpty() ? "" : ": " + title));
      prose(text(side, "offMap"));
      list("Objectives", side.path("objectives"), MarkdownFile::objective);
      list("Commands", side.path("roles"), MarkdownFile::role);
      list("Orders", side.path("orders"), each -> joined(each, "unit", "text"));
      subhead("Forces");
      side.path("army").forEach(unit -> force(unit, 0));
      list(
          "Positions, in kilometres east and north",
          side.path("deployments"),
          MarkdownFile::position);
    }
    List<HourTable.Moment> moments = HourTable.of(tree);
    head("Reports");
    for (HourTable.Moment each : moments) {
      if (text(each.row(), "what").equals("report")) {
        String from = joined(each.row(), "begins", "side", "role", "source");
        out.append("**").append(line(from)).append("**\n\n");
        prose(text(each.row(), "text"));
        out.append("\n");
      }
    }
    head("By the clock");
    for (HourTable.Moment each : moments) {
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

  private static String position(JsonNode deployment) {
    JsonNode at = deployment.path("at");
    String formation = spoken(text(deployment, "formation"));
    String unit = text(deployment, "unit") + (formation.isEmpty() ? "" : ", " + formation);
    return at.has("x")
        ? String.format(
            Locale.ROOT,
            "%s: %.2f, %.2f",
            unit,
            at.path("x").asDouble() / METRES,
            at.path("y").asDouble() / METRES)
        : unit;
  }

  /** A word of the file as one says it: {@code infantry.line} is line infantry. */
  private static String spoken(String key) {
    List<String> parts = Arrays.asList(key.split("[.-]"));
    Collections.reverse(parts);
    return String.join(" ", parts);
  }

  private static String objective(JsonNode objective) {
    String points = text(objective, "worth");
    return text(objective, "text")
        + (points.isEmpty() ? "" : " (" + points + (points.equals("1") ? " point)" : " points)"));
  }

  private static String role(JsonNode role) {
    String commands = text(role, "commands");
    String under = text(role, "under");
    return text(role, "title")
        + (commands.isEmpty() ? "" : ": commands " + commands)
        + (under.isEmpty() ? "" : ", under " + under);
  }

  private void list(String title, JsonNode all, Function<JsonNode, String> words) {
    if (!all.isEmpty()) {
      subhead(title);
      all.forEach(each -> item(words.apply(each)));
    }
  }

  /** A unit with what is left of it when play begins, and its parts below it, farther in. */
  private void force(JsonNode unit, int depth) {
    List<String> words = new ArrayList<>();
    words.add("%s (%s)".formatted(text(unit, "title"), text(unit, "name")));
    words.add(spoken(text(unit, "type")));
    if (unit.has("grade")) {
      words.add(text(unit, "grade") + " grade");
    }
    counted(unit, "present", "men", words);
    counted(unit, "presentPieces", "guns", words);
    if (text(unit, "standing").equals("expected")) {
      words.add("expected");
    }
    out.append("  ".repeat(depth));
    item(String.join(", ", words));
    unit.path("parts").forEach(part -> force(part, depth + 1));
  }

  private static void counted(JsonNode unit, String field, String what, List<String> words) {
    int count = unit.path(field).asInt();
    if (count > 0) {
      words.add(String.format(Locale.ROOT, "%,d ", count) + what);
    }
  }

  private void subhead(String words) {
    out.append("\n### ").append(words).append("\n\n");
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

  private String joined(JsonNode row, String... fields) {
    List<String> words = new ArrayList<>();
    for (String field : fields) {
      String word = said(field, text(row, field));
      if (field.equals("truth") && !word.isEmpty()) {
        words.add(row.path(field).asBoolean() ? "it is so" : "it is not so");
      } else if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return String.join(" · ", words);
  }

  /** Hours of the day that play begins on without the day, and words of the file as words. */
  private String said(String field, String word) {
    return switch (field) {
      case "begins", "ends" -> {
        int day = word.indexOf('T');
        yield day > 0 && text(tree.root(), "begins").startsWith(word.substring(0, day + 1))
            ? word.substring(day + 1)
            : word.replace('T', ' ');
      }
      case "what", "work", "reliability" -> word.replace('-', ' ');
      default -> word;
    };
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
