package studio.kriegsspiel.export.pdf;

import java.util.List;

/**
 * What is told from top to bottom, whoever sets it: on pages of paper ({@link Flow}) or on one for
 * a screen. Who writes a pack's contents knows this alone, so both say the same.
 */
public interface Manuscript {
  /** Begins a part of its own. */
  Manuscript heading(String text);

  /** Begins a lesser part. */
  Manuscript subheading(String text);

  /** A small remark on what comes next. */
  Manuscript remark(String text);

  /** A passage the author wrote, with its marks. */
  Manuscript passage(String text);

  /** An item of a list. */
  Manuscript item(String mark, String text);

  /** A numbered note. */
  Manuscript note(String mark, String text);

  /** A numbered step of what is to be done. */
  default Manuscript step(String mark, String text) {
    return note(mark, text);
  }

  /** A label and what it says. */
  Manuscript fact(String label, String text);

  /** A table. */
  Manuscript table(Table table);

  /** Small tables that may stand side by side. */
  default Manuscript tables(List<Table> tables) {
    tables.forEach(this::table);
    return this;
  }

  /** Parts two texts of one kind. */
  Manuscript ornament();

  /** Leaves so many points free, where room is measured in points. */
  Manuscript space(double points);

  /** A goal for links, just here. */
  Manuscript goal(String name);
}
