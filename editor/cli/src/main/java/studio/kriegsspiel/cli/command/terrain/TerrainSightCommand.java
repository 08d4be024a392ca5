package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.Smoke;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.sight.SightFieldAnswer;
import studio.kriegsspiel.reading.sight.SightLineAnswer;
import studio.kriegsspiel.reading.sight.SightQuestion;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** {@code studio terrain sight}: whether one point sees another, or what a point sees. */
@Command(
    name = "sight",
    description = "tells whether one point sees another, or what ground is seen from a point",
    footer = {
      "",
      "Woods and buildings hide what is behind them. Without TO it answers for all the ground in",
      "range: a .tif then holds the metres that are hidden from the ground up, with --show mutual",
      "1 for seen and 0 for dead ground. Limits of sight are the book's where it gives them.",
      "",
      "  studio terrain sight mont-saint-jean \"La Haye Sainte\" \"La Belle Alliance\"",
      "  studio terrain sight mont-saint-jean \"La Haye Sainte\" --reach 1500 --out seen.png",
      "  studio terrain sight mont-saint-jean Crossroads --smoke \"Great battery:200\""
    })
final class TerrainSightCommand extends TerrainPart {
  private static final double MOST_METRES = 40_000;
  private static final double MOST_EXACT_METRES = 15_000;

  @Mixin private GroundQuestion ground = new GroundQuestion();

  @Mixin private BookArgument rules = new BookArgument();

  @Parameters(
      index = "1",
      paramLabel = "FROM",
      description = "The eye, as `terrain info --at` takes it.")
  private String from = "";

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "TO",
      description = "What is looked for; none for all the ground.")
  private @Nullable String to;

  @Option(names = "--eye", paramLabel = "METRES", description = "Height of the eye (1.7).")
  private double eye = SightOptions.ON_FOOT.eyeMetres();

  @Option(names = "--target", paramLabel = "METRES", description = "Height of the target (1.7).")
  private double target = SightOptions.ON_FOOT.targetMetres();

  @Option(
      names = "--reach",
      paramLabel = "METRES",
      description = "How far to look at most, instead of what the light allows.")
  private @Nullable Double reach;

  @Option(
      names = "--in",
      paramLabel = "LIGHT",
      description = "day, dusk, night, smoke, fog or rain (day).")
  private Light light = Light.DAY;

  @Option(
      names = "--smoke",
      paramLabel = "POINT:METRES",
      description = "A bank of smoke about a point, so many metres in every direction.")
  private List<String> smoke = new ArrayList<>();

  @Option(
      names = "--show",
      paramLabel = "from|to|mutual",
      description = "What is seen from FROM, from where FROM is seen, or both (from).")
  private SightFieldAnswer.View view = SightFieldAnswer.View.FROM;

  @Option(
      names = "--mode",
      paramLabel = "fast|exact",
      description = "How to work out all the ground (fast).")
  private Mode mode = Mode.FAST;

  private enum Mode {
    FAST,
    EXACT
  }

  @Override
  public Integer call() throws IOException {
    Terrain terrain = ground.read(terminal());
    if (terrain.elevation().isEmpty()) {
      throw new CommandFault(
          "The ground `"
              + terrain.name()
              + "` has no heights, so nothing is known to be hidden; import a raster of heights.");
    }
    if (!(eye >= 0 && eye <= 1000 && target >= 0 && target <= 1000)) {
      throw new CommandFault("Heights of eye and target are metres between 0 and 1000.");
    }
    RuleBook book = rules.book();
    SightRange setting = setting(book);
    SightOptions options =
        SightOptions.ON_FOOT.withHeights(eye, target).withRange(setting.metres());
    SightQuestion question =
        SightQuestion.of(terrain, book, options, setting, Smoke.banks(smoke, terrain));
    ground.give(answer(question), "sight", terminal());
    return ExitStatus.FINE;
  }

  private SightRange setting(RuleBook book) {
    if (reach == null) {
      return SightRange.of(book, light);
    }
    if (!(reach >= 1 && reach <= MOST_METRES)) {
      throw new CommandFault("--reach is metres between 1 and 40000.");
    }
    return new SightRange(reach, "as asked");
  }

  private GroundAnswer answer(SightQuestion question) {
    Terrain terrain = question.terrain();
    if (to != null) {
      return new SightLineAnswer(
          question, GroundArguments.point(from, terrain), GroundArguments.point(to, terrain));
    }
    if (mode == Mode.EXACT && question.setting().metres() > MOST_EXACT_METRES) {
      throw new CommandFault(
          "The exact mode takes too long beyond 15 km; name a shorter --reach, or use --mode fast.");
    }
    return new SightFieldAnswer(
        question, GroundArguments.point(from, terrain), view, mode == Mode.EXACT);
  }
}
