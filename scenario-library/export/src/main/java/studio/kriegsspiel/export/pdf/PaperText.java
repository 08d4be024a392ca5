package studio.kriegsspiel.export.pdf;

import java.util.List;

/**
 * What is told from top to bottom, whoever sets it: on pages of paper ({@link Flow}) or on one for
 * a screen. Who writes a pack's contents knows this alone, so both say the same.
 */
public interface PaperText {
  /** Begins a part of its own. */
  PaperText heading(String text);

  /** Begins a lesser part. */
  PaperText subheading(String text);

  /** A small remark on what comes next. */
  PaperText remark(String text);

  /** A passage the author wrote, with its marks. */
  PaperText passage(String text);

  /** An item of a list. */
  PaperText item(String mark, String text);

  /** A numbered note. */
  PaperText note(String mark, String text);

  /** A numbered step of what is to be done. */
  default PaperText step(String mark, String text) {
    return note(mark, text);
  }

  /** A label and what it says. */
  PaperText fact(String label, String text);

  /** A table. */
  PaperText table(Table table);

  /** Small tables that may stand side by side. */
  default PaperText tables(List<Table> tables) {
    tables.forEach(this::table);
    return this;
  }

  /** Parts two texts of one kind. */
  PaperText ornament();

  /** Leaves so many points free, where room is measured in points. */
  PaperText space(double points);

  /** A goal for links, just here. */
  PaperText goal(String name);
}
