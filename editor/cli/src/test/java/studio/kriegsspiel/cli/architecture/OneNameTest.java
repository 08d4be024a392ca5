package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A class of a file of its own has its name alone. Each rule book has its own fire, melee and
 * troops; what stands in the packages of two books may be called alike.
 */
class OneNameTest {
  private static final String BOOKS = House.ROOT + "rules.";

  /** Made of the grammar, whose rules are called as what they say. */
  private static final String GENERATED = House.ROOT + "language.xtext.";

  /** Whoever reads either of the two knows which is meant. */
  private static final Map<String, String> BOTH_STAY =
      Map.of(
          "Ask", "the annotation of a question's parameter, and the answering of questions",
          "Figures", "the figures of a unit as a source has them, and figures in words",
          "Report", "a Separate Report, and what checks write into, checks of one's own too");

  @Test
  void noNameStandsTwice() {
    Map<String, Set<String>> packages = new TreeMap<>();
    for (JavaClass each : House.classes()) {
      boolean own = !each.getName().startsWith(GENERATED) && !each.getName().endsWith("-info");
      if (each.isTopLevelClass() && own) {
        packages
            .computeIfAbsent(each.getSimpleName(), name -> new TreeSet<>())
            .add(each.getPackageName());
      }
    }
    Map<String, Set<String>> twice =
        packages.entrySet().stream()
            .filter(each -> each.getValue().size() > 1)
            .filter(each -> !each.getValue().stream().allMatch(name -> name.startsWith(BOOKS)))
            .filter(each -> !BOTH_STAY.containsKey(each.getKey()))
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one, TreeMap::new));
    assertThat(twice).isEmpty();
    assertThat(BOTH_STAY.keySet())
        .as("exceptions that are none any more")
        .allSatisfy(name -> assertThat(packages.get(name)).hasSizeGreaterThan(1));
  }
}
