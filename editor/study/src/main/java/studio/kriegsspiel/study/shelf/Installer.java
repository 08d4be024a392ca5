package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.OwnLibrary;

/**
 * Puts packages into the user's own library and takes them out of it. A package is unpacked, read
 * and checked in a hidden folder beside the others and moved to its place at the end, so that it is
 * there as a whole or not at all.
 */
public final class Installer {
  private static final String STAGING = ".incoming-";

  private final Path library;

  /** Works on an own library, which need not be there yet. */
  public Installer(Path library) {
    this.library = library;
  }

  /**
   * What was put there.
   *
   * @param name the package's short name
   * @param scenarios the cards of its scenarios
   * @param left files of it that were not taken
   */
  public record Installed(String name, List<Card> scenarios, List<String> left) {
    /** Copies the lists. */
    public Installed {
      scenarios = List.copyOf(scenarios);
      left = List.copyOf(left);
    }
  }

  /**
   * Installs a package.
   *
   * @param source a zip, or a folder that holds the same
   * @param as the short name it gets, instead of its own
   * @param replace whether a package of that name is replaced
   * @throws ShelfException if it cannot be used; nothing has changed then
   */
  public Installed install(Path source, Optional<String> as, boolean replace) throws IOException {
    if (!Files.exists(source)) {
      throw new ShelfException("There is no package " + source + "; check the name.");
    }
    Files.createDirectories(library);
    sweep();
    Path staging = Files.createDirectory(library.resolve(STAGING + UUID.randomUUID()));
    try {
      List<String> left = Unpacked.into(source, staging);
      Path root = root(staging);
      Inspection inspection = Inspection.of(root, source, as, library);
      Files.writeString(
          root.resolve(OwnLibrary.MANIFEST), inspection.manifest().write(), StandardCharsets.UTF_8);
      Files.writeString(
          root.resolve(CardFile.NAME), CardFile.write(inspection.cards()), StandardCharsets.UTF_8);
      move(root, inspection.manifest().name(), replace);
      return new Installed(inspection.manifest().name(), inspection.cards(), left);
    } finally {
      delete(staging);
    }
  }

  /** A zip of a folder has the folder in it; what counts is what lies in that. */
  private static Path root(Path staging) throws IOException {
    try (Stream<Path> files = Files.list(staging)) {
      List<Path> top = files.limit(2).toList();
      return top.size() == 1 && Files.isDirectory(top.get(0)) && !isTerrain(top.get(0))
          ? top.get(0)
          : staging;
    }
  }

  private static boolean isTerrain(Path folder) {
    return Files.isRegularFile(folder.resolve("terrain.json"));
  }

  private void move(Path from, String name, boolean replace) throws IOException {
    Path to = library.resolve(name);
    if (!Files.exists(to)) {
      Files.move(from, to);
      return;
    }
    if (!replace) {
      throw new ShelfException(
          "Your library has a package `"
              + name
              + "` already; write over it with --replace, or give this one another name with --as.");
    }
    Path old = library.resolve(STAGING + UUID.randomUUID());
    Files.move(to, old);
    try {
      Files.move(from, to);
    } catch (IOException failed) {
      Files.move(old, to, StandardCopyOption.REPLACE_EXISTING);
      throw failed;
    }
    delete(old);
  }

  /**
   * Takes a package out of the library.
   *
   * @param name its short name, or that of a scenario in it
   * @return the short name of the package that is gone
   * @throws ShelfException if the user's own library has none of that name
   */
  public String remove(String name, List<LibraryEntry> entries) throws IOException {
    Path folder =
        OwnLibrary.packages(library).stream()
            .filter(each -> String.valueOf(each.getFileName()).equals(name))
            .findFirst()
            .or(
                () ->
                    entries.stream()
                        .filter(each -> each.own() && each.slug().equals(name))
                        .map(Shelf::packageOf)
                        .findFirst())
            .orElseThrow(() -> nothing(name, entries));
    Path gone = library.resolve(STAGING + UUID.randomUUID());
    Files.move(folder, gone);
    delete(gone);
    return String.valueOf(folder.getFileName());
  }

  private static ShelfException nothing(String name, List<LibraryEntry> entries) {
    boolean known = entries.stream().anyMatch(each -> each.slug().equals(name));
    return new ShelfException(
        known
            ? "`"
                + name
                + "` came with the studio and cannot be removed; only what was installed can."
            : "Your library has no package `" + name + "`; `studio library` lists what it has.");
  }

  /** Clears what the dead left behind. */
  private void sweep() throws IOException {
    List<Path> found;
    try (Stream<Path> files = Files.list(library)) {
      found =
          files
              .filter(each -> String.valueOf(each.getFileName()).startsWith(STAGING))
              .filter(Installer::isOld)
              .toList();
    }
    for (Path each : found) {
      delete(each);
    }
  }

  private static boolean isOld(Path folder) {
    try {
      long age = System.currentTimeMillis() - Files.getLastModifiedTime(folder).toMillis();
      return age > 60L * 60 * 1000;
    } catch (IOException gone) {
      return false;
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path each, @Nullable IOException failure)
              throws IOException {
            Files.delete(each);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
