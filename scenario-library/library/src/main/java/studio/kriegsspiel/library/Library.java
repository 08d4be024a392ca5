package studio.kriegsspiel.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.library.LibraryEntry.Kind;

/**
 * The scenarios, armies, terrains and templates that come with the studio, and behind them those of
 * the user's own library. Paths may lie inside the program's archive: read them with {@link
 * java.nio.file.Files}, do not turn them into {@code File}s, and do not write to them. Immutable
 * and thread-safe.
 */
public final class Library {

  private final List<LibraryEntry> entries;

  private Library(List<LibraryEntry> entries) {
    this.entries = List.copyOf(entries);
  }

  /**
   * The library of this program and the user's own.
   *
   * @throws LibraryException if the program's index is missing or damaged
   */
  public static Library open() {
    List<LibraryEntry> entries =
        new ArrayList<>(LibraryIndex.read(LibraryFolder.locate(Library.class)));
    entries.addAll(OwnLibrary.entries(OwnLibrary.folder()));
    return new Library(entries);
  }

  /**
   * The library of this program without the user's own.
   *
   * @throws LibraryException if its index is missing or damaged
   */
  public static Library ofProgram() {
    return at(LibraryFolder.locate(Library.class));
  }

  /**
   * A library in a folder that holds a {@code library.json}.
   *
   * @throws LibraryException if the index is missing or damaged
   */
  public static Library at(Path folder) {
    return new Library(LibraryIndex.read(folder));
  }

  /** All there is, in this order: scenarios, armies, terrains, templates, then the user's own. */
  public List<LibraryEntry> entries() {
    return entries;
  }

  /** Scenarios, the one for newcomers first. */
  public List<LibraryEntry> scenarios() {
    return of(Kind.SCENARIO);
  }

  /** Variants of scenarios in files of their own. */
  public List<LibraryEntry> variants() {
    return of(Kind.VARIANT);
  }

  /** Army lists that scenarios import. */
  public List<LibraryEntry> armies() {
    return of(Kind.ARMY);
  }

  /** Terrain packages. */
  public List<LibraryEntry> terrains() {
    return of(Kind.TERRAIN);
  }

  /** Texts to start from, the blank scenario first. */
  public List<LibraryEntry> templates() {
    return of(Kind.TEMPLATE);
  }

  /**
   * The scenario the studio opens when it is asked for nothing else.
   *
   * @throws LibraryException if the library holds no scenario
   */
  public Path firstScenario() {
    return first(Kind.SCENARIO);
  }

  /**
   * The text that {@code studio new} starts from.
   *
   * @throws LibraryException if the library holds no template
   */
  public Path blankScenario() {
    return first(Kind.TEMPLATE);
  }

  /** The scenario with this slug, or the variant of one in a file of its own. */
  public Optional<Path> findScenario(String slug) {
    return find(Kind.SCENARIO, slug).or(() -> find(Kind.VARIANT, slug));
  }

  /** The army list with this slug. */
  public Optional<Path> findArmy(String slug) {
    return find(Kind.ARMY, slug);
  }

  /** The folder of the terrain package with this name. */
  public Optional<Path> findTerrain(String name) {
    return find(Kind.TERRAIN, name);
  }

  /** The template with this slug. */
  public Optional<Path> findTemplate(String slug) {
    return find(Kind.TEMPLATE, slug);
  }

  private List<LibraryEntry> of(Kind kind) {
    return entries.stream().filter(entry -> entry.kind() == kind).toList();
  }

  private Path first(Kind kind) {
    return entries.stream()
        .filter(entry -> entry.kind() == kind)
        .map(LibraryEntry::path)
        .findFirst()
        .orElseThrow(
            () ->
                new LibraryException(
                    LibraryIndex.FILE,
                    "lists no " + kind.name().toLowerCase(java.util.Locale.ROOT)));
  }

  private Optional<Path> find(Kind kind, String slug) {
    return entries.stream()
        .filter(entry -> entry.kind() == kind && entry.slug().equals(slug))
        .map(LibraryEntry::path)
        .findFirst();
  }
}
