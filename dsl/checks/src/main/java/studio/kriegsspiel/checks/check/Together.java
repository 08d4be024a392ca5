package studio.kriegsspiel.checks.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.Concern;

/**
 * Units of which one finding may tell together. What an author lets stand of one unit gets a
 * finding of its own, so that it hides nothing of the others, and so that it is found there also
 * where only the first of them is named.
 */
public final class Together {
  private Together() {}

  /**
   * The groups that one finding each tells of: whatever nobody lets stand by its unit, then each
   * unit that is let stand.
   *
   * @param check the id of the findings
   * @param unit the unit that something is told of
   */
  public static <T> List<List<T>> groups(
      CheckContext context, String check, List<T> all, Function<T, UnitId> unit) {
    Set<UnitId> allowed = allowed(context, check);
    List<T> others = new ArrayList<>();
    Map<UnitId, List<T>> apart = new LinkedHashMap<>();
    for (T each : all) {
      UnitId of = unit.apply(each);
      (allowed.contains(of) ? apart.computeIfAbsent(of, any -> new ArrayList<>()) : others)
          .add(each);
    }
    List<List<T>> groups = new ArrayList<>();
    if (!others.isEmpty()) {
      groups.add(others);
    }
    groups.addAll(apart.values());
    return groups;
  }

  private static Set<UnitId> allowed(CheckContext context, String check) {
    return context.scenario().review().allowances().stream()
        .filter(each -> each.id().equalsIgnoreCase(check))
        .flatMap(each -> each.of().stream())
        .filter(Concern.OfUnit.class::isInstance)
        .map(each -> ((Concern.OfUnit) each).unit())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
