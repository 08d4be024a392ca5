package studio.kriegsspiel.study.help;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.ide.names.Rename;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex.Found;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.ScenarioFinder;

/**
 * The scenarios and army lists that an author works with: those that are open as the editor has
 * them, the others in their folders as they are saved. Any thread may use it.
 */
public final class Workspace implements FileTexts {
  private static final int MOST_FILES = 2000;
  private static final int DEEPEST = 8;
  private static final int MOST_SYMBOLS = 200;

  private final WorkspaceIndex index = new WorkspaceIndex();
  private final Map<Path, String> open = new HashMap<>();
  private final Set<Path> folders = new HashSet<>();
  private final Set<Path> stale = ConcurrentHashMap.newKeySet();

  /** Notes that an editor has a file open, with the text it has there now. */
  public void open(Path file, String text) {
    synchronized (open) {
      open.put(key(file), text);
    }
    put(key(file), names(file, text));
  }

  /** Notes what a file names; what others make of its names is looked at anew when it is asked. */
  private void put(Path file, NamesOfFile names) {
    boolean other = index.find(file).filter(names::definesAs).isEmpty();
    index.put(file, names);
    if (other) {
      stale.addAll(index.dependents(file));
    }
    stale.remove(file);
  }

  /** Reads those files anew that use names of others that have changed. */
  private void freshen() {
    for (Path each : Set.copyOf(stale)) {
      stale.remove(each);
      try {
        index.put(each, names(each, read(each)));
      } catch (IOException gone) {
        index.remove(each);
      }
    }
  }

  /** Notes that a file is as it is saved again. */
  public void close(Path file) {
    synchronized (open) {
      open.remove(key(file));
    }
    refresh(file);
  }

  /** Whether a file is known to be open with that text. */
  public boolean isOpenAs(Path file, String text) {
    synchronized (open) {
      return text.equals(open.get(key(file)));
    }
  }

  /** Reads a file anew that was changed, or is no more; one that is open is as it is open. */
  public void refresh(Path file) {
    if (isOpen(file)) {
      return;
    }
    try {
      put(key(file), names(file, TextFiles.read(file)));
    } catch (IOException gone) {
      index.remove(key(file));
    }
  }

  private boolean isOpen(Path file) {
    synchronized (open) {
      return open.containsKey(key(file));
    }
  }

  /** Reads the scenarios and army lists in and below a folder, once. */
  public void lookInto(Path folder) {
    synchronized (folders) {
      if (!folders.add(key(folder))) {
        return;
      }
    }
    try (Stream<Path> files =
        Files.find(folder, DEEPEST, (path, is) -> is.isRegularFile() && isScenario(path))) {
      files.limit(MOST_FILES).filter(each -> !index.has(each)).forEach(this::refresh);
    } catch (IOException | UncheckedIOException unreadable) {
      // What cannot be read has no names to offer.
      return;
    }
  }

  private static boolean isScenario(Path path) {
    return String.valueOf(path.getFileName()).endsWith(ScenarioFinder.SUFFIX);
  }

  private NamesOfFile names(Path file, String text) {
    Path folder = key(file).getParent();
    ArmyLists lists = folder == null ? ArmyLists.unsaved(this) : ArmyLists.in(folder, this);
    return NamesOfFile.of(Analysis.of(String.valueOf(file.getFileName()), text, lists), lists);
  }

  @Override
  public String read(Path file) throws IOException {
    synchronized (open) {
      String text = open.get(key(file));
      if (text != null) {
        return text;
      }
    }
    return TextFiles.read(file);
  }

  @Override
  public Optional<Path> findList(String name) {
    return Library.open().findArmy(name);
  }

  /**
   * The files that are open and bring in another, or are variants or order sheets of it: those to
   * be checked again after its edit.
   */
  public Collection<Path> openDependents(Path file) {
    return index.dependents(file).stream().filter(this::isOpen).toList();
  }

  /** The names of a file. */
  public Optional<NamesOfFile> names(Path file) {
    return index.find(file);
  }

  /** The army lists in and below a file's folder, as an import names them. */
  List<String> armyLists(Path file) {
    Path folder = key(file).getParent();
    if (folder == null) {
      return List.of();
    }
    return index.files().stream()
        .filter(each -> each.startsWith(folder) && !each.equals(key(file)))
        .filter(each -> index.find(each).filter(NamesOfFile::isLibrary).isPresent())
        .map(each -> folder.relativize(each).toString().replace('\\', '/'))
        .sorted()
        .toList();
  }

  /** Where the thing is defined that a file names at an offset. */
  public Optional<Found> definition(Path file, int offset) {
    return at(file, offset).flatMap(use -> index.definition(file, use));
  }

  /** Every place that names the thing that a file names at an offset, its definition first. */
  public List<Found> occurrences(Path file, int offset) {
    return at(file, offset).map(use -> index.occurrences(file, use)).orElse(List.of());
  }

  private Optional<NameUse> at(Path file, int offset) {
    freshen();
    return index.find(file).flatMap(names -> names.at(offset));
  }

  /** Definitions in all files whose name has the letters of a query in it. */
  public List<Found> symbols(String query) {
    return index.symbols(query, MOST_SYMBOLS);
  }

  /** The text of a file as it is known here. */
  public String text(Path file) {
    return index.find(file).map(NamesOfFile::text).orElse("");
  }

  /**
   * The edits of all files that give a thing another name.
   *
   * @throws IllegalArgumentException if it cannot be called so; its message is one sentence for the
   *     user
   */
  public Map<Path, List<TextEdit>> rename(Path file, int offset, String newName) {
    List<Found> found = occurrences(file, offset);
    NameUse old = at(file, offset).orElseThrow(Rename::nothing);
    for (Path each : found.stream().map(Found::file).distinct().toList()) {
      Rename.check(old, newName, index.find(each).map(NamesOfFile::uses).orElse(List.of()));
    }
    Map<Path, List<TextEdit>> edits = new LinkedHashMap<>();
    for (Found each : found) {
      if (!each.use().byTitle()) {
        List<TextEdit> there = edits.computeIfAbsent(each.file(), key -> new ArrayList<>());
        TextEdit edit = Rename.edit(each.use(), newName);
        if (!there.contains(edit)) {
          there.add(edit);
        }
      }
    }
    new RenameTrial(this, edits).check(old.kind(), newName, index.dependents(found.get(0).file()));
    return edits;
  }

  /** Whether what a file names at an offset is defined in it, or brought in by others. */
  public boolean isOfManyFiles(Path file, int offset) {
    return occurrences(file, offset).stream().map(Found::file).distinct().count() > 1;
  }

  private static Path key(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
