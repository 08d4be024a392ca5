package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.LibraryNames;
import studio.kriegsspiel.desk.importing.GroundBeginning;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.text.ScenarioFile;
import studio.kriegsspiel.study.shelf.ParcelMaker;
import studio.kriegsspiel.study.template.TemplateStrength;
import studio.kriegsspiel.terrain.disk.WholeFiles;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** {@code studio new}: a scenario to start from. */
@Command(
    name = "studio new",
    description = "writes a new scenario to start from",
    footer = {
      "",
      "  studio new my-battle.kriegsspiel --title \"My battle\" --rules british-1815",
      "  studio new farm.kriegsspiel --from the-farm-of-la-haye-sainte",
      "  studio new armies/french.kriegsspiel --from french-waterloo"
    })
public final class NewCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "Where to write it; must not exist.")
  private String file = "";

  @Option(names = "--title", paramLabel = "TITLE", description = "The scenario's title.")
  private @Nullable String title;

  @Option(names = "--rules", paramLabel = "ID", description = "The rule book.")
  private @Nullable String rules;

  @Option(names = "--terrain", paramLabel = "NAME", description = "The ground.")
  private @Nullable String terrain;

  @Option(
      names = "--from",
      paramLabel = "NAME",
      description = "A scenario, template or army list of the library (blank).")
  private @Nullable String from;

  public NewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Path path =
        terminal.resolve(file.endsWith(ScenarioFile.ENDING) ? file : file + ScenarioFile.ENDING);
    if (Files.exists(path)) {
      throw new CommandFault(
          terminal.show(path) + " exists already; choose another name or remove it first.");
    }
    Path template = template();
    String text = Files.readString(template, StandardCharsets.UTF_8);
    if (title != null) {
      text = replace(text, "(?m)^(\\s*scenario\\s+)\"[^\"\\n]*\"", quoted("--title", title));
    }
    if (rules != null) {
      RuleBookId book = RuleBookId.getById(rules);
      text = TemplateStrength.fit(replace(text, "(?m)^(\\s*rules\\s+)[\\w-]+", book.id()), book);
    }
    if (terrain != null) {
      text = on(terrain, path, text);
    }
    @Nullable Path folder = path.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    write(path, text, folder == null ? Map.of() : rest(template, folder));
    terminal.out().println("Next: studio edit " + terminal.show(path));
    return ExitStatus.FINE;
  }

  /** Writes all of it or nothing. */
  private void write(Path path, String text, Map<Path, Path> rest) throws IOException {
    try (WholeFiles files = new WholeFiles()) {
      files.add(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
      for (Map.Entry<Path, Path> each : rest.entrySet()) {
        Files.createDirectories(each.getKey().resolveSibling("."));
        files.add(each.getKey(), out -> Files.copy(each.getValue(), out));
      }
      files.commit();
    }
    terminal.out().println("Wrote " + terminal.show(path) + ".");
    rest.keySet().forEach(each -> terminal.out().println("Wrote " + terminal.show(each) + "."));
  }

  /**
   * What else belongs to the text that was begun with, such as army lists, by where it is to lie;
   * what is there already stays.
   */
  private static Map<Path, Path> rest(Path template, Path folder) throws IOException {
    Map<Path, Path> rest = new LinkedHashMap<>();
    ParcelMaker.ofNeeds(template, Library.open())
        .files()
        .forEach((name, file) -> rest.put(folder.resolve(name).normalize(), file));
    rest.entrySet()
        .removeIf(each -> each.getValue().equals(template) || Files.exists(each.getKey()));
    return rest;
  }

  /** The text on a ground; the blank template's troops and places are found anew there. */
  private String on(String name, Path file, String text) {
    Path ground = ground(name, file);
    return from == null && !GroundBeginning.isFor(text, name)
        ? GroundBeginning.write(text, name, TerrainPackage.read(ground))
        : replace(text, "(?m)^(\\s*terrain\\s+)\"[^\"\\n]*\"", quoted("--terrain", name));
  }

  /**
   * A ground beside the new file or in the library; any other is refused, and those are offered.
   */
  private static Path ground(String name, Path file) {
    Library library = Library.open();
    return ScenarioGrounds.findBeside(file, name)
        .or(() -> library.findTerrain(name))
        .orElseThrow(() -> unknownGround(name, file, library));
  }

  private static CommandFault unknownGround(String name, Path file, Library library) {
    @Nullable Path folder = file.toAbsolutePath().getParent();
    List<String> known = new ArrayList<>();
    if (folder != null) {
      known.addAll(ScenarioGrounds.listIn(folder).keySet());
    }
    library.terrains().stream().map(LibraryEntry::slug).forEach(known::add);
    return NearMiss.fault("There is no ground `" + name + "` here or in the library", name, known);
  }

  private Path template() {
    Library library = Library.open();
    return from == null ? library.blankScenario() : named(from, library);
  }

  private static Path named(String slug, Library library) {
    return library
        .findTemplate(slug)
        .or(() -> library.findScenario(slug))
        .or(() -> library.findArmy(slug))
        .orElseThrow(() -> LibraryNames.unknownScenario(slug, library));
  }

  private static String quoted(String option, String words) {
    if (words.matches("[^\"\\\\\\p{Cntrl}]{1,200}")) {
      return '"' + words + '"';
    }
    throw new CommandFault(
        option + " takes up to 200 letters without quotation marks, backslashes or line breaks.");
  }

  /** Replaces what follows the first group of the first match; the rest of the text stays. */
  private static String replace(String text, String pattern, String words) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.find()
        ? text.substring(0, matcher.end(1)) + words + text.substring(matcher.end())
        : text;
  }
}
