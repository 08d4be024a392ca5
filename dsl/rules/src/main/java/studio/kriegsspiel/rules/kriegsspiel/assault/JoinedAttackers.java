package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Bodies of one arm that fall upon the same guns: the books ask whether a whole battalion or two
 * squadrons are to hand (§65), so that half battalions, or half squadrons, are added up.
 */
final class JoinedAttackers implements CountedTogether {
  private static final int MOST = 95;
  private static final String ARM = "arm";
  private static final String UNITS = "units";

  private final Citation added;

  /**
   * Those who attack a battery.
   *
   * @param added where the book says how many must be to hand
   */
  JoinedAttackers(Citation added) {
    this.added = added;
  }

  @Override
  public int most() {
    return MOST;
  }

  @Override
  public boolean fits(Map<String, String> first, Map<String, String> other) {
    return first.getOrDefault(ARM, "").equals(other.getOrDefault(ARM, ""));
  }

  @Override
  public Map<String, String> join(List<Map<String, String>> questions) {
    Map<String, String> joined = new LinkedHashMap<>(questions.get(0));
    joined.put(UNITS, "" + sum(questions));
    return joined;
  }

  private static int sum(List<Map<String, String>> questions) {
    return questions.stream()
        .mapToInt(each -> Integer.parseInt(each.getOrDefault(UNITS, "0")))
        .sum();
  }

  @Override
  public List<TraceStep> told(List<Map<String, String>> questions) {
    return List.of(
        new TraceStep(
            questions.size() + " bodies attack together", sum(questions) + " units", added, null));
  }

  /** A decision about guns leaves nothing of those who attack them. */
  @Override
  public Dealt deal(List<Map<String, String>> questions, List<AfterState> after) {
    return new Dealt(questions.stream().map(each -> List.<AfterState>of()).toList(), after);
  }
}
