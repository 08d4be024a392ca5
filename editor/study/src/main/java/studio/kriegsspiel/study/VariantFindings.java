package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.allow.AllowFault;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What the variants of a scenario bring with them; what the scenario has itself is not repeated.
 */
final class VariantFindings {
  /** What the scenario lets stand is otherwise in a variant, which says nothing of it. */
  private static final String OTHERWISE_ALLOWED = "KS-VAR-001";

  /** What a book does not know or plays otherwise is told of all units at once. */
  private static final String OF_MANY = "KS-BOK-";

  private static final Pattern NAMED = Pattern.compile("of `[^`]*`(?: and [\\d,]+ more)?");

  /** How many a finding tells of together, and between which figures they lie. */
  private static final Pattern MANY =
      Pattern.compile(" and [\\d,]+ more| have [\\d,]+( to [\\d,]+)? (men|guns)( each)?");

  private static final Pattern CUT_SHORT = Pattern.compile("and [\\d,]+ more things?\\.$");

  private VariantFindings() {}

  /** What makes two findings one. */
  private record Same(String id, TextSpan span, String message) {
    static Same of(Finding finding) {
      return new Same(finding.id(), finding.span(), finding.message());
    }
  }

  /** The variants of a scenario; a variant has none. */
  static List<Variant> variants(Study study) {
    return study
        .scenario()
        .filter(base -> base.review().variant().isEmpty())
        .map(Scenario::variants)
        .orElse(List.of());
  }

  static List<Finding> of(Study study, FurtherStudies further, Cancellation cancellation) {
    List<Finding> found = new ArrayList<>();
    for (Variant variant : variants(study)) {
      of(study, List.of(variant), further, cancellation)
          .forEach(each -> found.add(named(each, variant)));
    }
    return found;
  }

  /** What some of the variants bring with them. */
  static List<Finding> of(
      Study study, List<Variant> variants, FurtherStudies further, Cancellation cancellation) {
    List<Finding> told =
        Stream.concat(
                study.findings(cancellation).stream(),
                study.allowed().stream().map(AllowedFinding::finding))
            .toList();
    Set<Same> known = told.stream().map(Same::of).collect(Collectors.toSet());
    List<Finding> noted =
        study.findings(cancellation).stream()
            .filter(each -> each.severity() == Severity.NOTE)
            .toList();
    List<Finding> found = new ArrayList<>();
    for (Variant variant : variants) {
      cancellation.stopIfCancelled();
      Optional<Study> varied = further.variant(variant);
      varied.stream()
          .flatMap(each -> each.findings(cancellation).stream())
          .filter(each -> !known.contains(Same.of(each)) && !isNoted(each, noted))
          .filter(each -> !isOfFewer(each, variant, told))
          .filter(each -> counts(each, variant))
          .map(each -> withNewsOnly(each, noted))
          .forEach(found::add);
      varied.stream()
          .flatMap(each -> each.allowed().stream())
          .filter(each -> !isLetStand(each.finding(), study))
          .filter(each -> !isOfFewer(each.finding(), variant, told))
          .filter(each -> !isAllowedBy(variant, each))
          .map(each -> otherwise(variant, each))
          .forEach(found::add);
    }
    return found;
  }

  /**
   * A note of the scenario itself at that place: another figure in it is no news. Of the notes that
   * tell of several units, each thing told is compared, whichever unit is named first.
   */
  private static boolean isNoted(Finding finding, List<Finding> noted) {
    List<Finding> alike = noted.stream().filter(each -> each.id().equals(finding.id())).toList();
    return finding.severity() == Severity.NOTE
        && (alike.stream().anyMatch(each -> each.span().equals(finding.span()))
            || finding.id().startsWith(OF_MANY)
                && things(List.of(finding)).stream().allMatch(things(alike)::contains));
  }

  /**
   * What is told of the scenario, too, and of as many units or more: whoever is taken away is told
   * of no longer.
   */
  private static boolean isOfFewer(Finding finding, Variant variant, List<Finding> told) {
    boolean takesAway =
        variant.changes(Change.Without.class).findAny().isPresent()
            && variant.changes(Change.Restated.class).findAny().isEmpty();
    return takesAway
        && told.stream()
            .filter(each -> each.id().equals(finding.id()) && each.span().equals(finding.span()))
            .anyMatch(each -> uncounted(each).equals(uncounted(finding)));
  }

  private static String uncounted(Finding finding) {
    return MANY.matcher(finding.message()).replaceAll("");
  }

  /** Of a note on many units what the scenario's own notes do not say in the same words. */
  private static Finding withNewsOnly(Finding finding, List<Finding> noted) {
    int begins = finding.message().indexOf(": ");
    boolean listed =
        finding.id().startsWith(OF_MANY) && begins > 0 && finding.severity() == Severity.NOTE;
    if (!listed || CUT_SHORT.matcher(finding.message()).find()) {
      return finding;
    }
    Set<String> said =
        noted.stream()
            .filter(each -> each.id().equals(finding.id()))
            .flatMap(each -> parts(each.message()).stream())
            .collect(Collectors.toSet());
    List<String> news =
        parts(finding.message()).stream().filter(each -> !said.contains(each)).toList();
    return news.isEmpty()
        ? finding
        : finding.saying(
            finding.message().substring(0, begins + 2) + String.join("; ", news) + ".");
  }

  private static List<String> parts(String message) {
    String list = message.substring(message.indexOf(": ") + 1);
    return Stream.of(list.split("; (?=[^;()]*(\\(|$))"))
        .map(each -> each.strip().replaceAll("\\.$", ""))
        .toList();
  }

  /** What notes say, without the units and figures. */
  private static Set<String> things(List<Finding> notes) {
    return notes.stream()
        .flatMap(each -> Stream.of(each.message().split(": |; ")))
        .map(
            each ->
                NAMED.matcher(each).replaceAll("").replaceAll("(?<![`\\w])\\d[\\d,.]*|\\.$", ""))
        .collect(Collectors.toSet());
  }

  /**
   * What the scenario lets stand in the same words, though another line of the variant brings it.
   */
  private static boolean isLetStand(Finding finding, Study study) {
    return study.allowed().stream()
        .map(AllowedFinding::finding)
        .anyMatch(
            each -> each.id().equals(finding.id()) && each.message().equals(finding.message()));
  }

  private static boolean isAllowedBy(Variant variant, AllowedFinding allowed) {
    return variant.span().contains(allowed.by().offset())
        || variant.added().allowances().stream()
            .anyMatch(each -> each.id().equalsIgnoreCase(allowed.finding().id()));
  }

  private static Finding otherwise(Variant variant, AllowedFinding allowed) {
    return new Finding(
        OTHERWISE_ALLOWED,
        Severity.NOTE,
        variant.titleSpan(),
        allowed.finding().spot(),
        "`%s` is let stand in line %d for the scenario as it is, but is otherwise here: %s"
            .formatted(allowed.finding().id(), allowed.by().line(), allowed.finding().message()),
        List.of(),
        Optional.of(
            "say `allow " + allowed.finding().id() + "` in the variant, too, with a reason"),
        List.of());
  }

  /** What the scenario allows need not be found in a variant, too. */
  private static boolean counts(Finding finding, Variant variant) {
    return !finding.id().equals(AllowFault.UNUSED.id())
        || variant.span().contains(finding.span().offset());
  }

  private static Finding named(Finding finding, Variant variant) {
    return finding.saying(FurtherFindings.inVariant(variant.title()) + finding.message());
  }
}
