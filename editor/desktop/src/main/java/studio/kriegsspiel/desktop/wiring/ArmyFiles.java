package studio.kriegsspiel.desktop.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.forces.ArmyShelf;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.text.ScenarioFile;

/**
 * The army lists of the library and of the scenario's folder. A file that is no list is passed
 * over.
 */
final class ArmyFiles implements ArmyShelf {
  private static final int MOST_FILES = 60;
  private static final long MOST_BYTES = 2_000_000;
  private static final List<String> FOLDERS = List.of("", "armies");

  private final Library library;
  private final ScenarioLanguage language = new ScenarioLanguage();

  ArmyFiles(Library library) {
    this.library = library;
  }

  @Override
  public List<ListedUnit> templates(ScenarioText source) {
    return TemplateUnits.of(language, source);
  }

  @Override
  public List<ArmyList> lists(Optional<Path> scenario) {
    List<ArmyList> lists = new ArrayList<>();
    scenario
        .map(Path::toAbsolutePath)
        .map(Path::getParent)
        .ifPresent(
            folder ->
                FOLDERS.forEach(
                    each -> files(folder.resolve(each)).forEach(file -> read(file, lists))));
    for (LibraryEntry each : library.armies()) {
      read(each.path(), lists);
    }
    return lists;
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(each -> String.valueOf(each.getFileName()).endsWith(ScenarioFile.ENDING))
          .filter(Files::isRegularFile)
          .sorted()
          .limit(MOST_FILES)
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private void read(Path file, List<ArmyList> lists) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        return;
      }
      String text = TextFiles.read(file);
      String name = String.valueOf(file.getFileName());
      List<ListedUnit> units =
          language.parseArmyList(name, text).stream()
              .map(each -> new ListedUnit(each, UnitBlock.of(text, each)))
              .filter(each -> !each.block().units().isEmpty())
              .toList();
      if (!units.isEmpty()) {
        lists.add(new ArmyList(title(name), units));
      }
    } catch (IOException e) {
      // What cannot be read is no list that could be offered; opening it says why.
    }
  }

  private static String title(String name) {
    String plain = name.replace(ScenarioFile.ENDING, "").replace('-', ' ');
    return plain.isEmpty() ? name : Capital.of(plain);
  }
}
