package studio.kriegsspiel.cli.command.terrain;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.answer.AnswerFile;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.reading.answer.Caveats;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.terrain.Terrain;

/** What every question about a ground shares: the ground, and how to answer. */
final class GroundQuestion {
  private static final int LEAST_PIXELS = 300;
  private static final int MOST_PIXELS = 10_000;

  @Mixin private GroundArgument ground = new GroundArgument();

  @Mixin private FormatOption format = new FormatOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      split = ",",
      description = "Writes the answer as well: .tif, .png or .geojson.")
  private List<String> out = new ArrayList<>();

  @Option(names = "--width", paramLabel = "PIXELS", description = "Width of a picture (1600).")
  private int width = 1600;

  /** Reads the ground; files that cannot be written are refused before. */
  Terrain read(Terminal terminal) {
    files(terminal);
    if (width < LEAST_PIXELS || width > MOST_PIXELS) {
      throw new CommandFault(
          "A picture is 300 to 10000 pixels wide; --width " + width + " is not.");
    }
    return ground.read(terminal);
  }

  private List<AnswerFile> files(Terminal terminal) {
    List<AnswerFile> files = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    for (String name : out) {
      AnswerFile file = AnswerFile.of(terminal.resolve(name));
      if (!seen.add(file.path().toAbsolutePath().normalize())) {
        throw new CommandFault("--out names " + name + " twice.");
      }
      files.add(file);
    }
    return files;
  }

  /** Gives the answer in every form asked for. */
  void give(GroundAnswer answer, String question, Terminal terminal) throws IOException {
    List<AnswerFile> files = files(terminal);
    files.forEach(file -> file.require(answer));
    for (AnswerFile file : files) {
      file.write(answer, width);
    }
    if (format.json()) {
      ObjectNode json = new ObjectMapper().createObjectNode();
      json.put("question", question);
      json.put("terrain", answer.terrain().name());
      json.put("crs", answer.terrain().crs());
      answer.describe(json);
      Caveats.describe(json, answer.terrain());
      if (!files.isEmpty()) {
        var written = json.putArray("written");
        files.forEach(file -> written.add(terminal.show(file.path())));
      }
      terminal.out().println(json.toPrettyString());
      return;
    }
    answer.withCaveats().forEach(terminal.out()::println);
    files.forEach(file -> terminal.out().println("Wrote " + terminal.show(file.path()) + "."));
  }

  /** Says that there is no answer; files that were asked for cannot be written then. */
  void giveNothing(Terrain terrain, String question, String sentence, Terminal terminal) {
    if (!out.isEmpty()) {
      throw new CommandFault(sentence + " Nothing was written.");
    }
    if (format.json()) {
      ObjectNode json = new ObjectMapper().createObjectNode();
      json.put("question", question).put("terrain", terrain.name()).put("found", false);
      terminal.out().println(json.put("reason", sentence).toPrettyString());
    } else {
      terminal.out().println(sentence);
    }
  }
}
