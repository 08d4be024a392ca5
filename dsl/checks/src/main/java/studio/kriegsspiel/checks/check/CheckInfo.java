package studio.kriegsspiel.checks.check;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.finding.Severity;

/**
 * What is known of a check before it runs.
 *
 * @param id such as {@code KS-MOV-003}; it does not change between versions
 * @param title what it finds, in a few words
 * @param severity how much a finding matters unless the case says otherwise
 * @param rules what it rests on, for each rule book that says something about it
 * @param demands keys of what books demand of a scenario, which it rests on as well
 * @param practice what it rests on where the book is silent, in a few words
 * @param searches whether it looks for ways or places, which takes long; it then runs after those
 *     that tell at once
 * @param stopsExport whether nothing can be exported while it finds anything, so that what it finds
 *     cannot be let stand
 */
public record CheckInfo(
    String id,
    String title,
    Severity severity,
    List<Citation> rules,
    List<String> demands,
    String practice,
    boolean searches,
    boolean stopsExport) {
  /** Where a citation says that the rule is the studio's own and not the book's. */
  private static final String OWN = "of the studio";

  /** Copies the lists. */
  public CheckInfo {
    rules = List.copyOf(rules);
    demands = List.copyOf(demands);
  }

  /**
   * A check that rests on good practice alone until {@link #citing} adds a rule.
   *
   * @param practice what holds where a book is silent, such as {@code a name means one unit}
   */
  public static CheckInfo of(String id, String title, Severity severity, String practice) {
    return new CheckInfo(id, title, severity, List.of(), List.of(), practice, false, false);
  }

  /** The same with a printed rule of one book. */
  public CheckInfo citing(RuleBookId book, String reference, String note) {
    return citing(Citation.printed(book, reference, note));
  }

  /** The same with a rule, ruling or default. */
  public CheckInfo citing(Citation citation) {
    List<Citation> more = new ArrayList<>(rules);
    more.add(citation);
    return new CheckInfo(id, title, severity, more, demands, practice, searches, stopsExport);
  }

  /** The same resting on a demand, in every book that makes it. */
  public CheckInfo demanding(String key) {
    List<String> more = new ArrayList<>(demands);
    more.add(key);
    return new CheckInfo(id, title, severity, rules, more, practice, searches, stopsExport);
  }

  /** The same of a check that searches the ground for ways, or for places where a thing fits. */
  public CheckInfo searching() {
    return new CheckInfo(id, title, severity, rules, demands, practice, true, stopsExport);
  }

  /** The same of a check whose findings no export can do without mending. */
  public CheckInfo stoppingExport() {
    return new CheckInfo(id, title, severity, rules, demands, practice, searches, true);
  }

  /** The book's own rules, demands included; empty where it is silent. */
  public List<Citation> printedIn(RuleBook book) {
    List<Citation> own = new ArrayList<>();
    rules.stream().filter(each -> each.book().equals(book.id())).forEach(own::add);
    for (String key : demands) {
      book.findDemand(key).ifPresent(demand -> own.add(demand.citation()));
    }
    return own;
  }

  /**
   * Whether a book is named for something that it does not say: all of this is what we put in where
   * it is silent. The studio's own practice is not taken for a book's.
   */
  static boolean areDefaultsOfBooks(List<Citation> citations) {
    return citations.stream()
        .allMatch(each -> each.layer() == Layer.DEFAULT && !each.reference().equals(OWN));
  }

  /** What it rests on under one book: the book's own rules, else the studio's practice. */
  public List<Citation> rulesOf(RuleBook book) {
    List<Citation> own = printedIn(book);
    return own.isEmpty() ? List.of(Citation.byDefault(book.id(), OWN, "(" + practice + ")")) : own;
  }
}
