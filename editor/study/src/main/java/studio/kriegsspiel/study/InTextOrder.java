package studio.kriegsspiel.study;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Findings of several origins in the order of the text. */
final class InTextOrder {
  private InTextOrder() {}

  static List<Finding> of(List<Finding> first, List<Finding> second) {
    return Stream.concat(first.stream(), second.stream())
        .sorted(Comparator.comparing(Finding::span, TextSpan.BY_PLACE))
        .toList();
  }
}
