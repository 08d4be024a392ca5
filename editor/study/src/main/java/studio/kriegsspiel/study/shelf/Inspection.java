package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * What a package that was unpacked holds, once all of it has been read. Its scenarios must be fit
 * for use; what else is broken is taken out and told.
 *
 * @param manifest its list, made anew
 * @param cards the cards of its scenarios
 * @param left what was taken out, each with the reason
 */
record Inspection(PackageManifest manifest, List<Card> cards, List<String> left) {
  private static final int MOST_TEXTS = 300;
  private static final Pattern ARMY =
      Pattern.compile(
          "\\A\\ufeff?(?:\\s*//[^\\n]*\\n)*\\s*army\\s+library(?:\\s+\"([^\"\\n]*)\")?");
  private static final Pattern SCENARIO =
      Pattern.compile("\\A\\ufeff?(?:\\s*//[^\\n]*\\n)*\\s*scenario\\b");

  Inspection {
    cards = List.copyOf(cards);
    left = List.copyOf(left);
  }

  /**
   * Reads and checks a package.
   *
   * @param root the folder it was unpacked into
   * @param source where it came from
   * @param as the short name it gets, instead of its own
   * @param library the folder of the user's library
   * @throws ShelfException if it cannot be used
   */
  static Inspection of(Path root, Path source, Optional<String> as, Path library)
      throws IOException {
    String called = String.valueOf(source.getFileName());
    Optional<PackageManifest> written = manifest(root, called);
    String name =
        as.or(() -> written.map(PackageManifest::name)).orElseGet(() -> PackageName.slug(called));
    if (!PackageName.isSlug(name)) {
      throw new ShelfException(
          "`" + name + "` cannot be the name of a package; use small letters, digits and hyphens.");
    }
    List<Card> cards = new ArrayList<>();
    List<PackageManifest.Item> scenarios = new ArrayList<>();
    List<PackageManifest.Item> armies = new ArrayList<>();
    TakenOut left = new TakenOut(root);
    Studies studies = Studies.ofLibrary();
    for (Path file : texts(root)) {
      String text = read(file, called);
      String path = root.relativize(file).toString().replace('\\', '/');
      Study study = studies.read(file);
      Matcher army = ARMY.matcher(text);
      if (SCENARIO.matcher(text).find()) {
        Card card = card(study, slug(file, as, written), written, called);
        cards.add(card);
        scenarios.add(new PackageManifest.Item(card.slug(), card.title(), card.summary(), path));
      } else if (!errors(study).isEmpty()) {
        left.takeOut(path, firstOf(errors(study)));
      } else if (army.find()) {
        String title = army.group(1) == null ? path : army.group(1);
        armies.add(new PackageManifest.Item(PackageName.slug(file(file)), title, "", path));
      }
    }
    if (cards.isEmpty() && armies.isEmpty()) {
      throw new ShelfException(called + " holds no scenario and no army list; name a package.");
    }
    List<PackageManifest.Item> terrains = terrains(root, left);
    PackageManifest manifest =
        new PackageManifest(
            name,
            written.map(PackageManifest::title).orElse(name),
            written.map(PackageManifest::licence).orElse("not stated"),
            scenarios,
            armies,
            terrains,
            left.without(written.map(PackageManifest::sums).orElse(new TreeMap<>())));
    free(manifest, library);
    return new Inspection(manifest, cards, left.told());
  }

  private static Optional<PackageManifest> manifest(Path root, String called) throws IOException {
    Path file = root.resolve(OwnLibrary.MANIFEST);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    PackageManifest manifest = PackageManifest.read(read(file, called), called);
    for (var each : manifest.sums().entrySet()) {
      Path listed = PackageName.isSafe(each.getKey()) ? root.resolve(each.getKey()) : root;
      if (!Files.isRegularFile(listed)
          || !Packer.sum(Files.readAllBytes(listed)).equals(each.getValue())) {
        throw new ShelfException(
            called
                + " is damaged: `"
                + each.getKey()
                + "` is missing or not as it was packed; fetch it again.");
      }
    }
    return Optional.of(manifest);
  }

  private static String read(Path file, String called) {
    try {
      return TextFiles.read(file);
    } catch (IOException unreadable) {
      throw new ShelfException(
          "`" + file(file) + "` in " + called + " is not a text that can be read; fetch it again.",
          unreadable);
    }
  }

  private static List<Path> texts(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(each -> file(each).endsWith(ScenarioFinder.SUFFIX))
          .filter(Files::isRegularFile)
          .sorted()
          .limit(MOST_TEXTS)
          .toList();
    }
  }

  private static String file(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static String slug(Path file, Optional<String> as, Optional<PackageManifest> written) {
    boolean one = written.map(each -> each.scenarios().size() == 1).orElse(false);
    return as.filter(each -> one).orElseGet(() -> PackageName.slug(file(file)));
  }

  private static Card card(
      Study study, String slug, Optional<PackageManifest> written, String called) {
    String document = study.document();
    Optional<String> terrain = study.scenario().flatMap(each -> each.header().terrain());
    if (terrain.isPresent() && study.ground().isEmpty()) {
      throw new ShelfException(
          "`"
              + document
              + "` in "
              + called
              + " needs the ground `"
              + terrain.get()
              + "`, which is neither in the package nor in the library; have it packed with"
              + " --with-ground.");
    }
    List<Finding> errors = errors(study);
    if (!errors.isEmpty()) {
      throw new ShelfException("`" + document + "` in " + called + " " + firstOf(errors));
    }
    String summary =
        written.stream()
            .flatMap(each -> each.scenarios().stream())
            .filter(each -> each.file().equals(document))
            .map(PackageManifest.Item::summary)
            .findFirst()
            .orElse("");
    return CardMaker.of(study, slug, summary)
        .orElseThrow(
            () -> new ShelfException("`" + document + "` in " + called + " is no scenario."));
  }

  private static List<Finding> errors(Study study) {
    return study.findings().stream().filter(each -> each.severity() == Severity.ERROR).toList();
  }

  private static String firstOf(List<Finding> errors) {
    Finding first = errors.get(0);
    return "has "
        + (errors.size() == 1 ? "an error" : errors.size() + " errors")
        + ", in line "
        + first.span().line()
        + ": "
        + first.message();
  }

  private static List<PackageManifest.Item> terrains(Path root, TakenOut left) throws IOException {
    List<PackageManifest.Item> terrains = new ArrayList<>();
    Library known = Library.ofProgram();
    for (var each : ScenarioGrounds.listIn(root).entrySet()) {
      String path = root.relativize(each.getValue()).toString().replace('\\', '/');
      try {
        String title = TerrainPackage.read(each.getValue()).title();
        // A name of the program's serves the scenarios beside it; everybody else means that ground.
        if (known.findTerrain(each.getKey()).isEmpty()) {
          terrains.add(new PackageManifest.Item(each.getKey(), title, "", path));
        }
      } catch (GroundException damaged) {
        left.takeOut(path, "cannot be used: " + damaged.getMessage());
      }
    }
    return terrains;
  }

  /** Refuses names by which something else is asked for already. */
  private static void free(PackageManifest manifest, Path library) {
    Set<List<Object>> taken = new HashSet<>();
    Path own = library.resolve(manifest.name());
    for (LibraryEntry each : Library.open().entries()) {
      if (!each.own() || !each.path().startsWith(own)) {
        taken.add(List.of(each.kind(), each.slug()));
      }
    }
    refuse(manifest.scenarios(), LibraryEntry.Kind.SCENARIO, "a scenario", taken);
  }

  private static void refuse(
      List<PackageManifest.Item> items,
      LibraryEntry.Kind kind,
      String what,
      Set<List<Object>> taken) {
    for (PackageManifest.Item each : items) {
      if (!taken.add(List.of(kind, each.slug()))) {
        throw new ShelfException(
            "The library has "
                + what
                + " `"
                + each.slug()
                + "` already; give this one another name with --as, or rename its file.");
      }
    }
  }
}
