package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/** Collects what lies in each cell; few combinations occur, so each gets a number. */
final class UnderfootTable {
  private final List<Underfoot> goings = new ArrayList<>(List.of(Underfoot.OPEN));
  private final Map<Underfoot, Short> numbers = new HashMap<>(Map.of(Underfoot.OPEN, (short) 0));
  private final short[] cells;

  UnderfootTable(GridGeometry grid) {
    this.cells = new short[grid.size()];
  }

  void add(int cell, FeatureKind kind) {
    Underfoot before = goings.get(cells[cell]);
    if (before.has(kind)) {
      return;
    }
    EnumSet<FeatureKind> kinds = EnumSet.of(kind);
    kinds.addAll(before.kinds());
    cells[cell] = (short) number(new Underfoot(kinds, Optional.empty()));
  }

  int number(Underfoot going) {
    return numbers.computeIfAbsent(
        going,
        fresh -> {
          if (goings.size() > Short.MAX_VALUE) {
            throw new IllegalStateException("Too many combinations of ground.");
          }
          goings.add(fresh);
          return (short) (goings.size() - 1);
        });
  }

  Underfoot at(int cell) {
    return goings.get(cells[cell]);
  }

  Underfoot get(int number) {
    return goings.get(number);
  }

  List<Underfoot> goings() {
    return goings;
  }

  short[] cells() {
    return cells;
  }
}
