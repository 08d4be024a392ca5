package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The two National Army tables read together: a line of the nation comes before one for any, and
 * the Grand Coalition's table before that of Napoleon's armies where no nation is given.
 */
public final class NationalArmies {
  private static final String ANY = "any";
  private static final int MEN_TO_A_BASE = 125;

  private final Map<String, TypeRow> byNationAndType = new LinkedHashMap<>();
  private final List<String> types = new ArrayList<>();
  private final Correspondence terms;
  private final int infantryBases;

  /** Reads the tables of the book, an umpire's own among them. */
  public NationalArmies(RuleBook book) {
    terms = Correspondence.of(book.id());
    for (String table : TroopTypes.TABLES) {
      for (TableRow row : book.table(table).rows()) {
        TypeRow line = TypeRow.of(row);
        byNationAndType.putIfAbsent(key(row.getText("nation"), line.type()), line);
        if (!types.contains(line.type())) {
          types.add(line.type());
        }
      }
    }
    infantryBases = book.table("base-units").getRow("infantry").getRange("bases").from();
  }

  private static String key(String nation, String type) {
    return nation + " " + type;
  }

  /** All types of troops that have a line. */
  public List<String> types() {
    return List.copyOf(types);
  }

  /** The line of a type for no particular nation, or the first nation's that has one. */
  public TypeRow get(String type) {
    return get(ANY, type);
  }

  /** The line of a type for a nation. */
  TypeRow get(Nation nation, String type) {
    return get(Parameter.word(nation), type);
  }

  /** The line of a type for a nation; an unknown type is an error that names the valid ones. */
  public TypeRow get(String nation, String type) {
    TypeRow own = byNationAndType.get(key(nation, type));
    if (own != null) {
      return own;
    }
    TypeRow any = byNationAndType.get(key(ANY, type));
    if (any != null) {
      return any;
    }
    return byNationAndType.values().stream()
        .filter(row -> row.type().equals(type))
        .findFirst()
        .orElseThrow(() -> new UnknownNameException("type of troops", type, types));
  }

  /** The type that troops of a scenario count as. */
  public String type(Troops troops) {
    if (troops.type() == UnitType.SKIRMISHERS || troops.arm() == Arm.ENGINEERS) {
      return "infantry.light";
    }
    if (troops.arm() == Arm.TRAIN
        || troops.type() == UnitType.ARTILLERY_ROCKET
        || troops.type() == UnitType.ARTILLERY_BATTALION_GUN) {
      return "artillery.foot";
    }
    boolean plainFoot =
        troops.type() == UnitType.INFANTRY_LINE || troops.type() == UnitType.INFANTRY_LIGHT;
    if (plainFoot && troops.grade() != Grade.LINE && troops.grade() != Grade.VETERAN) {
      return "infantry." + terms.match(troops.grade()).findTerm().orElse("line");
    }
    if (troops.type() == UnitType.CAVALRY_HEAVY && troops.grade() == Grade.GUARD) {
      return "cavalry.heavy.guard";
    }
    return terms.match(troops.type()).findTerm().orElse("infantry.line");
  }

  /** Base units of a unit of so many men: whole bases of 125 men at most, a battery is one. */
  public int bases(Troops troops) {
    if (troops.arm() != Arm.INFANTRY && troops.arm() != Arm.CAVALRY) {
      return 1;
    }
    if (troops.men() == 0) {
      return troops.arm() == Arm.INFANTRY ? infantryBases : infantryBases - 1;
    }
    return Math.max(1, (troops.men() + MEN_TO_A_BASE - 1) / MEN_TO_A_BASE);
  }
}
