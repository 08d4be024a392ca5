package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.sheet.Extract;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.sheet.TableSheet;
import studio.kriegsspiel.rules.table.ColumnType;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.situation.Situation;

/**
 * The rule book on the table: how each kind of decision is reached, in steps, and of the book's
 * tables what the forces of the scenario need, each figure with its place.
 */
public final class BookSheet {
  private static final String NONE = "\u2013";
  private static final String TITLE = "title";

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
      flow.heading(book.id().shortTitle() + " on the table");
      flow.remark(sheet.note());
      sheet.sections().stream()
          .filter(section -> section.isFor(present))
          .forEach(section -> section(section, flow));
      ground(flow);
      inForce(flow);
      flow.finish(title, "Umpire");
      return paper.finish();
    }
  }

  /** What the kinds of ground that lie on the map count as. */
  private void ground(Flow flow) {
    Set<String> kinds = present.concepts().getOrDefault(Correspondence.Family.TERRAIN, Set.of());
    Table table =
        new Table(Table.words("On the map", 1), Table.words("Counts as", 1), Table.words("", 1))
            .compact("Kinds of ground");
    for (Match match : Correspondence.of(book.id()).all(Correspondence.Family.TERRAIN)) {
      if (kinds.contains(match.concept())) {
        table.row(PaperWords.capital(match.label()), match.findTerm().orElse(NONE), match.note());
      }
    }
    if (!table.isEmpty()) {
      flow.subheading("Which ground counts as what");
      flow.tables(List.of(table));
    }
  }

  /** What holds where the book may be read in two ways, and where it is silent. */
  private void inForce(Flow flow) {
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

  private void section(TableSheet.Section section, Flow flow) {
    flow.subheading(section.title());
    int number = 1;
    for (TableSheet.Instruction step : section.steps()) {
      flow.step(
          String.valueOf(number++), step.text() + " (" + BookWords.place(step.citation()) + ")");
    }
    flow.tables(section.tables().stream().flatMap(each -> table(each).stream()).toList());
  }

  private Optional<Table> table(Extract extract) {
    List<TableRow> rows = extract.rows(present);
    List<TableColumn> columns =
        extract.columns().stream()
            .filter(each -> rows.stream().anyMatch(row -> !isEmpty(row, each)))
            .toList();
    if (columns.isEmpty()) {
      return Optional.empty();
    }
    Citation most = most(rows);
    boolean others = rows.stream().anyMatch(row -> !row.citation().equals(most));
    List<Table.Column> heads = new ArrayList<>();
    columns.forEach(each -> heads.add(head(extract, each)));
    if (others) {
      heads.add(Table.words("", 1));
    }
    Table table =
        new Table(heads.toArray(Table.Column[]::new))
            .compact(caption(extract.table()) + " (" + BookWords.place(most) + ")");
    String above = "";
    for (TableRow row : rows) {
      List<String> cells = new ArrayList<>();
      columns.forEach(each -> cells.add(cell(row, each)));
      cells.set(0, PaperWords.capital(cells.get(0)));
      String first = cells.get(0);
      if (first.equals(above) && extract.table().keys().size() > 1) {
        cells.set(0, "");
      }
      above = first;
      if (others) {
        cells.add(row.citation().equals(most) ? "" : BookWords.place(row.citation()));
      }
      table.row(cells.toArray(String[]::new));
    }
    return Optional.of(table);
  }

  private static String caption(RuleTable table) {
    boolean told = table.unit().isEmpty() || table.title().endsWith(table.unit());
    return table.title() + (told ? "" : ", " + table.unit());
  }

  /** The place that most rows have. */
  private static Citation most(List<TableRow> rows) {
    Map<Citation, Long> times =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    TableRow::citation, LinkedHashMap::new, Collectors.counting()));
    return Collections.max(times.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  private static boolean isEmpty(TableRow row, TableColumn column) {
    return cell(row, column).equals(NONE) || cell(row, column).isEmpty();
  }

  private static Table.Column head(Extract extract, TableColumn column) {
    if (column.name().equals(TITLE)) {
      return Table.words("", 1);
    }
    boolean named = column.title().equals(column.name());
    String words =
        named
            ? ChoiceWords.blanks(column.name()).replace('_', ' ').replace("-", NONE)
            : column.title();
    boolean own = !column.unit().isEmpty() && !extract.table().unit().startsWith(column.unit());
    String head = PaperWords.capital(words) + (own ? ", " + column.unit() : "");
    return column.type() == ColumnType.TEXT || column.type() == ColumnType.BOOLEAN
        ? Table.words(head, 1)
        : Table.figures(head, 1);
  }

  static String cell(TableRow row, TableColumn column) {
    Object value = row.value(column.name());
    if (value instanceof Boolean truth) {
      return truth ? "yes" : NONE;
    }
    return value == null
        ? NONE
        : value instanceof String words
            ? ChoiceWords.of(column.name(), words)
            : value.toString().replace("-", NONE);
  }
}
