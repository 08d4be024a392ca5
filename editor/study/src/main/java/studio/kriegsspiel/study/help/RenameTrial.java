package studio.kriegsspiel.study.help;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Reads all files concerned as they would be after a renaming, so that a name that would mean
 * something else in one of them is refused before anything is written.
 */
final class RenameTrial implements FileTexts {
  private static final int MOST_FILES = 100;

  private final FileTexts now;
  private final Map<Path, List<TextEdit>> edits;

  RenameTrial(FileTexts now, Map<Path, List<TextEdit>> edits) {
    this.now = now;
    this.edits = edits;
  }

  @Override
  public String read(Path file) throws IOException {
    return TextEdit.applyAll(
        now.read(file), edits.getOrDefault(file.toAbsolutePath().normalize(), List.of()));
  }

  @Override
  public Optional<Path> findList(String name) {
    return now.findList(name);
  }

  /**
   * Checks the files that are edited and others that read them.
   *
   * @throws IllegalArgumentException if the name has another meaning in one of them, or it would
   *     not be understood any more
   */
  void check(NameUse.Kind kind, String newName, Collection<Path> others) {
    Set<Path> all = new LinkedHashSet<>(edits.keySet());
    all.addAll(others);
    for (Path each : all.stream().limit(MOST_FILES).toList()) {
      Optional<Analysis> before = read(each, now);
      if (kind == NameUse.Kind.UNIT && before.filter(it -> hasUnit(it, newName)).isPresent()) {
        throw new IllegalArgumentException(
            "The name `" + newName + "` is already used in " + each.getFileName() + ".");
      }
      List<Finding> after = new ArrayList<>(findings(read(each, this)));
      for (Finding told : findings(before)) {
        after.stream()
            .filter(fault -> fault.id().equals(told.id()))
            .findFirst()
            .ifPresent(after::remove);
      }
      if (!after.isEmpty()) {
        throw new IllegalArgumentException(
            "It cannot be called `%s`: %s, line %d, would not be understood. %s"
                .formatted(
                    newName,
                    each.getFileName(),
                    after.get(0).span().line(),
                    after.get(0).message()));
      }
    }
  }

  /** Whether a unit, of whichever side, is called so; those of army lists included. */
  private static boolean hasUnit(Analysis text, String name) {
    boolean named =
        text.symbols().symbols().stream()
            .anyMatch(each -> each.kind() == DefinedName.Kind.UNIT && each.name().equals(name));
    return named
        || text.scenario().stream()
            .flatMap(Scenario::units)
            .anyMatch(each -> each.title().equals(name));
  }

  private static List<Finding> findings(Optional<Analysis> text) {
    return text.map(Analysis::findings).orElse(List.of());
  }

  /** What is understood of a file, of a variant beside its scenario. */
  private static Optional<Analysis> read(Path file, FileTexts texts) {
    try {
      Path folder = file.getParent();
      ArmyLists lists = folder == null ? ArmyLists.unsaved(texts) : ArmyLists.in(folder, texts);
      String name = String.valueOf(file.getFileName());
      Analysis analysis = Analysis.of(name, texts.read(file), lists);
      return Optional.of(
          analysis
              .variantFile()
              .map(each -> Analysis.of(name, each.joined(analysis.source().text()), lists))
              .orElse(analysis));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
