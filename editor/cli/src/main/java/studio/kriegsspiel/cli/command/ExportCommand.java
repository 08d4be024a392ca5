package studio.kriegsspiel.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.export.ExportJob;
import studio.kriegsspiel.cli.export.MannerOption;
import studio.kriegsspiel.cli.export.UmpiresOption;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.TonightOption;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.TonightStudy;
import studio.kriegsspiel.study.evening.KeptEvening;

/** {@code studio export}: everything for play. */
@Command(
    name = "studio export",
    description =
        "writes packs, map sheets, rulers, dice, blocks, pages, and files for other programs",
    footer = {
      "",
      "For the table, and so in the box: pack (a book for the umpire, a pack for each player, sealed",
      "sheets), map (sheets true to scale), play (JSON for other programs), phases (for the umpire the",
      "truth hour by hour, with maps), exercise (for each exercise a pack for the student, its decisions",
      "to hand out, a pack for the instructor and a debrief), aids (rulers for marches and ranges at the",
      "map's scale, the book's dice, a turn track, a page to set the printer right, for all; forms,",
      "exchange pieces and random numbers for the umpire), blocks (blocks to cut out for these troops,",
      "with dummies), page (for each reader a page for a telephone: map, papers, an order to write, news",
      "to come under lock; for the umpire a run sheet with a clock and the words that unlock the news,",
      "which every export draws anew), png (each reader's map as a picture).",
      "",
      "For programs with maps: geotiff (each reader's map where it lies, for a GIS), svg (the same as",
      "lines and letters, true to scale), geojson and kml (his troops and events with their hours, for",
      "a GIS and for Google Earth), gpkg (the same in layers, the umpire's with every body from hour to",
      "hour, for the clock of a GIS), orbat-mapper (his troops with signs and places by the hour, for",
      "ORBAT Mapper), msdl (his troops and where they stand, for simulations).",
      "",
      "Virtual tables: uvtt (each reader's map with a grid and walls, as Universal VTT), tts (board, troops",
      "and papers of each reader, and what lies on the table, as saved games for Tabletop Simulator),",
      "vassal (the same as modules for VASSAL), foundry (the same as modules for Foundry VTT, with",
      "walls).",
      "",
      "Figures and texts: csv and xlsx (forces and timetable of each reader, for the umpire the sources",
      "besides), ics (the clock of the day for a calendar), markdown (papers for a chat), csl and bibtex",
      "(the sources for keepers of references).",
      "",
      "By mail: mail (each sealed sheet as a PDF under lock, to be sent, and for the umpire the words",
      "that open them).",
      "",
      "A scenario with errors is not exported. With --tonight or --without all of it is for those who",
      "come: who leads what, `studio tonight` tells beforehand. With --umpires 3 the pack has a",
      "controller's book and one for each of two liaison umpires, each of whom serves players of one side.",
      "Every file is read back and audited before it is put into the folder.",
      "",
      "Exit status: 0 written, 1 errors or a failed audit, 2 wrong use or unreadable input."
    })
public final class ExportCommand implements Callable<Integer> {
  private static final String BOX = "box";

  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  @Mixin private VariantOption variant = new VariantOption();

  @Mixin private TonightOption tonight = new TonightOption();

  @Option(
      names = "--to",
      paramLabel = "TARGET",
      split = ",",
      description =
          "What to write (pack): one of those below, or box for all that is for the table.")
  private List<String> to = new ArrayList<>();

  @Option(names = "--out", paramLabel = "DIR", description = "Where to write it (NAME-packs).")
  private @Nullable String out;

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      description =
          "a0 to a5, letter or tabloid (a4). Books are on A4 where it is larger than A3, aids where it is A5.")
  private String paper = "a4";

  @Option(names = "--scale", paramLabel = "N", description = "The map's scale is 1:N (8000).")
  private int scale = ExportRequest.DEFAULT_SCALE;

  @Mixin private MannerOption manner = new MannerOption();

  @Mixin private UmpiresOption umpires = new UmpiresOption();

  @Mixin private ReadingOption reading = new ReadingOption();

  public ExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Set<ExportTarget> targets = EnumSet.noneOf(ExportTarget.class);
    for (String key : to.isEmpty() ? List.of("pack") : to) {
      targets.addAll(key.equals(BOX) ? ExportTarget.box() : Set.of(target(key)));
    }
    PageSize page =
        PageSize.findByKey(paper)
            .orElseThrow(
                () -> NearMiss.fault("There is no paper `" + paper + "`", paper, PageSize.keys()));
    if (scale < 100 || scale > 10_000_000) {
      throw new CommandFault("The scale 1:" + scale + " cannot be printed; take one such as 8000.");
    }
    ScenarioArgument scenario = new ScenarioArgument(terminal, reading.studies(terminal));
    Path path = scenario.file(file);
    Study study = scenario.study(path);
    ExportJob job =
        new ExportJob(
            ExportWish.of(terminal.resolve(folder(path, study)), targets)
                .looking(new ExportWish.Look(page, scale, manner.chosen())),
            umpires);
    Study chosen = variant.of(study);
    if (!tonight.isGiven()) {
      Path kept = KeptEvening.beside(path);
      if (Files.isRegularFile(kept)) {
        terminal
            .err()
            .println("studio: for all roles; --tonight would follow " + kept.getFileName() + ".");
      }
      return job.run(chosen, terminal.show(path), terminal);
    }
    TonightStudy evening = tonight.of(chosen, path);
    evening.lines().forEach(terminal.out()::println);
    return job.run(evening.study(), terminal.show(path), terminal);
  }

  private String folder(Path path, Study study) {
    if (out != null) {
      return out;
    }
    return ScenarioArgument.shortName(path)
        + (variant.isGiven() ? "-variant-" + variant.numberIn(study) : "")
        + (tonight.isGiven() ? "-tonight" : "")
        + "-packs";
  }

  private static ExportTarget target(String key) {
    return ExportTarget.findByKey(key)
        .orElseThrow(
            () ->
                NearMiss.fault(
                    "There is no target `" + key + "`",
                    key,
                    Stream.concat(ExportTarget.keys().stream(), Stream.of(BOX)).toList()));
  }
}
