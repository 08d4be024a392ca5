package studio.kriegsspiel.language.ide;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** The small scenario over which editing help is tried, and the ground around it. */
final class SmallScenario {
  private static final MapPoint HERE = new MapPoint(500_000, 5_600_000);
  static final String START =
      """
      scenario "Bridge"
        rules    reisswitz-1824
        on       18 June 1815 from 13:00 to 18:30

      side Blue "Prussians" colour blue
        role "Commander" for "First"

      side Red "French" colour red

      army of Blue
        division "1st" as First
          battalion "1st Line" as Line1: 500 men
          battery "Horse"

      army of Red
        battalion "Guard" as Line1: 400 men

      """;

  private SmallScenario() {}

  /** Editing help that knows the ground. */
  static ScenarioEditing editing() {
    return new ScenarioEditing(new Around());
  }

  private static final class Around implements Surroundings {
    @Override
    public Collection<Place> places() {
      return List.of(
          new Place("High road", HERE),
          new Place("Mill", HERE),
          new Place("La Haye Sainte", HERE),
          new Place("Great battery", List.of(), HERE, Optional.empty(), KnownTo.UMPIRE),
          new Place("Abatis", HERE));
    }

    @Override
    public List<String> grounds() {
      return List.of("mont-saint-jean");
    }
  }
}
