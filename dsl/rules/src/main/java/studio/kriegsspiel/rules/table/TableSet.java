package studio.kriegsspiel.rules.table;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.data.DataFile;

/** The tables of one rule book, each read when it is first asked for. Safe for many threads. */
public final class TableSet {
  private final Map<String, Function<String, RuleTable>> loaders;
  private final Map<String, RuleTable> loaded = new ConcurrentHashMap<>();

  private TableSet(Map<String, Function<String, RuleTable>> loaders) {
    this.loaders = loaders;
  }

  /** The tables of these names in the resource folder {@code folder}, one file each. */
  public static TableSet ofResources(RuleBookId book, String folder, List<String> names) {
    Map<String, Function<String, RuleTable>> loaders = new LinkedHashMap<>();
    ClassLoader classes = TableSet.class.getClassLoader();
    for (String name : names) {
      loaders.put(
          name,
          wanted ->
              TableReader.read(
                  book, wanted, DataFile.resource(classes, folder + "/" + wanted + ".json")));
    }
    return new TableSet(loaders);
  }

  /**
   * These tables with those of a user's folder in their place: every {@code .json} file there must
   * bear the name of a table of the book, and have the same columns and keys.
   */
  public TableSet replacedFrom(RuleBookId book, Path folder) {
    Map<String, Function<String, RuleTable>> replaced = new LinkedHashMap<>(loaders);
    for (Path file : jsonFiles(folder)) {
      String name = file.getFileName().toString().replaceFirst("\\.json$", "");
      RuleTable own = get(name);
      RuleTable theirs = TableReader.read(book, name, DataFile.file(file));
      requireSameShape(file, own, theirs);
      replaced.put(name, wanted -> theirs);
    }
    return new TableSet(replaced);
  }

  /** Sixteen hexadecimal digits, the same for the same figures in all tables. */
  public String version() {
    StringBuilder all = new StringBuilder();
    for (String name : names()) {
      RuleTable table = get(name);
      all.append(name).append(table.columns());
      table.rows().forEach(row -> all.append(row.values()));
      all.append('\n');
    }
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256")
              .digest(all.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256.", e);
    }
  }

  private static List<Path> jsonFiles(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new RulesException("The folder of tables " + folder + " does not exist.");
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().limit(500).toList();
    } catch (java.io.IOException e) {
      throw new RulesException("The folder of tables " + folder + " cannot be read.", e);
    }
  }

  private static void requireSameShape(Path file, RuleTable own, RuleTable theirs) {
    for (TableColumn column : own.columns()) {
      boolean same =
          theirs.columns().stream()
              .anyMatch(c -> c.name().equals(column.name()) && c.type() == column.type());
      if (!same) {
        throw new RulesException(
            file
                + ": the column `"
                + column.name()
                + "` ("
                + column.type().word()
                + ") is missing.");
      }
    }
    if (!own.keys().equals(theirs.keys())) {
      throw new RulesException(file + ": the keys must be " + own.keys() + ".");
    }
  }

  /** The names in the order of the book. */
  public List<String> names() {
    return List.copyOf(loaders.keySet());
  }

  public Optional<RuleTable> find(String name) {
    Function<String, RuleTable> loader = loaders.get(name);
    return loader == null ? Optional.empty() : Optional.of(loaded.computeIfAbsent(name, loader));
  }

  /** The table of this name; an unknown one is an error that names the valid ones. */
  public RuleTable get(String name) {
    return find(name).orElseThrow(() -> new UnknownNameException("table", name, names()));
  }
}
