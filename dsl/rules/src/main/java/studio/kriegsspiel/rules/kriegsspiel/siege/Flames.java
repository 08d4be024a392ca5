package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The flames on Dice I, II and III: one, two and three faces of six (ruling C073). */
public final class Flames {
  private static final int SIDES = 6;

  private final Map<String, Set<Integer>> faces = new HashMap<>();
  private final Map<String, TableRow> rows = new HashMap<>();

  public Flames(RuleBook book) {
    for (TableRow row : book.table("flames").rows()) {
      String die = row.getText("die");
      rows.put(die, row);
      faces.put(
          die,
          Stream.of(row.getText("faces").split(" "))
              .map(Integer::valueOf)
              .collect(Collectors.toSet()));
    }
  }

  /** Throws a die, {@code I}, {@code II} or {@code III}, and says whether a flame fell. */
  public boolean falls(String die, String purpose, DiceStream dice, Trace trace) {
    Set<Integer> flames = faces.get(die);
    TableRow row = rows.get(die);
    if (flames == null || row == null) {
      throw new RulesException("Die " + die + " has no flames.");
    }
    int face = dice.throwDie(SIDES);
    boolean flame = flames.contains(face);
    trace.addThrow(purpose, "Die " + die, face, flame ? "flame" : "no flame", row.citation());
    return flame;
  }
}
