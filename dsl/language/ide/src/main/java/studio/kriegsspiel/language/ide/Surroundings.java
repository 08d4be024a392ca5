package studio.kriegsspiel.language.ide;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.Place;

/** What is known around a text that is being written; asked anew each time. */
public interface Surroundings {
  /** Nothing is known. */
  Surroundings NONE = new Surroundings() {};

  /** The places of the ground. */
  default Collection<Place> places() {
    return List.of();
  }

  /** The folder of the text's file, nothing while it has none. */
  default Optional<Path> folder() {
    return Optional.empty();
  }

  /** Where the texts of army lists come from. */
  default FileTexts texts() {
    return FileTexts.ON_DISK;
  }

  /** Names of the grounds that there are. */
  default List<String> grounds() {
    return List.of();
  }

  /** Army lists in and below the folder, as an import names them. */
  default List<String> armyLists() {
    return List.of();
  }

  /** One sentence about a place: its height, what it is; possibly empty. */
  default String about(Place place) {
    return "";
  }

  /** One sentence about a unit's ground in a formation: its front and depth; possibly empty. */
  default String about(Unit unit, Formation formation) {
    return "";
  }

  /** Sentences about a rule book or one of its switches; possibly empty. */
  default String aboutRule(String name) {
    return "";
  }
}
