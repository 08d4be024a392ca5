package studio.kriegsspiel.rules.battlesystem;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Men that guns fire as, by class and range, and the phases they may fire in. */
final class ArtilleryRates {

  /** Men and addition to the die at one range. */
  record Rate(int men, int die, Citation citation) {}

  private final Map<Weapon, Bands<Rate>> rates = new EnumMap<>(Weapon.class);
  private final Map<Weapon, Integer> phases = new EnumMap<>(Weapon.class);

  ArtilleryRates(RuleBook book) {
    RuleTable table = book.table("artillery");
    for (Weapon weapon : Weapon.values()) {
      if (weapon.isArtillery()) {
        String key = classKey(weapon);
        List<TableRow> rows =
            table.rows().stream().filter(row -> row.getText("class").equals(key)).toList();
        rates.put(weapon, Bands.of("table artillery", rows, "spaces", ArtilleryRates::rate));
        phases.put(weapon, book.table("artillery-classes").getInteger("phases", key));
      }
    }
  }

  private static Rate rate(TableRow row) {
    return new Rate(row.getInteger("men"), row.getInteger("die"), row.citation());
  }

  /** The rate at a range in spaces; below 1 counts as 1. */
  Rate rate(Weapon weapon, int spaces) {
    return bands(weapon).at(spaces);
  }

  private Bands<Rate> bands(Weapon weapon) {
    Bands<Rate> bands = rates.get(weapon);
    if (bands == null) {
      throw new IllegalArgumentException(weapon + " is no artillery");
    }
    return bands;
  }

  /** Phases of a turn the class may fire in. */
  int phases(Weapon weapon) {
    return phases.getOrDefault(weapon, 0);
  }

  private static String classKey(Weapon weapon) {
    return switch (weapon) {
      case LIGHT_GUNS -> "light";
      case MEDIUM_GUNS -> "medium";
      default -> "heavy";
    };
  }

  /** The row of the table of ranges. */
  static String rangeKey(Weapon weapon) {
    return switch (weapon) {
      case MUSKET -> "musket";
      case CARBINE -> "carbine";
      default -> "artillery-" + classKey(weapon);
    };
  }

  /** The word that begins a sentence. */
  static String plural(Weapon weapon) {
    return switch (weapon) {
      case MUSKET -> "Muskets";
      case CARBINE -> "Carbines";
      case LIGHT_GUNS -> "Light guns";
      case MEDIUM_GUNS -> "Medium guns";
      case HEAVY_GUNS -> "Heavy guns";
    };
  }
}
