package studio.kriegsspiel.study.ask;

import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.MapPoint;

/** What a question names: a unit or a place. */
public sealed interface Thing {
  /** How sentences call it, such as {@code `Blue.Baring`}. */
  String shown();

  /** A unit. */
  record OfUnit(Unit unit) implements Thing {
    @Override
    public String shown() {
      return "`" + unit.id() + "`";
    }
  }

  /** A place of the ground. */
  record OfPlace(String name, MapPoint point) implements Thing {
    @Override
    public String shown() {
      return "\"" + name + "\"";
    }
  }
}
