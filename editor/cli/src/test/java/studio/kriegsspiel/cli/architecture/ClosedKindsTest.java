package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Kinds of one sealed family are told apart by {@code match}, where the compiler counts them. A
 * method that asks for two of them by {@code instanceof} passes over a new one in silence; those
 * that still do stand in a list that only gets shorter, each with its reason.
 */
class ClosedKindsTest {
  private static final Path LIST = Path.of("src/test/resources/architecture/chains.txt");

  /** All places where one of several kinds is asked for; there were 1,072 before. */
  private static final int MOST_CHECKS = 690;

  private final JavaClasses studio = House.classes();

  private static Stream<Class<?>> families(Class<?> kind) {
    return Stream.of(kind.getInterfaces())
        .filter(up -> up.isSealed() && up.getName().startsWith(House.ROOT))
        .flatMap(up -> Stream.concat(Stream.of(up), families(up)));
  }

  /** {@code family; method} of each method that asks for several kinds of a family. */
  private Set<String> chains() {
    Map<String, Set<Class<?>>> kinds = new TreeMap<>();
    for (JavaClass each : studio) {
      for (JavaCodeUnit unit : each.getCodeUnits()) {
        String method = each.getName().substring(House.ROOT.length()) + "." + unit.getName();
        for (InstanceofCheck check : unit.getInstanceofChecks()) {
          Class<?> kind = check.getRawType().reflect();
          families(kind)
              .map(family -> family.getName().substring(House.ROOT.length()) + "; " + method)
              .forEach(at -> kinds.computeIfAbsent(at, key -> new HashSet<>()).add(kind));
        }
      }
    }
    kinds.values().removeIf(asked -> asked.size() < 2);
    return new TreeSet<>(kinds.keySet());
  }

  @Test
  void noMethodAsksForKindAfterKind() throws IOException {
    List<String> known =
        Files.readAllLines(LIST, StandardCharsets.UTF_8).stream()
            .map(line -> line.substring(0, line.indexOf("; ", line.indexOf("; ") + 1)))
            .toList();
    assertThat(chains())
        .as("tell them apart by match, or take them off the list if they are")
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void fewerAndFewerKindsAreAskedFor() {
    long checks =
        studio.stream()
            .flatMap(each -> each.getCodeUnits().stream())
            .mapToLong(each -> each.getInstanceofChecks().size())
            .sum();
    assertThat(checks).isLessThanOrEqualTo(MOST_CHECKS);
  }
}
