package studio.kriegsspiel.study.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.ground.KnownWays;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * All checks of two thousand lines with three hundred units on ten by ten kilometres at 5 m, beside
 * the same searches alone and the parse of the text.
 */
public final class CheckBenchmark {
  private static final double SIDE = 10_000;
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private CheckBenchmark() {}

  /** Prints one line for each of some runs, the first of them cold. */
  public static void main(String[] arguments) {
    Terrain terrain = terrain();
    String text = text();
    System.out.printf("%d lines%n", text.lines().count());
    for (int run = 0; run < 14; run++) {
      run(run, terrain, text);
    }
  }

  /** Processor time of the whole program in ns; a clock would count what others do, too. */
  private static long cpu() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static void run(int run, Terrain terrain, String text) {
    long start = cpu();
    new ScenarioLanguage().parse("large", text);
    long parsed = cpu();
    Ground ground = Ground.of(terrain);
    Studies studies = new Studies((file, name) -> Optional.of(ground));
    Study study = studies.of("large", Optional.empty(), text, Cancellation.NEVER);
    long studied = cpu();
    int atOnce = study.findingsAtOnce(Cancellation.NEVER).size();
    int early = SurveyedGround.of(ground).ways().searches();
    long first = cpu();
    int found = study.findings().size();
    long all = cpu();
    KnownWays ways = SurveyedGround.of(ground).ways();
    int searches = ways.searches();
    List<KnownWays.Asked> asked = ways.asked();
    long bare = bare(Ground.of(terrain), asked);
    String edited = text.replaceFirst("No\\. 1 of 1\"", "No. 1 of one\"");
    Study next = studies.of("large", Optional.empty(), edited, Cancellation.NEVER);
    long before = cpu();
    next.findings();
    long again = cpu();
    double parse = (parsed - start) / 1e6;
    double whole = (all - parsed) / 1e6;
    System.out.printf(
        "run %d: parse %.0f ms; study %.0f, at once +%.0f (%d findings, %d searches), all +%.0f (%d findings,"
            + " %d searches for %d different questions); bare %.0f ms; whole/(1.2 bare + 2 parse) %.2f;"
            + " after an edit %.0f ms, %d searches more%n",
        run,
        parse,
        (studied - parsed) / 1e6,
        (first - studied) / 1e6,
        atOnce,
        early,
        (all - first) / 1e6,
        found,
        searches,
        asked.size(),
        bare / 1e6,
        whole / (1.2 * bare / 1e6 + 2 * parse),
        (again - before) / 1e6,
        ways.searches() - searches);
  }

  /** The same searches one after the other, the ground read for them first. */
  private static long bare(Ground ground, List<KnownWays.Asked> asked) {
    long start = cpu();
    SurveyedGround surveyed = SurveyedGround.of(ground);
    Routes routes = new Routes(surveyed, RuleBooks.get(RuleBookId.REISSWITZ_1824).fieldManual());
    for (KnownWays.Asked each : asked) {
      MarchReckoning fine = routes.of(each.troops(), each.gait());
      MarchReckoning dry =
          fine.cellMetres() == each.cellMetres()
              ? fine
              : routes.coarselyOf(each.troops(), each.gait());
      MarchReckoning reckoning = each.fords() ? dry : dry.withoutFords();
      switch (each.how()) {
        case "road" -> reckoning.findRoute(each.from(), each.to());
        case "quickest" -> reckoning.findQuickest(each.from(), each.to());
        default -> reckoning.findTimes(each.from(), each.most());
      }
    }
    return cpu() - start;
  }

  private static Terrain terrain() {
    Terrain.Builder builder =
        Terrain.builder("large-ground", "EPSG:32631", new Bounds(0, 0, SIDE, SIDE))
            .elevation(
                ElevationGrid.computed(
                    new GridGeometry(2000, 2000, 0, SIDE, 5),
                    (x, y) -> 100 + 25 * Math.sin(x / 700) + 20 * Math.cos(y / 900 + x / 2500)));
    Random random = new Random(7);
    for (int i = 1; i < 10; i++) {
      double at = i * 1000;
      builder.feature(line("we" + i, FeatureKind.ROAD, 0, at, SIDE, at));
      builder.feature(line("sn" + i, FeatureKind.ROAD, at, 0, at, SIDE));
      builder.place(new Place("West " + i, new MapPoint(5, at)));
      builder.place(new Place("Cross " + i, new MapPoint(at, at)));
    }
    for (int i = 0; i < 60; i++) {
      double x = 200 + random.nextInt(9400);
      double y = 200 + random.nextInt(9400);
      FeatureKind kind = i % 3 == 0 ? FeatureKind.VILLAGE : FeatureKind.WOOD_LIGHT;
      builder.feature(
          new Feature(
              "area" + i,
              kind,
              SHAPES.toGeometry(new Envelope(x, x + 250, y, y + 200)),
              Optional.empty(),
              Attributes.NONE));
    }
    return builder.build();
  }

  private static Feature line(
      String id, FeatureKind kind, double x1, double y1, double x2, double y2) {
    return new Feature(
        id,
        kind,
        SHAPES.createLineString(new Coordinate[] {new Coordinate(x1, y1), new Coordinate(x2, y2)}),
        Optional.empty(),
        Attributes.builder().widthMetres(8).build());
  }

  private static String text() {
    StringBuilder out = new StringBuilder();
    out.append("scenario \"Two thousand lines\"\n  rules    reisswitz-1824\n")
        .append("  terrain  \"large-ground\"\n  on       18 June 1815 from 10:00 to 18:00\n")
        .append("  weather  fair\n  ground   dry\n\n")
        .append("general idea \"Two armies meet among many crossroads.\"\n\n");
    for (String side : new String[] {"Blue", "Red"}) {
      out.append("side %s \"%s army\" colour %s\n".formatted(side, side, side.toLowerCase()))
          .append("  objective hold \"Cross 5\" until 18:00\n")
          .append("  line of retreat \"West 5\" westward\n")
          .append("  role \"Commander\" for B0\n\n");
    }
    StringBuilder deploy = new StringBuilder("\ndeploy\n");
    StringBuilder coming = new StringBuilder("\nreinforcements\n");
    StringBuilder asserted = new StringBuilder("\n");
    for (String side : new String[] {"Blue", "Red"}) {
      army(out, side, deploy, coming, asserted);
    }
    out.append(deploy).append(coming).append("\nintelligence\n");
    for (int i = 0; i < 60; i++) {
      out.append(
          "  at %02d:%02d to %s from a patrol of B%dx1, reliable:\n    \"\"\"\n    Horse has been seen on the roads, item %d.\n    \"\"\"\n"
              .formatted(11 + i / 12, i % 12 * 5, i % 2 == 0 ? "Blue" : "Red", i % 20, i));
    }
    return out.append(asserted).toString();
  }

  private static void army(
      StringBuilder out,
      String side,
      StringBuilder deploy,
      StringBuilder coming,
      StringBuilder asserted) {
    boolean blue = side.equals("Blue");
    out.append("army of ").append(side).append('\n');
    for (int b = 0; b < 25; b++) {
      out.append("  brigade \"%s brigade %d\" as B%d\n".formatted(side, b, b));
      for (int i = 0; i < 6; i++) {
        String id = "B" + b + "x" + i;
        out.append(
            "    battalion \"No. %d of %d\" as %s: %d men, line%n"
                .formatted(i, b, id, 500 + (b * 7 + i * 13) % 300));
        out.append("      source \"A return, page %d\" confidence probable\n".formatted(b + i));
        out.append("      source \"A history, page %d\" confidence possible\n".formatted(b));
        if (b < 20) {
          deploy.append(
              "  %s.%s in line at %d m %s of %d m %s of \"Cross 5\" facing %s%n"
                  .formatted(
                      side,
                      id,
                      Math.abs(220 * b - 2200),
                      b < 10 ? "west" : "east",
                      500 + 150 * i,
                      blue ? "north" : "south",
                      blue ? "south" : "north"));
          deploy.append("    source \"A history, page %d\" confidence possible%n".formatted(b));
        }
      }
      if (b >= 20) {
        coming.append(
            "  %s.B%d enters by \"West %d\" from the west at 1%d:30 in column of route to \"Cross %d\" by 17:00%n"
                .formatted(side, b, blue ? b - 14 : b - 19, b % 5, blue ? b - 15 : b - 19));
        asserted.append(
            "assert %s.B%d reaches \"Cross %d\" by 17:30%n"
                .formatted(side, b, blue ? b - 15 : b - 19));
      }
    }
  }
}
