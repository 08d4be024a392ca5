package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The circumstances that are worth an index point; of one group only the greatest counts. */
final class IndexPoints {
  /** Moves on end under canister that cost the side which stands a point. */
  private static final int LEAST_STANDING = 2;

  private final List<TableRow> rows;
  private final int[] points;
  private final int[] groups;
  private final int groupCount;

  IndexPoints(RuleBook book) {
    rows = book.table("index-points").rows();
    boolean artilleryAdds = book.isOn("artillery-points-add");
    points = new int[rows.size()];
    groups = new int[rows.size()];
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < points.length; i++) {
      TableRow row = rows.get(i);
      points[i] = row.getInteger("points");
      String group = row.findText("group").orElse(row.getText("circumstance"));
      boolean alone = artilleryAdds && group.startsWith("artillery");
      String counted = alone ? row.getText("circumstance") : group;
      Integer number = numbers.get(counted);
      if (number == null) {
        number = numbers.size();
        numbers.put(counted, number);
      }
      groups[i] = number;
    }
    groupCount = numbers.size();
  }

  private static void require(TableRow row, String column, CombatArm arm) {
    String wanted = row.findText(column).orElse("");
    boolean fits =
        wanted.isEmpty()
            || wanted.equals(Parameter.word(arm))
            || (wanted.equals("infantry") && arm == CombatArm.SKIRMISHERS);
    if (!fits) {
      throw new InvalidQuestionException(
          "`%s` (%s) is about %s as the %s, not %s."
              .formatted(
                  row.getText("circumstance"),
                  row.getText("title"),
                  wanted,
                  column,
                  Parameter.word(arm)));
    }
  }

  /** The points of all circumstances together, for the attackers. */
  int sum(Melee melee, Trace trace) {
    boolean attacker = melee.attacker().canisterMoves() > 0;
    boolean defender = melee.defender().canisterMoves() >= LEAST_STANDING;
    if (melee.circumstances().isEmpty() && !attacker && !defender) {
      return 0;
    }
    Set<String> hold = new HashSet<>(melee.circumstances());
    if (attacker) {
      hold.add("attacker-under-canister");
    }
    if (defender) {
      hold.add("defender-under-canister");
    }
    int sum = 0;
    for (int group = 0; group < groupCount; group++) {
      int best = greatest(hold, group, melee);
      if (best >= 0) {
        sum += points[best];
        if (trace.isOn()) {
          trace.add(
              rows.get(best).getText("title"),
              Signed.text(points[best]),
              rows.get(best).citation());
        }
      }
    }
    return sum;
  }

  /**
   * The row of a group that counts.
   *
   * @throws InvalidQuestionException if one concerns another arm than the one that fights
   */
  private int greatest(Set<String> hold, int group, Melee melee) {
    int best = -1;
    for (int i = 0; i < points.length; i++) {
      if (groups[i] == group && hold.contains(rows.get(i).getText("circumstance"))) {
        require(rows.get(i), "attacker", melee.attacker().arm());
        require(rows.get(i), "defender", melee.defender().arm());
        if (best < 0 || Math.abs(points[i]) > Math.abs(points[best])) {
          best = i;
        }
      }
    }
    return best;
  }
}
