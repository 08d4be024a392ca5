package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.TableSet;

/** The types of troops that the National Army tables have, as choices of a question. */
final class TroopTypes implements TableChoices {
  static final List<String> TABLES = List.of("national-army-coalition", "national-army-napoleon");

  @Override
  public List<String> of(TableSet tables) {
    return of(tables, type -> true);
  }

  private static List<String> of(TableSet tables, Predicate<String> wanted) {
    return TABLES.stream()
        .flatMap(table -> tables.get(table).rows().stream())
        .map(row -> row.getText("type"))
        .filter(wanted)
        .distinct()
        .toList();
  }

  /** Those that fight: no general and no messenger. */
  static final class Fighting implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      return TroopTypes.of(
          tables,
          type -> Stream.of("infantry.", "cavalry.", "artillery.").anyMatch(type::startsWith));
    }
  }

  /** Those that ride. */
  static final class Mounted implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      return TroopTypes.of(tables, type -> type.startsWith("cavalry."));
    }
  }
}
