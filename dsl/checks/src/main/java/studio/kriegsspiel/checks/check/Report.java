package studio.kriegsspiel.checks.check;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Takes down what one check finds. */
public final class Report {
  private final CheckInfo info;
  private final RuleBook book;
  private final Runnable between;
  private final List<Draft> drafts = new ArrayList<>();

  /** For the findings of one check under one book. */
  public Report(CheckInfo info, RuleBook book) {
    this(info, book, () -> {});
  }

  /**
   * For the findings of one check under one book.
   *
   * @param between called before each finding; what it throws ends the check
   */
  public Report(CheckInfo info, RuleBook book, Runnable between) {
    this.info = info;
    this.book = book;
    this.between = between;
  }

  /**
   * Starts a finding, which may then be completed.
   *
   * @param span its place in the text
   * @param message one full sentence that names the things concerned
   */
  public Draft add(TextSpan span, String message) {
    between.run();
    Draft draft = new Draft(info, span, message);
    drafts.add(draft);
    return draft;
  }

  /** How many findings there are so far. */
  public int size() {
    return drafts.size();
  }

  /** What was found so far. */
  public List<Finding> findings() {
    return drafts.stream().map(draft -> draft.toFinding(info.rulesOf(book))).toList();
  }
}
