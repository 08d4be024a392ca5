package studio.kriegsspiel.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.json.RulesJson;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** Shows rule books and tables as JSON. */
final class RulesJsonPrinter implements RulesPrinter {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private final PrintStream out;

  RulesJsonPrinter(PrintStream out) {
    this.out = out;
  }

  @Override
  public void books() {
    ArrayNode books = MAPPER.createArrayNode();
    for (RuleBookId id : RuleBookId.values()) {
      books.addObject().put("id", id.id()).put("title", RuleBooks.get(id).title());
    }
    print(books);
  }

  @Override
  public void book(RuleBook book) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("ruleset", book.id().id());
    json.put("title", book.title());
    json.put("turn", book.time().turnName());
    json.put("turnMinutes", book.time().turnMinutes());
    json.put("groundUnit", book.ground().plural());
    json.put("metresPerGroundUnit", book.ground().metres().toString());
    ArrayNode tables = json.putArray("tables");
    book.tables().names().forEach(tables::add);
    ArrayNode procedures = json.putArray("procedures");
    book.procedures().forEach(each -> procedures.add(each.name()));
    ArrayNode switches = json.putArray("switches");
    book.switches()
        .forEach(
            each -> {
              ObjectNode node =
                  switches
                      .addObject()
                      .put("name", each.name())
                      .put("title", each.title())
                      .put("ruled", each.ruled())
                      .put("alternative", each.alternative())
                      .put("source", each.citation().toString());
              each.ruledName().ifPresent(it -> node.put("ruledName", it));
            });
    ArrayNode defaults = json.putArray("defaults");
    book.defaults()
        .forEach(
            each ->
                defaults
                    .addObject()
                    .put("id", each.id())
                    .put("gap", each.gap())
                    .put("value", each.value())
                    .put("reason", each.reason()));
    print(json);
  }

  @Override
  public void table(RuleTable table) {
    print(RulesJson.table(table));
  }

  @Override
  public void row(RuleTable table, TableRow row) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("ruleset", table.book().id());
    json.put("table", table.name());
    ArrayNode columns = json.putArray("columns");
    table.columns().forEach(column -> columns.add(column.name()));
    json.setAll(RulesJson.row(table, row));
    print(json);
  }

  @Override
  public void value(RuleTable table, TableRow row, TableColumn column) {
    print(RulesJson.value(table, row, column));
  }

  private void print(JsonNode json) {
    out.println(json.toPrettyString());
  }
}
