package studio.kriegsspiel.desk.forces;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.edit.ScenarioText;

/** Where army lists are found whose units can be taken into an army. */
public interface ArmyShelf {

  /**
   * One list.
   *
   * @param title what it is called
   * @param units its highest units
   */
  record ArmyList(String title, List<ListedUnit> units) {
    /** Copies the list. */
    public ArmyList {
      units = List.copyOf(units);
    }
  }

  /** Units as the templates of a scenario would have them. */
  List<ListedUnit> templates(ScenarioText source);

  /**
   * The lists beside a scenario's file, if it has one, then those of the library; may read files.
   */
  List<ArmyList> lists(Optional<Path> scenario);
}
