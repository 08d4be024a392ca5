package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The circumstances that are worth an index point; of one group only the greatest counts. */
final class IndexPoints {
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

  /** A yes/no parameter for each circumstance. */
  List<Parameter> parameters() {
    return rows.stream()
        .map(row -> Parameter.yesNo(row.getText("circumstance"), row.getText("title")))
        .toList();
  }

  /**
   * The circumstances a question says yes to, one bit a row.
   *
   * @throws InvalidQuestionException if one concerns another arm than the one that fights
   */
  long read(Question question, CombatArm attacker, CombatArm defender) {
    long mask = 0;
    for (int i = 0; i < points.length; i++) {
      TableRow row = rows.get(i);
      if (question.is(row.getText("circumstance"))) {
        require(row, "attacker", attacker);
        require(row, "defender", defender);
        mask |= 1L << i;
      }
    }
    return mask;
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
  int sum(long mask, Trace trace) {
    int sum = 0;
    for (int group = 0; group < groupCount && mask != 0; group++) {
      int best = greatest(mask, group);
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

  private int greatest(long mask, int group) {
    int best = -1;
    for (int i = 0; i < points.length; i++) {
      if (groups[i] == group
          && (mask & (1L << i)) != 0
          && (best < 0 || Math.abs(points[i]) > Math.abs(points[best]))) {
        best = i;
      }
    }
    return best;
  }
}
