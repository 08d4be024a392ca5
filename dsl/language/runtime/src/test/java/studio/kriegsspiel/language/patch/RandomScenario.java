package studio.kriegsspiel.language.patch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** Scenarios as different as authors make them, the same for the same random numbers. */
final class RandomScenario {
  static final Measures MEASURES = new Measures(Map.of(LengthUnit.PACES, 0.75));
  static final Terrain TERRAIN =
      Terrain.builder("plain", "EPSG:32631", new Bounds(598_000, 5_612_000, 602_000, 5_616_000))
          .place(
              new Place(
                  "Farm", List.of("La Ferme"), new MapPoint(600_000, 5_614_000), Optional.empty()))
          .place(new Place("Mill by the \\ stream", new MapPoint(601_500, 5_615_500)))
          .place(new Place("Wood", new MapPoint(598_700, 5_612_900)))
          .build();
  static final String LIST_NAME = "list.kriegsspiel";
  static final String LIST =
      """
      army library "List"
        battalion "From the list" as Listed: 500 men
        battalion "Also listed" as Listed2: 400 men
      """;

  private static final List<String> STRANGE =
      List.of("^deploy", "line", "d'Erlon", "wing", "^place", "Größe", "^report", "start");
  private static final List<String> FORMATIONS =
      List.of(
          "",
          " in line",
          " as line",
          " in attack column",
          " in column of route",
          " in square",
          " in skirmish order",
          " limbered",
          " in battery",
          " in mass",
          " in open column");

  private final Random random;
  private final Ink ink;
  private final boolean templates;
  private final List<String> deployable = new ArrayList<>();
  private final List<String> named = new ArrayList<>();
  private final Set<String> formations = new HashSet<>();
  private final RandomExtras extras;
  private final Set<String> armies = new HashSet<>();
  private String listOf = "";
  private int count;

  RandomScenario(Random random) {
    this.random = random;
    this.ink = new Ink(random);
    this.templates = random.nextInt(3) == 0;
    this.extras = new RandomExtras(random, ink);
  }

  String write() {
    ink.words("scenario \"Trial\"");
    ink.line("  ").words("rules reisswitz-1824");
    ink.line("  ").words("terrain \"plain\"");
    ink.line("  ").words("on 18 June 1815 from 13:00 to 18:30");
    extras.header();
    if (templates) {
      ink.line("template \"Usual\": line, veteran");
    }
    side("Blue");
    if (random.nextBoolean()) {
      side("Red");
      army("Blue");
    } else {
      army("Blue");
      side("Red");
    }
    army("Red");
    if (random.nextInt(4) == 0) {
      army("Blue");
    }
    if (random.nextInt(5) == 0) {
      ink.line("place \"Wood\" known to Blue");
    }
    int sections = random.nextInt(3);
    for (int i = 0; i < sections; i++) {
      deploy();
      if (random.nextBoolean()) {
        news();
      }
    }
    if (random.nextBoolean()) {
      news();
    }
    if (random.nextBoolean()) {
      coming();
    }
    if (random.nextInt(3) == 0) {
      ink.line("").words("umpire notes \"\"\" deploy 13:30 \"Farm\" \"\"\"");
    }
    if (random.nextInt(3) == 0) {
      variant();
    }
    extras.sections();
    return ink.end().text();
  }

  /** Whatever is wished is wished of the scenario, not of what stands below a variant. */
  private void variant() {
    String unit = deployable.isEmpty() ? "" : deployable.get(random.nextInt(deployable.size()));
    ink.line("").words("variant \"Otherwise\"");
    ink.line("  ").words("rules kriegskunst");
    ink.line("  ").words("ground firm");
    if (!unit.isEmpty()) {
      ink.line("  ").words("deploy");
      List<String> lines =
          List.of(
              unit + " patrols from \"Farm\" to \"Wood\", repeating",
              unit + " marches from \"Farm\" to \"Wood\"",
              unit + " anywhere within 300 m of \"Wood\"",
              unit + " in line at \"Wood\"");
      ink.line("    " + lines.get(random.nextInt(lines.size())));
      ink.line("  ").words("events");
      ink.line("    at 15:00 " + unit + " bombards ").words("\"Farm\"");
    }
    ink.line("  ").words("reinforcements");
    ink.line("  ").words("intelligence");
    ink.line("    ").words("at 15:00 to Blue from a spy: \"Nothing.\"");
  }

  private void side(String name) {
    ink.line("")
        .words(
            "side "
                + name
                + " \"The "
                + name
                + "\" colour "
                + (name.equals("Blue") ? "blue" : "red"));
    if (random.nextBoolean()) {
      ink.line("  ").words("objective hold \"Farm\" until 1" + (4 + random.nextInt(4)) + ":30");
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      ink.line("  ").words("role \"Player " + ++count + " of " + name + "\"");
    }
    extras.side(name);
  }

  private void army(String side) {
    ink.line("").words("army of " + side);
    int roots = 1 + random.nextInt(2);
    String margin = random.nextInt(4) == 0 ? "\t" : " ".repeat(1 + random.nextInt(3));
    for (int i = 0; i < roots; i++) {
      unit(side, margin, 0);
    }
    extras.army(side, margin, armies.add(side), listOf.equals(side));
    listOf = listOf.equals(side) ? "said" : listOf;
  }

  private void unit(String side, String margin, int level) {
    String[] levels = {"division", "brigade", "battalion"};
    String echelon = level < 2 ? levels[level] : last();
    boolean holds = level < 2;
    String title = "\"" + (1 + random.nextInt(90)) + "th " + side + " " + ++count + "\"";
    String name = name();
    String head =
        switch (random.nextInt(6)) {
          case 0 -> {
            name = "Solo" + count;
            yield echelon + " " + name;
          }
          case 1 -> {
            String plain = "Title" + count;
            name = plain;
            yield echelon + " \"" + plain + "\"";
          }
          default -> echelon + " " + title + " as " + name;
        };
    String details = holds && random.nextInt(3) > 0 ? "" : details(echelon);
    String relations = relations(echelon);
    String start = relations.isEmpty() ? head : (head + relations).replace(' ', Ink.FIXED);
    ink.lineOrNotIf(holds || !relations.isEmpty(), margin).words(start + details);
    deployable.add(name);
    if (holds) {
      formations.add(name);
    }
    named.add(side + "." + name);
    if (random.nextInt(4) == 0) {
      ink.line(margin + "  ").words("source \"Siborne " + count + "\" confidence probable");
    }
    if (!holds && random.nextInt(8) == 0) {
      // A state of a formation would be that of its parts, wherever they go.
      ink.line(margin + "  state tired, 5 % lost");
    }
    if (!holds && !details.isEmpty() && echelon.equals("battalion") && random.nextInt(6) == 0) {
      ink.line(margin + "  or 395 men source \"Beamish\"");
    }
    if (holds) {
      String deeper = margin + (random.nextInt(5) == 0 ? "   " : "  ");
      if (level == 1 && random.nextInt(8) == 0 && !named.contains("list")) {
        named.add("list");
        listOf = side;
        ink.line(deeper).words("import \"" + LIST_NAME + "\"");
      }
      for (int i = random.nextInt(4); i > 0; i--) {
        unit(side, deeper, level + 1);
      }
    }
  }

  private String relations(String echelon) {
    String like =
        templates && echelon.equals("battalion") && random.nextInt(3) == 0 ? " like \"Usual\"" : "";
    return random.nextInt(6) == 0 ? like + " commander \"Sir C. Alten\" rated able" : like;
  }

  private String last() {
    return List.of("battalion", "battery", "squadron", "company").get(random.nextInt(4));
  }

  private String name() {
    String strange = STRANGE.get(random.nextInt(STRANGE.size()));
    return random.nextInt(6) == 0 && !deployable.contains(strange) ? strange : "Unit" + count;
  }

  private String details(String echelon) {
    int men = 100 + random.nextInt(900);
    return switch (echelon) {
      case "battery" -> ": " + (2 + random.nextInt(6)) + " guns 9-pdr, 1 howitzer";
      case "squadron" -> ": " + men + " riders, hussars";
      default -> random.nextInt(5) == 0 ? "" : ": " + men + " men, 2 ranks, veteran";
    };
  }

  private String next() {
    return deployable.remove(random.nextInt(deployable.size()));
  }

  private void deploy() {
    ink.line("").words("deploy");
    for (int i = random.nextInt(6); i > 0 && !deployable.isEmpty(); i--) {
      String unit = next();
      ink.lineOrNot("  ").words(unit + standing(formations.contains(unit)));
    }
  }

  /** A formation that does not say how it stands would stand as its parts do, which may change. */
  private String standing(boolean formed) {
    String facing = random.nextInt(3) == 0 ? "" : " facing " + facing();
    if (random.nextInt(6) == 0) {
      return " garrisons \"Farm\"" + facing;
    }
    int first = formed ? 1 : 0;
    String formation = FORMATIONS.get(first + random.nextInt(FORMATIONS.size() - first));
    return random.nextInt(4) == 0
        ? formation + facing + " at " + position()
        : formation + " at " + position() + facing;
  }

  private String facing() {
    return switch (random.nextInt(4)) {
      case 0 -> "south";
      case 1 -> "north-north-eastward";
      case 2 -> random.nextInt(360) + " degrees";
      default -> random.nextInt(360) + "°";
    };
  }

  private String position() {
    return switch (random.nextInt(8)) {
      case 0 -> "\"La Ferme\"";
      case 1 -> "grid 0000 1400";
      case 2 -> "grid 600100 5614000";
      case 3 -> "50.66800 N 4.41600 E";
      case 4 -> "200 m south of \"Wood\"";
      case 5 -> "0.5 km north of 300 paces east of \"Farm\"";
      case 6 -> "\"Mill by the \\\\ stream\"";
      default -> (10 * (1 + random.nextInt(60))) + " paces north-east of \"Farm\"";
    };
  }

  private void news() {
    if (random.nextBoolean()) {
      ink.line("").words("report to Blue at 12:45 from headquarters \"\"\"13:30, \"Farm\" \"\"\"");
    }
    if (random.nextBoolean()) {
      ink.line("").words("intelligence");
      for (int i = random.nextInt(3); i > 0; i--) {
        ink.line("  ").words(release() + " to Red from a spy, doubtful: \"At 13:30 or move 7.\"");
      }
    }
  }

  private String release() {
    return switch (random.nextInt(4)) {
      case 0 -> "at move 7";
      case 1 -> "at start + 30 min";
      case 2 -> "between 14:00 and 14:20";
      default -> "at 13:30";
    };
  }

  private void coming() {
    ink.line("").words("reinforcements");
    for (int i = random.nextInt(3); i > 0 && !deployable.isEmpty(); i--) {
      ink.line("  ")
          .words(next() + " enters by \"Wood\" from the south at 16:00 in column of route");
    }
    if (random.nextBoolean() && !deployable.isEmpty()) {
      ink.line("").words("engineering");
      ink.line("  ")
          .words(next() + " builds a bridge at \"Mill by the \\\\ stream\" from 14:00 to 14:30");
    }
  }
}
