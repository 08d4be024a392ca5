package studio.kriegsspiel.language.ide.names;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;

/**
 * The names of all files of a workspace, and which file brings in which; an edit of one file says
 * which others are concerned. Any thread may use it.
 */
public final class WorkspaceIndex {
  private static final int MOST_IMPORTS = 200;

  private final Map<Path, NamesOfFile> files = new ConcurrentSkipListMap<>();

  /**
   * One place in one file.
   *
   * @param file the file
   * @param use what stands there
   */
  public record Found(Path file, NameUse use) {}

  /** Notes what a file holds now. */
  public void put(Path file, NamesOfFile names) {
    files.put(key(file), names);
  }

  /** Forgets a file. */
  public void remove(Path file) {
    files.remove(key(file));
  }

  /** The names of a file, if it is known. */
  public Optional<NamesOfFile> find(Path file) {
    return Optional.ofNullable(files.get(key(file)));
  }

  /** All files that it knows. */
  public Set<Path> files() {
    return Set.copyOf(files.keySet());
  }

  /** Whether it knows a file. */
  public boolean has(Path file) {
    return files.containsKey(key(file));
  }

  /** The files that a file brings in, at whatever depth, as far as they are known. */
  public Set<Path> imports(Path file) {
    Path start = key(file);
    Set<Path> found = new LinkedHashSet<>();
    Deque<Path> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty() && found.size() < MOST_IMPORTS) {
      NamesOfFile names = files.get(open.pop());
      for (NamesOfFile.Import each :
          names == null ? List.<NamesOfFile.Import>of() : names.imports()) {
        resolve(start, each.path()).filter(found::add).ifPresent(open::push);
      }
    }
    return found;
  }

  /** The file that an import of a scenario means; lists are named from the scenario's folder on. */
  public static Optional<Path> resolve(Path scenario, String path) {
    try {
      Path folder = scenario.toAbsolutePath().getParent();
      return folder == null ? Optional.empty() : Optional.of(key(folder.resolve(path)));
    } catch (InvalidPathException unusable) {
      return Optional.empty();
    }
  }

  /** The files that bring in a file, at whatever depth: those that an edit of it concerns. */
  public Set<Path> importers(Path file) {
    Path wanted = key(file);
    Set<Path> found = new LinkedHashSet<>();
    for (Path each : files.keySet()) {
      if (!each.equals(wanted) && imports(each).contains(wanted)) {
        found.add(each);
      }
    }
    return found;
  }

  /**
   * The files that are read together with a file, at whatever depth: those that bring it in, and
   * the variants and order sheets of it or of these. An edit of it concerns them.
   */
  public Set<Path> dependents(Path file) {
    Set<Path> scenarios = new LinkedHashSet<>(List.of(key(file)));
    scenarios.addAll(importers(file));
    Set<Path> found = new LinkedHashSet<>(scenarios);
    files.keySet().stream()
        .filter(each -> scenarios.contains(scenarioOf(each)))
        .forEach(found::add);
    found.remove(key(file));
    return found;
  }

  /**
   * Where the thing that is named in a file is defined: there, in the scenario that it is of, or in
   * a file that is brought in.
   */
  public Optional<Found> definition(Path file, NameUse use) {
    Path here = key(file);
    Path scenario = scenarioOf(here);
    return defined(here, use).or(() -> defined(scenario, use)).or(() -> imported(scenario, use));
  }

  private Optional<Found> defined(Path file, NameUse use) {
    return own(file)
        .filter(each -> each.defines() && each.isSameAs(use))
        .findFirst()
        .map(each -> new Found(file, each));
  }

  private Stream<NameUse> own(Path file) {
    NamesOfFile names = files.get(file);
    return names == null ? Stream.empty() : names.uses().stream();
  }

  private Optional<Found> imported(Path file, NameUse use) {
    return imports(file).stream()
        .flatMap(
            list ->
                own(list)
                    .filter(NameUse::defines)
                    .filter(each -> isMeantBy(each, use))
                    .map(each -> new Found(list, each)))
        .findFirst();
  }

  /** Whether a name of a list is what a name of a scenario means; lists know no sides. */
  private static boolean isMeantBy(NameUse listed, NameUse use) {
    return listed.kind() == use.kind()
        && listed.side().isEmpty()
        && (listed.name().equals(use.name())
            || listed.title().filter(use.name()::equals).isPresent());
  }

  /** Every place that names the same thing, in all files concerned, its definition first. */
  public List<Found> occurrences(Path file, NameUse use) {
    Path here = key(file);
    Optional<Found> definition = definition(here, use);
    Path home = definition.map(Found::file).orElse(here);
    NameUse meant = definition.map(Found::use).orElse(use);
    List<Found> found = new ArrayList<>();
    Optional.ofNullable(files.get(home)).stream()
        .flatMap(names -> names.sameAs(meant).stream())
        .forEach(each -> found.add(new Found(home, each)));
    if (meant.kind() == NameUse.Kind.PLACE) {
      return places(here, meant);
    }
    for (Path other : dependents(home)) {
      own(other)
          .filter(each -> each.isSameAs(meant) || isMeantBy(meant, each))
          .filter(each -> definition(other, each).filter(at -> at.file().equals(home)).isPresent())
          .forEach(each -> found.add(new Found(other, each)));
    }
    return found;
  }

  /**
   * The places of a scenario are those of its ground: its own text, its variants in files of their
   * own and the order sheets for it mean the same by a name; another scenario may be played
   * elsewhere.
   */
  private List<Found> places(Path file, NameUse use) {
    Path scenario = scenarioOf(file);
    List<Path> family = new ArrayList<>(List.of(scenario));
    files.keySet().stream()
        .filter(each -> !each.equals(scenario) && scenarioOf(each).equals(scenario))
        .forEach(family::add);
    return family.stream()
        .flatMap(
            each ->
                own(each).filter(there -> there.isSameAs(use)).map(there -> new Found(each, there)))
        .sorted(Comparator.comparing((Found each) -> !each.use().defines()))
        .toList();
  }

  /** The scenario that a file is of; the file itself where it names none. */
  private Path scenarioOf(Path file) {
    NamesOfFile names = files.get(file);
    return names == null
        ? file
        : names.bases().stream()
            .flatMap(each -> resolve(file, each.path()).stream())
            .filter(files::containsKey)
            .findFirst()
            .orElse(file);
  }

  /** Definitions whose name or title has the letters of a query in it, at most so many. */
  public List<Found> symbols(String query, int most) {
    String wanted = query.toLowerCase(Locale.ROOT);
    Map<String, Found> found = new TreeMap<>();
    for (Map.Entry<Path, NamesOfFile> file : files.entrySet()) {
      for (NameUse each : file.getValue().uses()) {
        String text = (each.name() + " " + each.title().orElse("")).toLowerCase(Locale.ROOT);
        if (each.defines() && text.contains(wanted)) {
          found.put(
              each.name() + " " + file.getKey() + each.span().offset(),
              new Found(file.getKey(), each));
        }
      }
    }
    return found.values().stream().limit(most).toList();
  }

  private static Path key(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
