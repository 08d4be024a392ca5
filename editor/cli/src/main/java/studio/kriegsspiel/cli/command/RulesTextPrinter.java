package studio.kriegsspiel.cli.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleDefault;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** Shows rule books and tables for people. */
final class RulesTextPrinter implements RulesPrinter {
  private static final String DASH = "-";
  private final PrintStream out;

  RulesTextPrinter(PrintStream out) {
    this.out = out;
  }

  @Override
  public void books() {
    TextColumns lines = new TextColumns();
    for (RuleBookId id : RuleBookId.values()) {
      lines.add(id.id(), RuleBooks.get(id).title());
    }
    lines.print(out, "");
  }

  @Override
  public void book(RuleBook book) {
    out.println(book.title() + " (" + book.id().id() + ")");
    out.println(
        "time:    %d minutes a %s".formatted(book.time().turnMinutes(), book.time().turnName()));
    out.println(
        "ground:  one %s is %s m [%s]"
            .formatted(book.ground().singular(), book.ground().metres(), book.ground().citation()));
    section("tables");
    TextColumns tables = new TextColumns();
    for (String name : book.tables().names()) {
      tables.add(name, book.table(name).title());
    }
    tables.print(out, "  ");
    section("procedures (studio adjudicate " + book.id().id() + " NAME ...)");
    TextColumns procedures = new TextColumns();
    for (Procedure each : book.procedures()) {
      procedures.add(each.name(), each.title());
    }
    procedures.print(out, "  ");
    section("switches (a scenario turns the alternative on)");
    TextColumns switches = new TextColumns();
    for (RuleSwitch each : book.switches()) {
      String ruled = each.ruledName().map(it -> "; `" + it + "` says it is not").orElse("");
      switches.add(each.name(), each.title() + ruled + " [" + each.citation() + "]");
    }
    switches.print(out, "  ");
    section("defaults (not from the book)");
    TextColumns defaults = new TextColumns();
    for (RuleDefault each : book.defaults()) {
      defaults.add(each.id(), each.gap() + ": " + each.value());
    }
    defaults.print(out, "  ");
  }

  private void section(String title) {
    out.println();
    out.println(title + ":");
  }

  @Override
  public void table(RuleTable table) {
    out.println(
        "%s, %s%s [%s %s]"
            .formatted(
                table.name(),
                table.title(),
                table.unit().isEmpty() ? "" : " (" + table.unit() + ")",
                table.book().shortTitle(),
                table.source()));
    TextColumns lines = new TextColumns();
    List<String> heads = new ArrayList<>();
    table.columns().forEach(column -> heads.add(column.name()));
    heads.add("source");
    lines.add(heads);
    for (TableRow row : table.rows()) {
      List<String> cells = new ArrayList<>();
      row.values().forEach(value -> cells.add(show(value)));
      cells.add(row.citation().toString());
      lines.add(cells);
    }
    lines.print(out, "");
  }

  @Override
  public void row(RuleTable table, TableRow row) {
    TextColumns lines = new TextColumns();
    for (TableColumn column : table.columns()) {
      lines.add(
          column.name(), withUnit(table, row, column), row.citation(column.name()).toString());
    }
    lines.print(out, "");
  }

  @Override
  public void value(RuleTable table, TableRow row, TableColumn column) {
    out.println(withUnit(table, row, column) + "   [" + row.citation(column.name()) + "]");
  }

  private static String withUnit(RuleTable table, TableRow row, TableColumn column) {
    @Nullable Object value = row.value(column.name());
    String unit = column.unit().isEmpty() ? "" : " " + column.unit();
    boolean key = table.keys().contains(column.name());
    return value == null
        ? DASH + " (the book gives no value)"
        : show(value) + (value instanceof String || key ? "" : unit);
  }

  private static String show(@Nullable Object value) {
    return value == null ? DASH : value.toString();
  }
}
