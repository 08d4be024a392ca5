package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The kinds of statement that can be written without knowing the language, in their order. */
public final class StatementKinds {
  private static final List<StatementKind> ALL =
      List.of(
          HeadKinds.head(),
          HeadKinds.idea(),
          ForceKinds.side(),
          ForceKinds.objective(),
          ForceKinds.role(),
          HeadKinds.player(),
          ForceKinds.template(),
          ForceKinds.unit(),
          FieldKinds.deployment(),
          FieldKinds.post(),
          NewsKinds.report(),
          NewsKinds.claim(),
          NewsKinds.news(),
          FieldKinds.reinforcement(),
          FieldKinds.work(),
          FieldKinds.standing(),
          FieldKinds.event(),
          HeadKinds.notes(),
          HeadKinds.allow(),
          ReviewKinds.place(),
          ReviewKinds.map(),
          ReviewKinds.variant(),
          ReviewKinds.without(),
          ReviewKinds.restated(),
          ReviewKinds.assertion(),
          ReviewKinds.exercise(),
          ReviewKinds.lesson(),
          ReviewKinds.decision(),
          ReviewKinds.expectation());

  private static final Set<String> LEVELS = ForceKinds.echelons().collect(Collectors.toSet());

  private StatementKinds() {}

  /** All of them. */
  public static List<StatementKind> all() {
    return ALL;
  }

  /** The kind of an id. */
  public static StatementKind get(String id) {
    return ALL.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /** Whether words are a level of an order of battle, as which a unit begins. */
  public static boolean isLevel(String words) {
    return LEVELS.contains(words);
  }
}
