package studio.kriegsspiel.export.pack;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.TableWords;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.sheet.TableSheet;
import studio.kriegsspiel.situation.Situation;

/**
 * The rule book on the table: how each kind of decision is reached, in steps, and of the book's
 * tables what the forces of the scenario need, each figure with its place.
 */
public final class BookSheet {
  private final RuleBook book;
  private final TableSheet sheet;
  private final Present present;
  private final String title;

  private BookSheet(Situation situation, TableSheet sheet) {
    this.book = situation.book();
    this.sheet = sheet;
    this.present = SheetNeeds.of(situation);
    this.title = situation.scenario().title();
  }

  /** The sheet of the book that a scenario is played under, if the book has one. */
  public static Optional<BookSheet> of(Situation situation) {
    return TableSheet.of(situation.book()).map(sheet -> new BookSheet(situation, sheet));
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    try (PdfPaper paper = new PdfPaper(title)) {
      Flow flow = Flow.inColumns(paper, size);
      tell(flow);
      flow.finish(title, "Umpire");
      return paper.finish();
    }
  }

  /** What its part is called. */
  public String heading() {
    return book.id().shortTitle() + " on the table";
  }

  /** Tells all of it. */
  public void tell(PaperText flow) {
    flow.heading(heading());
    flow.remark(sheet.note());
    sheet.sections().stream()
        .filter(section -> section.isFor(present))
        .forEach(section -> section(section, flow));
    ground(flow);
    inForce(flow);
  }

  /** What the kinds of ground that lie on the map count as. */
  private void ground(PaperText flow) {
    Set<String> kinds = present.concepts().getOrDefault(Correspondence.Family.TERRAIN, Set.of());
    Table table =
        new Table(Table.words("On the map", 1), Table.words("Counts as", 1), Table.words("", 1))
            .compact("Kinds of ground");
    for (Match match : Correspondence.of(book.id()).all(Correspondence.Family.TERRAIN)) {
      if (kinds.contains(match.concept())) {
        table.row(
            PaperWords.capital(match.label()),
            match.findTerm().orElse(TableWords.NONE),
            match.note());
      }
    }
    if (!table.isEmpty()) {
      flow.subheading("Which ground counts as what");
      flow.tables(List.of(table));
    }
  }

  /** What holds where the book may be read in two ways, and where it is silent. */
  private void inForce(PaperText flow) {
    flow.subheading("Switches and defaults in force");
    Table switches =
        new Table(Table.words("Switch", 1), Table.words("About", 2), Table.words("Holds", 3))
            .compact("Switches");
    for (RuleSwitch each : book.switches()) {
      boolean on = book.isOn(each.name());
      switches.row(each.name(), each.title(), on ? each.alternative() : each.ruled());
    }
    Table defaults =
        new Table(Table.words("", 1), Table.words("Left open", 2), Table.words("Holds", 3))
            .compact("Defaults, where the book is silent");
    book.defaults().forEach(each -> defaults.row(each.id(), each.gap(), each.value()));
    flow.tables(Stream.of(switches, defaults).filter(each -> !each.isEmpty()).toList());
  }

  private void section(TableSheet.Section section, PaperText flow) {
    flow.subheading(section.title());
    int number = 1;
    for (TableSheet.Instruction step : section.steps()) {
      flow.step(
          String.valueOf(number++), step.text() + " (" + BookWords.place(step.citation()) + ")");
    }
    flow.tables(
        section.tables().stream()
            .flatMap(each -> ExtractTable.of(each, present).stream())
            .toList());
  }
}
