package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.allow.Allowances;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * A finding that tells of several units is let stand unit by unit, and hides none of the others.
 */
class MergedFindingsTest {
  /** How a sentence tells that it speaks of more than it names. */
  private static final Pattern MERGED = Pattern.compile("\\band \\S+ more\\b");

  private static final Pattern UNIT = Pattern.compile("`([^`]+)`");

  private static final String BATTERIES =
      """
      scenario "A"
        rules napoleonic-rng
        terrain "sample-ground"
        on 18 June 1815 from 13:00 to 18:00
      side Blue
      side Red
      army of Blue
        battery "One" as One: 5 guns 6-pdr
        battery "Two" as Two: 3 guns 6-pdr
        battery "Three" as Three: 4 guns 6-pdr
      """;

  private static List<Finding> found(ParsedScenario parsed, String id) {
    return Samples.check(parsed, id::equals).stream().filter(each -> each.id().equals(id)).toList();
  }

  private static Allowances allowances(ParsedScenario parsed) {
    return new Allowances(
        parsed.scenario().orElseThrow(), CheckList.allowable(), CheckList.stoppingExport());
  }

  private static List<String> kept(String allows) {
    ParsedScenario parsed = Samples.parse("merged.kriegsspiel", BATTERIES + allows);
    List<Finding> found = found(parsed, "KS-BOK-003");
    assertThat(allowances(parsed).unused(found)).isEmpty();
    List<String> all =
        new ArrayList<>(allowances(parsed).kept(found).stream().map(Finding::message).toList());
    allowances(parsed).allowed(found).stream()
        .map(AllowedFinding::finding)
        .map(each -> "allowed: " + each.message())
        .forEach(all::add);
    return all.stream().map(each -> each.replaceFirst(",.*", "")).toList();
  }

  @Test
  void eachUnitIsLetStandForItself() {
    assertThat(kept("")).containsExactly("`One` and 2 more have 3 to 5 guns");
    assertThat(kept("allow KS-BOK-003 for One \"so\"\n"))
        .containsExactly("`Two` and 1 more have 3 to 4 guns", "allowed: `One` has 5 guns");
    assertThat(kept("allow KS-BOK-003 for Three \"so\"\n"))
        .containsExactly("`One` and 1 more have 3 to 5 guns", "allowed: `Three` has 4 guns");
    assertThat(kept("allow KS-BOK-003 \"so\"\n"))
        .containsExactly("allowed: `One` and 2 more have 3 to 5 guns");
  }

  static Stream<String> checks() {
    return CheckList.ids().stream().sorted();
  }

  /** Of every sample: whoever is named first of several does not answer for the others. */
  @ParameterizedTest
  @MethodSource("checks")
  void noAllowForOneUnitHidesWhatASentenceCounts(String id) {
    Path sample = Samples.fails(id);
    String text = Samples.read(sample);
    for (Finding merged : found(Samples.parse(sample), id)) {
      Matcher first = UNIT.matcher(merged.message());
      if (MERGED.matcher(merged.message()).find() && first.find()) {
        String name = first.group(1);
        ParsedScenario allowed =
            Samples.parse("a.kriegsspiel", text + "\nallow " + id + " for " + name + " \"so\"\n");
        assumeThat(allowances(allowed).faults()).isEmpty();
        List<Finding> all = found(allowed, id);
        assertThat(allowances(allowed).kept(all))
            .as("what is left of: %s", merged.message())
            .isNotEmpty()
            .noneMatch(each -> each.message().contains("`" + name + "`"));
      }
    }
  }
}
