package studio.kriegsspiel.desk.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.study.table.ArmyTable;
import studio.kriegsspiel.study.table.ColumnMeaning;
import studio.kriegsspiel.study.table.TableCells;
import studio.kriegsspiel.study.table.TableException;
import studio.kriegsspiel.study.table.TableFile;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * An order of battle from a table: which column tells what, what is understood of each line, and
 * the army list that is written of it. Lists lie in {@value #FOLDER} beside their scenario.
 */
public final class TableImport {
  /** The folder of army lists beside a scenario. */
  public static final String FOLDER = "armies";

  private static final int LONGEST_NAME = 60;

  private final TableCells table;
  private final Map<ColumnMeaning, String> asked = new EnumMap<>(ColumnMeaning.class);
  private final List<String> left = new ArrayList<>();
  private String army = "";
  private String title;

  private TableImport(TableCells table, String title) {
    this.table = table;
    this.title = title;
  }

  /**
   * What was understood of a table.
   *
   * @param army the order of battle; none if the table is none as its columns are taken
   * @param fault why it is none; else empty
   */
  public record Understood(Optional<ArmyTable> army, String fault) {}

  /**
   * Reads a file.
   *
   * @throws FileProblem if it is no table
   */
  public static TableImport of(Path file) throws FileProblem {
    try {
      return new TableImport(TableFile.read(file), stem(file));
    } catch (TableException none) {
      throw new FileProblem(String.valueOf(none.getMessage()), none);
    }
  }

  private static String stem(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
  }

  /** What the file is called. */
  public String fileName() {
    return table.name();
  }

  /** The table as its columns are taken now; takes the longer the longer the table is. */
  public Understood read() {
    try {
      return new Understood(Optional.of(ArmyTable.of(table, asked, left, army, title)), "");
    } catch (TableException none) {
      String fault = String.valueOf(none.getMessage());
      return new Understood(
          Optional.empty(),
          fault.contains("--columns")
              ? "Say which column names the units, and which tell more of them."
              : fault);
    }
  }

  /** Names of the columns, in their order: those of the line that was taken for the heading. */
  public List<String> columns(Understood understood) {
    TableCells.Line heading =
        understood.army().map(each -> each.columns().heading()).orElse(table.lines().get(0));
    return heading.cells().stream().filter(each -> !each.isEmpty()).distinct().toList();
  }

  /** The armies that the table holds; fewer than two need no choice. */
  public List<String> armies(Understood understood) {
    return understood.army().map(each -> each.columns().armies(table)).orElse(List.of());
  }

  /** Says what a column tells; nothing if it is not to be read. */
  public void tell(String column, Optional<ColumnMeaning> what) {
    asked.values().removeIf(column::equals);
    left.remove(column);
    if (what.isPresent()) {
      asked.put(what.get(), column);
    } else {
      left.add(column);
    }
  }

  /** The only army that is wanted; empty for all. */
  public void want(String only) {
    army = only;
  }

  /** What the list is called. */
  public String title() {
    return title;
  }

  /** Calls the list otherwise. */
  public void call(String other) {
    title = other.strip();
  }

  /** The name by which a scenario brings such a list in: small letters, digits and hyphens. */
  public String name() {
    String plain =
        Normalizer.normalize(title.replace("ß", "ss"), Normalizer.Form.NFD)
            .replaceAll("\\p{M}+", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String name = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
    return name.isEmpty() ? "army" : name;
  }

  /** Where the list is written beside a scenario. */
  public Path target(Path scenario) {
    return scenario.toAbsolutePath().resolveSibling(FOLDER).resolve(name() + ScenarioFiles.ENDING);
  }

  /**
   * Writes the list beside a scenario.
   *
   * @throws FileProblem if there is one of that name, or it cannot be written
   */
  public Path write(ArmyTable read, Path scenario) throws FileProblem {
    Path target = target(scenario);
    if (Files.exists(target)) {
      throw new FileProblem(
          FOLDER + "/" + target.getFileName() + " exists already; give the list another title.");
    }
    try {
      Files.createDirectories(target.resolveSibling("."));
      WholeFiles.write(target, out -> out.write(read.text().getBytes(StandardCharsets.UTF_8)));
      return target;
    } catch (IOException failed) {
      throw new FileProblem(
          "The list cannot be written to " + target + "; look at the folder's permissions.",
          failed);
    }
  }
}
