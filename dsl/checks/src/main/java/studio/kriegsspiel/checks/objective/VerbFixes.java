package studio.kriegsspiel.checks.objective;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Fixes that make an objective to take a place one to hold it, and the other way round. */
final class VerbFixes {
  private static final Pattern TAKE =
      Pattern.compile("\\b(take|seize|capture|storm|carry|occupy|secure|gain)\\b");
  private static final Pattern HOLD =
      Pattern.compile("\\b(hold|keep|defend|guard|protect|cover|maintain|retain)\\b");
  private static final Pattern BY = Pattern.compile("(?<=\\s)by(?=\\s)");
  private static final Pattern UNTIL = Pattern.compile("(?<=\\s)until(?=\\s)");

  private VerbFixes() {}

  /** Makes it one to hold. */
  static Optional<Fix> hold(Goals goal) {
    return change(goal, TAKE, "hold", BY, "until");
  }

  /** Makes it one to take. */
  static Optional<Fix> take(Goals goal) {
    return change(goal, HOLD, "take", UNTIL, "by");
  }

  private static Optional<Fix> change(
      Goals goal, Pattern verb, String other, Pattern time, String word) {
    TextSpan span = goal.objective().span();
    if (!goal.context().text().holds(span)) {
      return Optional.empty();
    }
    List<TextEdit> edits = new ArrayList<>();
    goal.context()
        .text()
        .replaceFirst(span.offset(), span.end(), verb, other)
        .ifPresent(edits::add);
    if (edits.isEmpty()) {
      return Optional.empty();
    }
    goal.context()
        .text()
        .replaceFirst(edits.get(0).offset(), span.end(), time, word)
        .ifPresent(edits::add);
    return Optional.of(Fix.proposal("let %s %s it".formatted(goal.side().name(), other), edits));
  }
}
