package studio.kriegsspiel.rules.napoleonic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * A second unit that attacks the same enemy: the question {@code combat} has a place of its own for
 * it, and strengths of one combat group are added up (8.5, 8.6).
 */
final class SecondAttacker implements CountedTogether {
  private static final String PART = "attacker";
  private static final String WITH = "with";
  private static final String BASES = "5";

  private final Citation added;

  SecondAttacker(RuleBook book) {
    added = book.printed("8.5 Combat results table");
  }

  @Override
  public int most() {
    return 1;
  }

  /** A square fires alone. */
  @Override
  public boolean fits(Map<String, String> first, Map<String, String> other) {
    return other.containsKey(PART)
        && !other.getOrDefault("attacker-state", "organised").equals("routing")
        && !first.getOrDefault("attacker-square", "no").equals("yes")
        && !other.getOrDefault("attacker-square", "no").equals("yes");
  }

  @Override
  public Map<String, String> join(List<Map<String, String>> questions) {
    Map<String, String> joined = new LinkedHashMap<>(questions.get(0));
    Map<String, String> second = questions.get(1);
    joined.put(WITH, second.get(PART));
    joined.put("with-bases", second.getOrDefault("attacker-bases", BASES));
    joined.put("with-state", second.getOrDefault("attacker-state", "organised"));
    return joined;
  }

  @Override
  public List<TraceStep> told(List<Map<String, String>> questions) {
    return List.of(new TraceStep("two units attack one", "their strengths are added", added, null));
  }

  @Override
  public Dealt deal(List<Map<String, String>> questions, List<AfterState> after) {
    List<AfterState> first = after.stream().filter(each -> each.body().equals(PART)).toList();
    List<AfterState> second =
        after.stream()
            .filter(each -> each.body().equals(WITH))
            .map(each -> new AfterState(PART, each.word(), each.value()))
            .toList();
    List<AfterState> others =
        after.stream()
            .filter(each -> !each.body().equals(PART) && !each.body().equals(WITH))
            .toList();
    return new Dealt(List.of(first, second), others);
  }
}
