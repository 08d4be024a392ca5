package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What happens by the clock as far as one reader knows of it; what has no hour stands last. */
final class HourTable {
  private static final String NEVER = "~";

  private final PlayTree tree;
  private final List<Moment> moments = new ArrayList<>();

  /**
   * Something with a time.
   *
   * @param row its cells by the heads of the timetable
   * @param points where it is: the points of a way, or the one place
   */
  record Moment(ObjectNode row, List<JsonNode> points) {
    /** Copies the list. */
    Moment {
      points = List.copyOf(points);
    }
  }

  private HourTable(PlayTree tree) {
    this.tree = tree;
  }

  /** All of it in the order of the clock. */
  static List<Moment> of(PlayTree tree) {
    HourTable all = new HourTable(tree);
    all.day();
    all.news();
    all.troops();
    all.moments.sort(Comparator.comparing(each -> each.row().path("begins").asText(NEVER)));
    return all.moments;
  }

  /** The same as a table. */
  static FigureTable table(PlayTree tree) {
    return new FigureTable(
        "timetable", FigureTable.TIMETABLE, of(tree).stream().map(Moment::row).toList());
  }

  private ObjectNode add(String what, JsonNode of) {
    ObjectNode row = JsonNodeFactory.instance.objectNode().put("what", what);
    List<JsonNode> points = PlayTree.points(of);
    if (!points.isEmpty()) {
      ForceFigures.place(tree, row, points.get(0));
    }
    for (String each : List.of("formation", "work", "place", "material", "reliability", "truth")) {
      copy(row, each, of, each);
    }
    moments.add(new Moment(row, points));
    return row;
  }

  private static void copy(ObjectNode row, String to, JsonNode of, String from) {
    if (of.has(from)) {
      row.set(to, of.get(from));
    }
  }

  private void day() {
    JsonNode root = tree.root();
    copy(add("play-begins", root.path("none")), "begins", root, "begins");
    if (root.has("ends")) {
      copy(add("play-ends", root.path("none")), "begins", root, "ends");
    }
    JsonNode sun = root.path("sun");
    if (sun.has("dawn")) {
      copy(add("sunrise", sun), "begins", sun, "dawn");
    }
    if (sun.has("dusk")) {
      copy(add("sunset", sun), "begins", sun, "dusk");
    }
    for (String what : List.of("weather", "ground", "rivers", "visibility")) {
      if (root.path(what).isTextual()) {
        copy(add(what, root.path("none")).put("text", text(root, what)), "begins", root, "knownAt");
      }
      String begins = text(root, "begins");
      for (JsonNode phase : root.path(what + "Phases")) {
        String words = text(phase, what.equals("visibility") ? "distance" : "words");
        copy(add(what, phase).put("begins", begins).put("text", words), "ends", phase, "until");
        begins = text(phase, "until");
      }
    }
  }

  private void news() {
    tree.each(
        "reports",
        report -> {
          ObjectNode row = add("report", report.node());
          addressed(row, report);
          copy(row, "begins", report.node(), "at");
          row.put("source", text(report.node(), "from"));
          List<String> texts = new ArrayList<>(List.of(text(report.node(), "text")));
          report.node().path("forces").forEach(force -> texts.add(text(force, "text")));
          row.put("text", String.join("\n", texts).strip());
        });
    tree.each(
        "intelligence",
        item -> {
          ObjectNode row = add("intelligence", item.node());
          addressed(row, item);
          copy(row, "begins", item.node(), "at");
          released(row, item.node().path("release"));
          row.put("source", text(item.node(), "source"));
          row.put("text", text(item.node(), "text"));
        });
    tree.each(
        "objectives",
        objective -> {
          if (objective.node().has("until")) {
            ObjectNode row = add("objective", objective.node()).put("side", objective.side());
            copy(row, "begins", objective.node(), "until");
            row.put("text", text(objective.node(), "text"));
          }
        });
  }

  private static void addressed(ObjectNode row, PlayTree.Of news) {
    JsonNode to = news.node().path("to");
    row.put("side", to.has("side") ? text(to, "side") : news.side());
    copy(row, "role", to, "role");
  }

  /** When something is let go: at an hour, between two, or when something has come about. */
  private static void released(ObjectNode row, JsonNode release) {
    copy(row, "begins", release, "at");
    copy(row, "begins", release, "from");
    copy(row, "ends", release, "to");
    copy(row, "begins", release.path("courier"), "arrives");
    JsonNode times = release.path("times");
    if (!times.isEmpty()) {
      row.set("begins", times.get(0));
      row.put("when", "again: " + joined(times, ", "));
    }
    if (release.has("withheld")) {
      row.put("when", "withheld");
    }
    if (release.has("when")) {
      List<String> ways = new ArrayList<>();
      release.path("when").path("any").forEach(branch -> ways.add(facts(branch.path("all"))));
      row.put("when", String.join(" or ", ways));
    }
  }

  private static String facts(JsonNode all) {
    List<String> facts = new ArrayList<>();
    for (JsonNode each : all) {
      List<String> words = new ArrayList<>();
      if (each.path("not").asBoolean()) {
        words.add("not");
      }
      for (String field : List.of("unit", "fact", "seen", "within", "percent", "men", "time")) {
        if (each.has(field)) {
          words.add(field.equals("percent") ? text(each, field) + " %" : text(each, field));
        }
      }
      if (each.path("of").has("x")) {
        words.add("of %s, %s".formatted(text(each.path("of"), "x"), text(each.path("of"), "y")));
      }
      facts.add(String.join(" ", words));
    }
    return String.join(" and ", facts);
  }

  private static String joined(JsonNode texts, String between) {
    List<String> all = new ArrayList<>();
    texts.forEach(each -> all.add(each.asText()));
    return String.join(between, all);
  }

  private void troops() {
    for (String list : List.of("reinforcements", "arrivals")) {
      tree.each(list, each -> copy(troop("arrival", each, "time", "by"), "unit", each));
    }
    for (String list : List.of("engineering", "works")) {
      tree.each(list, each -> copy(troop("work", each, "begins", "finished"), "unit", each));
    }
    tree.each("patrols", each -> copy(troop("patrol", each, "begins", "ends"), "unit", each));
    tree.each("marches", each -> copy(troop("march", each, "begins", "headArrives"), "unit", each));
    tree.each(
        "plannedEvents",
        each -> {
          ObjectNode row = troop(text(each.node(), "deed"), each, "begins", "until");
          copy(row, "unit", each);
          copy(row, "text", each.node(), "words");
          released(row, each.node().path("release"));
        });
  }

  private ObjectNode troop(String what, PlayTree.Of of, String begins, String ends) {
    ObjectNode row = add(what, of.node());
    copy(row, "begins", of.node(), begins);
    copy(row, "ends", of.node(), ends);
    return row;
  }

  private static void copy(ObjectNode row, String to, PlayTree.Of of) {
    row.put("side", of.sideOf("unit")).put(to, of.unit("unit"));
  }
}
