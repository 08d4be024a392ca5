package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ClosedKindsTest {
  private static final String ROOT = "studio.kriegsspiel";

  @Test
  void count() throws Exception {
    JavaClasses studio =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);
    Map<String, Map<String, Set<String>>> all = new TreeMap<>();
    int checks = 0;
    for (JavaClass each : studio) {
      for (JavaCodeUnit unit : each.getCodeUnits()) {
        for (InstanceofCheck check : unit.getInstanceofChecks()) {
          checks++;
          for (Class<?> family : families(check.getRawType().reflect())) {
            all.computeIfAbsent(family.getName().substring(ROOT.length() + 1), k -> new TreeMap<>())
                .computeIfAbsent(unit.getFullName().replaceAll("\\(.*", "").substring(ROOT.length() + 1), k -> new TreeSet<>())
                .add(check.getRawType().getSimpleName());
          }
        }
      }
    }
    StringBuilder out = new StringBuilder("checks " + checks + "\n");
    all.forEach((family, units) -> {
      long chains = units.values().stream().filter(k -> k.size() > 1).count();
      out.append(family + " units " + units.size() + " chains " + chains + "\n");
      units.forEach((u, k) -> out.append("   " + (k.size() > 1 ? "* " : "  ") + u + " " + k + "\n"));
    });
    java.nio.file.Files.writeString(java.nio.file.Path.of("/tmp/audit/chains.txt"), out);
    assertThat(checks).isPositive();
  }

  private static Set<Class<?>> families(Class<?> kind) {
    Set<Class<?>> found = new java.util.LinkedHashSet<>();
    for (Class<?> up : kind.getInterfaces()) {
      if (up.isSealed()) {
        found.add(up);
        found.addAll(families(up));
      }
    }
    return found;
  }
}
