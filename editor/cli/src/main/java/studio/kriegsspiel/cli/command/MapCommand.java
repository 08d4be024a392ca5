package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.export.MannerOption;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.page.GroundPictures;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.QuestionException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio map}: the ground with the troops of one minute, as one reader has them. */
@Command(
    name = "studio map",
    description = "draws the map as a reader has it at a minute of the scenario",
    footer = {
      "",
      "It is play as the text plans it: marches and arrivals as reckoned, all that is due told. A",
      "reader's map has the places he knows of, his own troops, and whom they see, by their arm;",
      "enemies of whom he was only told stand pale where they are said to be.",
      "",
      "  studio map the-farm-of-la-haye-sainte --at 14:00",
      "  studio map the-farm-of-la-haye-sainte --for \"Commander at the farm\" --at 14:00 --to farm.png",
      "  studio map the-farm-of-la-haye-sainte --at 14:00 --to all.svg --scale 5000",
      "  studio map the-farm-of-la-haye-sainte --manner period --to engraved.png"
    })
public final class MapCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private SceneOption scene = new SceneOption();

  @Option(
      names = "--for",
      paramLabel = "READER",
      description = "Whose map it is, such as \"Blue\"; the umpire's, if nobody's.")
  private @Nullable String reader;

  @Option(
      names = "--to",
      paramLabel = "PICTURE",
      description =
          "The picture to write, if not NAME-READER-TIME.png where you are: a .png, an .svg true to"
              + " scale, or a .pdf of one page.")
  private @Nullable String to;

  @Option(names = "--scale", paramLabel = "N", description = "An SVG is drawn at 1:N (8000).")
  private int scale = ScreenMap.USUAL_SCALE;

  @Mixin private MannerOption manner = new MannerOption();

  @Option(names = "--overwrite", description = "Writes over a picture that is there.")
  private boolean overwrite;

  /** What a map shows. */
  private record Shown(Terrain ground, List<TroopBlock> blocks, PlanMarks plans) {}

  public MapCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try {
      Ask ask = scene.ask(terminal);
      LocalDateTime minute = ask.time(scene.at());
      Reader whose = reader == null ? Reader.UMPIRE : ask.reader(reader);
      Terrain whole =
          ask.situation()
              .terrain()
              .orElseThrow(
                  () -> new CommandFault("The scenario has no ground, so there is no map of it."));
      ExportRequest.findObstacle(ask.situation(), manner.chosen())
          .ifPresent(
              why -> {
                throw new CommandFault(why);
              });
      Path picture = picture(minute);
      Shown shown = shown(ask.situation(), whose, minute, whole);
      WholeFiles.write(picture, drawn(shown, ask.situation(), whole, kind(picture), minute));
      terminal.out().println("Drew " + terminal.show(picture) + ".");
      return ExitStatus.FINE;
    } catch (QuestionException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
  }

  private static Shown shown(
      Situation situation, Reader whose, LocalDateTime minute, Terrain whole) {
    if (whose instanceof Reader.Player player) {
      ReadersView view = ReadersView.of(situation, player, minute);
      return new Shown(view.map().orElse(whole), view.blocks(), view.marks());
    }
    double pace = BookMeasures.of(situation.book()).metresPerPace();
    return new Shown(
        situation.printed().map(PrintedGround::terrain).orElse(whole),
        new TroopBlocks(pace).of(TroopPost.ofAll(situation, minute)),
        UmpireMarks.of(situation, minute));
  }

  /** A kind of picture, by the end of its name. */
  private enum Kind {
    PNG,
    SVG,
    PDF
  }

  private Kind kind(Path picture) {
    String name = String.valueOf(picture.getFileName()).toLowerCase(Locale.ROOT);
    Kind kind =
        Arrays.stream(Kind.values())
            .filter(each -> name.endsWith("." + each.name().toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(
                () ->
                    new CommandFault(
                        "A map is written as .png, .svg or .pdf; "
                            + terminal.show(picture)
                            + " ends otherwise."));
    if (scale < 100 || scale > 10_000_000) {
      throw new CommandFault("The scale 1:" + scale + " cannot be drawn; take one such as 8000.");
    }
    return kind;
  }

  private byte[] drawn(
      Shown shown, Situation situation, Terrain whole, Kind kind, LocalDateTime minute) {
    MapPainter painter = new MapPainter(whole, manner.chosen()).showing(shown.ground());
    String title = situation.scenario().title();
    ScreenMap map =
        new ScreenMap(
            new GroundPictures(),
            shown.ground(),
            painter,
            shown.ground().extent(),
            MapLayers.drawn().in(manner.chosen()),
            shown.blocks(),
            shown.plans(),
            title,
            "");
    return switch (kind) {
      case PNG -> map.png();
      case SVG -> map.svg(scale);
      case PDF -> page(map, situation, subtitle(minute));
    };
  }

  private String subtitle(LocalDateTime minute) {
    return (reader == null ? "Umpire" : reader)
        + ", "
        + minute.format(DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH));
  }

  private static byte[] page(ScreenMap map, Situation situation, String subtitle) {
    try (PdfPaper paper = new PdfPaper(map.title())) {
      new MapPlate(map.painter(), map.extent(), BookMeasures.of(situation.book()).metresPerPace())
          .addTo(
              paper, PageSize.A4, map.title(), subtitle, map.layers(), map.blocks(), map.plans());
      return paper.finish().content();
    }
  }

  private Path picture(LocalDateTime minute) throws IOException {
    Path picture = terminal.resolve(to == null ? name(minute) : to);
    if (Files.exists(picture) && !overwrite) {
      throw new CommandFault(
          terminal.show(picture) + " exists already; name another with --to, or say --overwrite.");
    }
    return picture;
  }

  /** Such as {@code the-farm-of-la-haye-sainte-blue-1400.png}. */
  private String name(LocalDateTime minute) throws IOException {
    String file = String.valueOf(scene.path(terminal).getFileName()).replaceFirst("\\.[^.]*$", "");
    String whose =
        Optional.ofNullable(reader)
            .map(each -> each.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-"))
            .orElse("umpire");
    return file + "-" + whose + "-" + minute.format(DateTimeFormatter.ofPattern("HHmm")) + ".png";
  }
}
