package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.terrain.disk.FolderSwap;
import studio.kriegsspiel.terrain.disk.StagingFolder;

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
    FolderSwap.recoverAllIn(library, OwnLibrary.MANIFEST);
    try (StagingFolder staging = StagingFolder.in(library, STAGING)) {
      Path incoming = Files.createDirectory(staging.path().resolve("incoming"));
      List<String> left = Unpacked.into(source, incoming);
      Path root = root(incoming);
      Inspection inspection = Inspection.of(root, source, as, library);
      Files.writeString(
          root.resolve(OwnLibrary.MANIFEST), inspection.manifest().write(), StandardCharsets.UTF_8);
      Files.writeString(
          root.resolve(CardFile.NAME), CardFile.write(inspection.cards()), StandardCharsets.UTF_8);
      move(root, inspection.manifest().name(), replace);
      return new Installed(
          inspection.manifest().name(),
          inspection.cards(),
          Stream.concat(left.stream(), inspection.left().stream()).toList());
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
    if (Files.exists(to) && !replace) {
      throw new ShelfException(
          "Your library has a package `"
              + name
              + "` already; write over it with --replace, or give this one another name with --as.");
    }
    FolderSwap.replace(from, to);
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
    try (StagingFolder gone = StagingFolder.in(library, STAGING)) {
      Files.move(folder, gone.path().resolve("gone"));
    }
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
}
