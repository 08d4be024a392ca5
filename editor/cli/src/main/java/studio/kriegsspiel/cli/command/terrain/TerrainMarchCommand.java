package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.ground.Bodies;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.march.MarchRouteAnswer;
import studio.kriegsspiel.reading.march.MarchTimesAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** {@code studio terrain march}: how long a march takes, or what is reached in how many moves. */
@Command(
    name = "march",
    description = "tells how long troops march to a point, or what they reach in how many moves",
    footer = {
      "",
      "Several bodies with --body follow one another on the way of the slowest, and nobody overtakes.",
      "Without TO it answers for all the ground reached; a .tif then holds minutes.",
      "",
      "  studio terrain march mont-saint-jean \"La Belle Alliance\" \"La Haye Sainte\" \\",
      "      --troops cavalry.light --rules reisswitz-1824",
      "  studio terrain march mont-saint-jean \"La Belle Alliance\" Mont-Saint-Jean \\",
      "      --body infantry.line:900 --body artillery.medium:8 --front 6",
      "  studio terrain march mont-saint-jean \"La Belle Alliance\" --within 40 --out march.png"
    })
final class TerrainMarchCommand extends TerrainPart {
  private static final int MOST_BODIES = 50;

  @Mixin private GroundQuestion ground = new GroundQuestion();

  @Mixin private BookArgument rules = new BookArgument();

  @Mixin private SlopeSourceOption source = new SlopeSourceOption();

  @Parameters(
      index = "1",
      paramLabel = "FROM",
      description = "A point, as `terrain info --at` takes it.")
  private String from = "";

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "TO",
      description = "Where they go; none for all they reach.")
  private @Nullable String to;

  @Option(
      names = "--troops",
      paramLabel = "TYPE",
      description = "Such as infantry.line, cavalry.light, artillery.medium (infantry.line).")
  private String type = UnitType.INFANTRY_LINE.key();

  @Option(
      names = "--body",
      paramLabel = "TYPE:N",
      description = "A body of so many men or guns; give it once for each body of the column.")
  private List<String> bodies = new ArrayList<>();

  @Option(
      names = "--formation",
      paramLabel = "FORMATION",
      description = "How they march, such as column.march, column.open, line (column.march).")
  private String formation = Formation.COLUMN_MARCH.key();

  @Option(names = "--in-action", description = "At the rate of troops in their ranks.")
  private boolean inAction;

  @Option(
      names = "--length",
      paramLabel = "METRES",
      description = "Length of each column, instead of the book's.")
  private @Nullable Double length;

  @Option(
      names = "--front",
      paramLabel = "METRES",
      description = "Breadth of the column before it narrows.")
  private @Nullable Double front;

  @Option(
      names = "--close-up",
      paramLabel = "WHERE",
      description =
          "Where a column closes up that had to narrow: behind (each narrow place) or goal.")
  private String closeUp = "behind";

  @Option(names = "--gap", paramLabel = "METRES", description = "Between two bodies (0).")
  private double gap;

  @Option(
      names = "--within",
      paramLabel = "MINUTES",
      description = "How far to follow the march without TO (60).")
  private double within = 60;

  @Option(
      names = "--step",
      paramLabel = "MOVES",
      description = "Moves between two lines without TO (what makes at most eight).")
  private @Nullable Integer step;

  @Override
  public Integer call() throws IOException {
    check();
    Terrain terrain = source.of(ground.read(terminal()));
    RuleBook book = rules.book();
    List<Body> all = bodies.isEmpty() ? List.of(Bodies.of(type)) : read();
    MapPoint start = GroundArguments.point(from, terrain);
    Formation order = formation();
    Gait gait = inAction && order == Formation.COLUMN_MARCH ? Gait.ACTION : TroopsOf.gait(order);
    MarchReckoning reckoning = new MarchReckoning(terrain, book, all.get(0).troops(), gait);
    Optional<GroundAnswer> answer =
        to == null
            ? times(terrain, book, all.get(0), reckoning, start)
            : route(
                terrain, book, all, order, reckoning, start, GroundArguments.point(to, terrain));
    if (answer.isEmpty()) {
      ground.giveNothing(
          terrain,
          "march",
          "There is no way for %s under %s; look at what lies at both ends with `terrain info --at`."
                  .formatted(all.get(0).troops().type().label(), book.id().shortTitle())
              + (reckoning.unknownShare() > 0
                  ? " Ground without heights or slope counts as closed off the roads."
                  : ""),
          terminal());
      return ExitStatus.FINE;
    }
    ground.give(answer.get(), "march", terminal());
    return ExitStatus.FINE;
  }

  private void check() {
    if (bodies.size() > MOST_BODIES) {
      throw new CommandFault("At most 50 bodies march in one column.");
    }
    requireMetres("--length", length, 100_000);
    requireMetres("--front", front, 1000);
    requireMetres("--gap", gap, 100_000);
    if (!(within > 0 && within <= 2880)) {
      throw new CommandFault("--within is minutes between 1 and 2880.");
    }
    if (step != null && step < 1) {
      throw new CommandFault("--step is 1 move or more.");
    }
  }

  private static void requireMetres(String option, @Nullable Double metres, double most) {
    if (metres != null && !(metres >= 0 && metres <= most)) {
      throw new CommandFault(
          option + " is metres between 0 and " + Math.round(most) + ", not " + metres + ".");
    }
  }

  private List<Body> read() {
    return bodies.stream().map(Bodies::of).toList();
  }

  private Formation formation() {
    List<String> keys = Arrays.stream(Formation.values()).map(Formation::key).toList();
    return Formation.findByKey(formation)
        .orElseThrow(
            () -> NearMiss.fault("There is no formation `" + formation + "`", formation, keys));
  }

  private Optional<GroundAnswer> times(
      Terrain terrain, RuleBook book, Body body, MarchReckoning reckoning, MapPoint start) {
    if (bodies.size() > 1) {
      throw new CommandFault("Several bodies need a goal; name TO, or one body.");
    }
    int turn = book.time().turnMinutes();
    int chosen = step == null ? MarchTimesAnswer.roundStep(within / turn) : step;
    if (within / turn / chosen > 100) {
      throw new CommandFault(
          "That makes more than 100 steps; name a longer --step or a shorter --within.");
    }
    return MarchTimesAnswer.find(terrain, book, body, reckoning, start, within, chosen)
        .map(answer -> answer);
  }

  private Optional<GroundAnswer> route(
      Terrain terrain,
      RuleBook book,
      List<Body> all,
      Formation order,
      MarchReckoning first,
      MapPoint start,
      MapPoint end) {
    Body slowest = all.get(0);
    MarchReckoning its = first;
    MarchRoute longest = null;
    for (Body body : all) {
      MarchReckoning own = first.of(body.troops());
      Optional<MarchRoute> route = own.findRoute(start, end);
      if (route.isEmpty()) {
        return Optional.empty();
      }
      if (longest == null || route.get().totalMinutes() > longest.totalMinutes()) {
        longest = route.get();
        slowest = body;
        its = own;
      }
    }
    MarchOrder marching =
        new MarchOrder(all, slowest, order, optional(length), optional(front), gap, closing());
    return longest == null
        ? Optional.empty()
        : Optional.of(new MarchRouteAnswer(Ground.of(terrain), book, marching, its, longest, end));
  }

  private ClosingUp closing() {
    return switch (closeUp) {
      case "behind" -> ClosingUp.BEHIND_THE_PLACE;
      case "goal" -> ClosingUp.AT_THE_GOAL;
      default ->
          throw new CommandFault(
              "--close-up is `behind` (each narrow place) or `goal`, not `" + closeUp + "`.");
    };
  }

  private static OptionalDouble optional(@Nullable Double value) {
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
