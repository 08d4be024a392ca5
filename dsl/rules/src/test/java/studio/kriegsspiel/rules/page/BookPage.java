package studio.kriegsspiel.rules.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleDefault;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.book.Ruling;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** Writes a rule book as one Markdown page. Every figure keeps its source and layer. */
public final class BookPage {
  private static final int MANY_CHOICES = 12;

  private final RuleBook book;
  private final Markdown page = new Markdown();

  private BookPage(RuleBook book) {
    this.book = book;
  }

  /** The page of a book as its switches stand. */
  public static String of(RuleBook book) {
    BookPage writer = new BookPage(book);
    writer.head();
    writer.time();
    writer.questions();
    writer.switches();
    writer.defaults();
    writer.rulings();
    writer.demands();
    writer.tables();
    return writer.page.toString();
  }

  private void head() {
    page.heading(1, book.title());
    page.paragraph(
        "Written from the data files of the book `"
            + book.id()
            + "`; do not edit. The book prints what is cited by place alone; `ruling` marks what was"
            + " decided where the text contradicts itself or was damaged, `default` what fills a gap.");
  }

  private void time() {
    TimeScale time = book.time();
    page.heading(2, "Time and ground");
    page.paragraph(
        "One "
            + time.turnName()
            + " is "
            + time.turnMinutes()
            + (time.turnMinutes() == 1 ? " minute" : " minutes")
            + " ("
            + place(time.citation())
            + "). One "
            + book.ground().singular()
            + " is "
            + book.ground().metres()
            + " m ("
            + place(book.ground().citation())
            + ").");
    time.parts().forEach(part -> part(0, part));
    page.endOfList();
  }

  private void part(int depth, TurnPart part) {
    String times = part.times() == 1 ? "" : ", " + part.times() + " times";
    String minutes = part.minutes() == 0 ? "" : ", " + part.minutes() + " minutes each";
    page.item(
        depth,
        part.title()
            + " ("
            + part.acting().word().replace('-', ' ')
            + times
            + minutes
            + "; "
            + place(part.citation())
            + ")"
            + questions(part));
    part.parts().forEach(inner -> part(depth + 1, inner));
  }

  private static String questions(TurnPart part) {
    return part.questions().isEmpty()
        ? ""
        : part.questions().stream().collect(Collectors.joining("`, `", ": `", "`"));
  }

  private void questions() {
    page.heading(2, "Questions the book decides");
    page.paragraph("Asked with `studio adjudicate " + book.id() + " NAME key=value ...`.");
    for (Procedure procedure : book.procedures()) {
      page.item(
          0,
          "`"
              + procedure.name()
              + "`: "
              + procedure.title()
              + " ("
              + place(procedure.citation())
              + ")");
      procedure.parameters().forEach(parameter -> page.item(1, parameter(parameter)));
      Stream.concat(
              procedure.consistency().contradictions().stream().map(each -> each.sentence()),
              procedure.consistency().limits().stream().map(each -> each.sentence()))
          .distinct()
          .forEach(sentence -> page.item(1, "refused otherwise: " + sentence));
    }
    page.endOfList();
  }

  private static String parameter(Parameter parameter) {
    String values =
        switch (parameter.kind()) {
          case CHOICE ->
              parameter.allowed().size() > MANY_CHOICES
                  ? parameter.allowed().size() + " choices"
                  : String.join(", ", parameter.allowed());
          case NUMBER, FRACTION -> parameter.least() + " to " + parameter.most();
          case YES_NO -> "yes, no";
          case TEXT -> "text";
        };
    String preset = parameter.preset();
    String otherwise =
        preset == null
            ? ""
            : preset.isEmpty() ? "; may be left out" : "; " + preset + " if left out";
    return "`" + parameter.name() + "`: " + parameter.title() + " (" + values + otherwise + ")";
  }

  private void switches() {
    page.heading(2, "Switches");
    if (book.switches().isEmpty()) {
      page.paragraph("The book has none.");
      return;
    }
    page.paragraph("A scenario turns one on with `rules " + book.id() + " with NAME`.");
    List<List<String>> rows = new ArrayList<>();
    for (RuleSwitch rule : book.switches()) {
      rows.add(
          List.of(
              "`" + rule.name() + "`",
              rule.title(),
              rule.ruled() + rule.ruledName().map(name -> " (`" + name + "` says so)").orElse(""),
              rule.alternative(),
              place(rule.citation())));
    }
    page.table(List.of("switch", "about", "as ruled", "switched on", "ruling"), rows);
  }

  private void defaults() {
    page.heading(2, "Defaults");
    if (book.defaults().isEmpty()) {
      page.paragraph("The book has none.");
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    for (RuleDefault gap : book.defaults()) {
      rows.add(List.of(gap.id(), gap.gap(), gap.value(), gap.reason()));
    }
    page.table(List.of("default", "left open", "our value", "why"), rows);
  }

  private void rulings() {
    page.heading(2, "Rulings");
    page.paragraph("What holds where the text contradicts itself, was damaged, or is silent.");
    List<List<String>> rows = new ArrayList<>();
    for (Ruling ruling : book.rulings()) {
      rows.add(List.of(ruling.id(), ruling.about(), ruling.ruling(), ruling.alternative()));
    }
    page.table(List.of("ruling", "about", "what holds", "might hold instead"), rows);
  }

  private void demands() {
    page.heading(2, "What it asks of a scenario");
    if (book.demands().isEmpty()) {
      page.paragraph("Nothing of its own.");
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    for (ScenarioDemand demand : book.demands()) {
      rows.add(
          List.of(
              demand.title(),
              demand.amount() == 0 ? "" : Integer.toString(demand.amount()),
              String.join(", ", demand.values()),
              demand.required() ? "yes" : "",
              place(demand.citation())));
    }
    page.table(List.of("demand", "figure", "values", "required", "source"), rows);
  }

  private void tables() {
    page.heading(2, "Tables");
    for (String name : book.tables().names()) {
      table(book.table(name));
    }
  }

  private void table(RuleTable table) {
    page.heading(3, table.title());
    String unit = table.unit().isEmpty() ? "" : ", in " + table.unit();
    page.paragraph("`" + table.name() + "`" + unit + " (" + table.source() + ")");
    List<String> head = new ArrayList<>();
    for (TableColumn column : table.columns()) {
      boolean ownUnit = !column.unit().isEmpty() && !column.unit().equals(table.unit());
      head.add(column.title() + (ownUnit ? " (" + column.unit() + ")" : ""));
    }
    head.add("source");
    List<List<String>> rows = new ArrayList<>();
    for (TableRow row : table.rows()) {
      List<String> cells = new ArrayList<>();
      row.values().forEach(value -> cells.add(value == null ? "–" : value.toString()));
      cells.add(source(table, row));
      rows.add(cells);
    }
    page.table(head, rows);
  }

  private static String source(RuleTable table, TableRow row) {
    StringBuilder source = new StringBuilder(place(row.citation()));
    for (TableColumn column : table.columns()) {
      Citation own = row.cellCitations().get(column.name());
      if (own != null) {
        source.append("; ").append(column.title()).append(": ").append(place(own));
      }
    }
    return source.toString();
  }

  private static String place(Citation citation) {
    String note = citation.note().isEmpty() ? "" : " " + citation.note();
    return citation.layer() == Layer.PRINTED
        ? citation.reference() + (note.isEmpty() ? "" : "," + note)
        : citation.layer().word() + " " + citation.reference() + note;
  }
}
