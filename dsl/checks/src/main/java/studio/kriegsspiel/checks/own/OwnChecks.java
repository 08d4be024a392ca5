package studio.kriegsspiel.checks.own;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckInfo;

/**
 * The checks in the jars that a user has installed. They are loaded when this is made, each jar by
 * itself, and stay loaded as long as it lives; a jar that cannot be used is told as a finding.
 */
public final class OwnChecks {
  /** No jar is installed. */
  public static final OwnChecks NONE = new OwnChecks(List.of(), List.of());

  private static final int MOST_JARS = 20;

  private static final String TOO_MANY =
      "No more than " + MOST_JARS + " jars are read, in the order of their names.";

  private final List<OwnJar> jars;
  private final List<Check> checks;

  private OwnChecks(List<OwnJar> jars, List<Check> checks) {
    this.jars = List.copyOf(jars);
    this.checks = List.copyOf(checks);
  }

  /** Those of the jars in a folder, in the order of their names; none if there is no folder. */
  public static OwnChecks in(Path folder) {
    List<OwnJar> jars = new ArrayList<>();
    List<Check> checks = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    List<Path> files = jarsIn(folder);
    for (Path file : files.subList(0, Math.min(files.size(), MOST_JARS))) {
      try {
        OwnJar jar = OwnJar.read(file);
        jars.add(jar);
        checks.addAll(load(jar, loader(jar), ids));
      } catch (IOException fault) {
        checks.add(
            new BrokenJar(String.valueOf(file.getFileName()), String.valueOf(fault.getMessage())));
      }
    }
    files.stream()
        .skip(MOST_JARS)
        .map(file -> new BrokenJar(String.valueOf(file.getFileName()), TOO_MANY))
        .forEach(checks::add);
    return jars.isEmpty() && checks.isEmpty() ? NONE : new OwnChecks(jars, checks);
  }

  /** The jars in a folder. */
  public static List<Path> jarsIn(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).endsWith(".jar"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /**
   * Loads the checks of a jar, which runs what is in it.
   *
   * @param loader of the jar's classes
   * @param taken ids that others have; those of the jar are added
   * @throws IOException if one of them cannot be used; its message is one sentence for the user
   */
  private static List<Check> load(OwnJar jar, URLClassLoader loader, Set<String> taken)
      throws IOException {
    List<Check> loaded = new ArrayList<>();
    try {
      for (Check each : ServiceLoader.load(Check.class, loader)) {
        if (each.getClass().getClassLoader() == loader) {
          loaded.add(new OwnCheck(each, jar.fileName()));
        }
      }
    } catch (RuntimeException | LinkageError | java.util.ServiceConfigurationError fault) {
      throw new IOException(
          "%s cannot be loaded (%s).".formatted(jar.fileName(), fault.getClass().getSimpleName()),
          fault);
    }
    for (Check each : loaded) {
      String id = each.info().id();
      if (!OwnCheck.isId(id)) {
        throw new IOException(
            "`%s` is no id for a check of your own; write it as `CLUB-FRC-001`, and not with KS."
                .formatted(id));
      }
      if (!taken.add(id)) {
        throw new IOException("The id `%s` is taken by another check.".formatted(id));
      }
    }
    return loaded;
  }

  private static URLClassLoader loader(OwnJar jar) throws IOException {
    return new URLClassLoader(
        jar.fileName(), new URL[] {jar.file().toUri().toURL()}, Check.class.getClassLoader());
  }

  /**
   * Loads a jar beside those that are installed, in place of one of its name, to see whether it can
   * be used.
   *
   * @throws IOException if not; its message is one sentence for the user
   */
  public List<CheckInfo> tried(OwnJar jar) throws IOException {
    if (jars.stream().filter(each -> !each.fileName().equals(jar.fileName())).count()
        >= MOST_JARS) {
      throw new IOException(TOO_MANY);
    }
    Set<String> taken = new HashSet<>();
    checks.stream()
        .filter(each -> !each.origin().equals(jar.fileName()))
        .forEach(each -> taken.add(each.info().id()));
    try (URLClassLoader loader = loader(jar)) {
      return load(jar, loader, taken).stream().map(Check::info).toList();
    }
  }

  /** The jars that could be read. */
  public List<OwnJar> jars() {
    return jars;
  }

  /** The checks, and for each jar that cannot be used one that says so. */
  public List<Check> checks() {
    return checks;
  }

  /** What is known of the checks of a jar. */
  public List<CheckInfo> of(OwnJar jar) {
    return checks.stream()
        .filter(check -> check.origin().equals(jar.fileName()))
        .map(Check::info)
        .toList();
  }

  /** The ids of the checks. */
  public Set<String> ids() {
    return checks.stream()
        .filter(OwnCheck.class::isInstance)
        .map(check -> check.info().id())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The check of an id; case does not matter. */
  public Optional<Check> find(String id) {
    return checks.stream()
        .filter(OwnCheck.class::isInstance)
        .filter(check -> check.info().id().equalsIgnoreCase(id))
        .findFirst();
  }
}
