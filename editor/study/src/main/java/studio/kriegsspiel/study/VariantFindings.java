package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.allow.AllowFault;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What the variants of a scenario bring with them; what the scenario has itself is not repeated.
 */
final class VariantFindings {
  private VariantFindings() {}

  /** What makes two findings one. */
  private record Same(String id, TextSpan span, String message) {
    static Same of(Finding finding) {
      return new Same(finding.id(), finding.span(), finding.message());
    }
  }

  static List<Finding> of(Study study, Wanted wanted) {
    List<Variant> variants = study.scenario().map(Scenario::variants).orElse(List.of());
    if (variants.isEmpty() || study.scenario().orElseThrow().review().variant().isPresent()) {
      return List.of();
    }
    List<Finding> found = new ArrayList<>();
    for (Variant variant : variants) {
      of(study, List.of(variant), wanted).forEach(each -> found.add(named(each, variant)));
    }
    return found;
  }

  /** What some of the variants bring with them. */
  static List<Finding> of(Study study, List<Variant> variants, Wanted wanted) {
    Set<Same> known = new HashSet<>();
    Stream.concat(
            study.findings(wanted).stream(), study.allowed().stream().map(AllowedFinding::finding))
        .forEach(each -> known.add(Same.of(each)));
    List<Finding> found = new ArrayList<>();
    for (Variant variant : variants) {
      wanted.stopIfNot();
      study.variant(variant.title()).stream()
          .flatMap(each -> each.findings(wanted).stream())
          .filter(each -> !known.contains(Same.of(each)) && counts(each, variant))
          .forEach(found::add);
    }
    return found;
  }

  /** What the scenario allows need not be found in a variant, too. */
  private static boolean counts(Finding finding, Variant variant) {
    return !finding.id().equals(AllowFault.UNUSED.id())
        || variant.span().contains(finding.span().offset());
  }

  private static Finding named(Finding finding, Variant variant) {
    return new Finding(
        finding.id(),
        finding.severity(),
        finding.span(),
        finding.spot(),
        "In the variant \"" + variant.title() + "\": " + finding.message(),
        finding.citations(),
        finding.hint(),
        finding.fixes());
  }
}
