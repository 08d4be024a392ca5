package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What is found with the lowest figures of the sources and not with the highest, or the other way
 * round: whoever follows another source has another scenario before him.
 */
final class ReadingFindings {
  private static final String ID = "KS-HIS-003";

  private ReadingFindings() {}

  /** What makes two findings one, whatever figures they name. */
  private record Same(String id, TextSpan span) {
    static Same of(Finding finding) {
      return new Same(finding.id(), finding.span());
    }
  }

  /** The readings that are told from each other; none where the sources agree. */
  static List<ReadingChoice> readings(Study study) {
    return study.scenario().filter(ReadingFindings::disagrees).isPresent()
        ? List.of(new ReadingChoice.Lowest(), new ReadingChoice.Highest())
        : List.of();
  }

  static List<Finding> of(Study study, FurtherStudies further, Cancellation cancellation) {
    if (readings(study).isEmpty()) {
      return List.of();
    }
    List<Finding> lowest = found(further.reading(new ReadingChoice.Lowest()), cancellation);
    List<Finding> highest = found(further.reading(new ReadingChoice.Highest()), cancellation);
    List<Finding> told = new ArrayList<>();
    tell(lowest, highest, ReadingChoice.LOWEST, ReadingChoice.HIGHEST, told);
    tell(highest, lowest, ReadingChoice.HIGHEST, ReadingChoice.LOWEST, told);
    return told;
  }

  private static boolean disagrees(Scenario scenario) {
    return scenario.review().variant().isEmpty()
        && scenario.units().map(Unit::particulars).anyMatch(each -> !each.readings().isEmpty());
  }

  /** Notes are left out: they say themselves what they hang on. */
  private static List<Finding> found(Optional<Study> read, Cancellation cancellation) {
    return read.stream()
        .flatMap(each -> each.findings(cancellation).stream())
        .filter(each -> each.severity() != Severity.NOTE && each.span().isPresent())
        .toList();
  }

  private static void tell(
      List<Finding> with, List<Finding> without, String one, String other, List<Finding> told) {
    Set<Same> known = without.stream().map(Same::of).collect(Collectors.toSet());
    Map<Same, Finding> first = new HashMap<>();
    for (Finding each : with) {
      if (!known.contains(Same.of(each)) && first.putIfAbsent(Same.of(each), each) == null) {
        told.add(note(each, one, other));
      }
    }
  }

  private static Finding note(Finding finding, String one, String other) {
    return new Finding(
        ID,
        Severity.NOTE,
        finding.span(),
        finding.spot(),
        "`%s` hangs on whom one follows; with the %s figures of the sources, not with the %s: %s"
            .formatted(finding.id(), one, other, finding.message()),
        finding.citations(),
        Optional.of(
            "`--reading %s` shows it; say in the notes which figures are meant".formatted(one)),
        List.of());
  }
}
