package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.study.ScenarioFinder;

/**
 * Gathers what a scenario needs: army lists it brings in, tables of its rule book, variants and
 * order sheets beside it, and its ground where that lies beside it or is asked for. With a variant
 * in a file of its own comes the scenario.
 */
public final class ParcelMaker {
  private static final int MOST_FILES = 2000;
  private static final int DEEPEST = 8;
  private static final int MOST_LISTS = 50;
  private static final String ARMIES = "armies/";
  private static final String TERRAINS = "terrains/";

  /** The file of a scenario that another file names in its first statement. */
  private static final Pattern BELONGS =
      Pattern.compile(
          "\\A\\ufeff?(?:\\s*//[^\\n]*\\n)*\\s*(?:variant\\s+\"[^\"\\n]*\"[^\\n]*?\\sof|orders\\s[^\\n]*?\\sin)"
              + "\\s+\"([^\"\\n]+)\"");

  private static final Pattern TABLES =
      Pattern.compile("(?m)^[ \\t]*rules[^\\n]*\\btables[ \\t]+\"([^\"\\n]+)\"");
  private static final Pattern TERRAIN =
      Pattern.compile("(?m)^[ \\t]*terrain[ \\t]+\"([a-z0-9-]{1,100})\"");

  private final Library library;
  private final Path scenario;
  private final Path folder;
  private final SortedMap<String, Path> files = new TreeMap<>();
  private final List<String> missing = new ArrayList<>();

  private ParcelMaker(Library library, Path scenario) {
    this.library = library;
    this.scenario = scenario;
    Path whole = scenario.toAbsolutePath().normalize();
    this.folder = whole.getParent() == null ? whole : whole.getParent();
  }

  /**
   * The parcel of a scenario.
   *
   * @param withGround whether a ground that the library has belongs to it, too
   * @throws IOException if a file cannot be read
   */
  public static Parcel of(Path scenario, Library library, boolean withGround) throws IOException {
    ParcelMaker maker = new ParcelMaker(library, scenario);
    maker.needs(withGround);
    maker.belongings();
    return maker.parcel();
  }

  /**
   * What a text asks for, without the variants and order sheets that ask for it.
   *
   * @throws IOException if a file cannot be read
   */
  public static Parcel ofNeeds(Path scenario, Library library) throws IOException {
    ParcelMaker maker = new ParcelMaker(library, scenario);
    maker.needs(false);
    return maker.parcel();
  }

  private Parcel parcel() {
    return new Parcel(name(), files, missing);
  }

  private String name() {
    return String.valueOf(scenario.getFileName());
  }

  private void needs(boolean withGround) throws IOException {
    String name = name();
    String text = TextFiles.read(scenario);
    files.put(name, scenario);
    Matcher of = BELONGS.matcher(text);
    if (of.find()) {
      Optional<Path> base = beside(of.group(1));
      base.ifPresentOrElse(this::put, () -> missing.add(of.group(1)));
      text = base.isPresent() ? TextFiles.read(base.get()) : text;
    }
    lists(name, text);
    Matcher tables = TABLES.matcher(text);
    if (tables.find()) {
      beside(tables.group(1)).ifPresentOrElse(this::put, () -> missing.add(tables.group(1)));
    }
    Matcher terrain = TERRAIN.matcher(text);
    if (terrain.find()) {
      ground(terrain.group(1), withGround);
    }
  }

  /** Variants and order sheets beside it. */
  private void belongings() throws IOException {
    for (Path each : neighbours()) {
      Matcher belongs = BELONGS.matcher(TextFiles.read(each));
      if (belongs.find() && belongs.group(1).equals(name())) {
        put(each);
      }
    }
  }

  private void put(Path file) {
    files.put(folder.relativize(file).toString().replace('\\', '/'), file);
  }

  private List<Path> neighbours() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> String.valueOf(each.getFileName()).endsWith(ScenarioFinder.SUFFIX))
          .filter(Files::isRegularFile)
          .sorted()
          .limit(MOST_FILES)
          .toList();
    }
  }

  /** The army lists that a text brings in, and those that these bring in. */
  private void lists(String document, String text) throws IOException {
    for (NamesOfFile.Import each : NamesOfFile.of(Analysis.of(document, text)).imports()) {
      Optional<Path> own = ownList(each.path());
      Optional<Path> list = own.or(() -> library.findArmy(each.path()));
      if (list.isEmpty()) {
        missing.add(each.path());
        continue;
      }
      String name =
          own.map(path -> folder.relativize(path).toString().replace('\\', '/'))
              .orElse(ARMIES + each.path() + ScenarioFinder.SUFFIX);
      if (files.size() < MOST_LISTS && files.putIfAbsent(name, list.get()) == null) {
        lists(name, TextFiles.read(list.get()));
      }
    }
  }

  private Optional<Path> ownList(String name) {
    return Stream.of(name, name + ScenarioFinder.SUFFIX, ARMIES + name + ScenarioFinder.SUFFIX)
        .flatMap(each -> beside(each).stream())
        .findFirst();
  }

  /** A file in or below the scenario's folder, never outside it. */
  private Optional<Path> beside(String name) {
    try {
      Path file = folder.resolve(name).normalize();
      return file.startsWith(folder) && Files.isRegularFile(file)
          ? Optional.of(file)
          : Optional.empty();
    } catch (InvalidPathException unusable) {
      return Optional.empty();
    }
  }

  private void ground(String name, boolean asked) throws IOException {
    Optional<Path> ground = ScenarioGrounds.findBeside(scenario, name);
    if (ground.isEmpty() && asked) {
      ground = library.findTerrain(name);
    }
    if (ground.isEmpty()) {
      return;
    }
    Path found = ground.get();
    @Nullable Path last = found.getFileName();
    String to = TERRAINS + (last == null ? name : last.toString().replace("/", ""));
    if (Files.isRegularFile(found)) {
      files.put(to, found);
      return;
    }
    try (Stream<Path> all = Files.walk(found, DEEPEST)) {
      all.filter(Files::isRegularFile)
          .filter(each -> !String.valueOf(each.getFileName()).startsWith("."))
          .limit(MOST_FILES)
          .forEach(
              each ->
                  files.put(to + "/" + found.relativize(each).toString().replace('\\', '/'), each));
    }
  }
}
