package studio.kriegsspiel.desk.forms;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineMaker;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What the studio makes of a text that is not written yet.
 *
 * @param text the text
 * @param told the statement as the timeline tells it, with the minute at which it is there
 * @param findings what is found about the statement and was not found before
 */
record FormTrial(String text, String told, List<Finding> findings) {
  /** Nothing has been tried. */
  static final FormTrial NONE = new FormTrial("", "", List.of());

  /** Copies the list. */
  FormTrial {
    findings = List.copyOf(findings);
  }

  /**
   * Looks at a text; off the event thread.
   *
   * @param before what is known of the text as it is
   * @param after what is known of it with the statement
   * @param statement the statement in it
   */
  static FormTrial of(Studied before, Studied after, TextSpan statement) {
    Timeline timeline =
        after
            .situation()
            .map(each -> TimelineMaker.of(after.version(), each, after.findings()))
            .orElse(Timeline.NONE);
    Optional<TimelineItem> item =
        Stream.concat(timeline.items().stream(), timeline.waiting().stream())
            .filter(each -> each.span().isPresent())
            .filter(each -> statement.contains(each.span().offset()))
            .filter(each -> each.span().offset() - statement.offset() < 3)
            .findFirst();
    Set<String> known =
        before.findings().stream().map(Finding::message).collect(Collectors.toSet());
    List<Finding> fresh =
        after.findings().stream()
            .filter(each -> statement.contains(each.span().offset()))
            .filter(each -> !known.contains(each.message()))
            .toList();
    return new FormTrial(after.text(), item.map(TimelineItem::sentence).orElse(""), fresh);
  }
}
