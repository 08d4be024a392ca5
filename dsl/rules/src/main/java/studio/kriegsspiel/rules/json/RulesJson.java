package studio.kriegsspiel.rules.json;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Turns tables and decisions into JSON. A table is {@code {ruleset, table, title, unit, source,
 * keys, columns, rows}}, its values raw, null where the book prints a dash.
 */
public final class RulesJson {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private RulesJson() {}

  /** A whole table. */
  public static ObjectNode table(RuleTable table) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("ruleset", table.book().id());
    json.put("table", table.name());
    json.put("title", table.title());
    json.put("unit", table.unit());
    json.put("source", table.source());
    ArrayNode keys = json.putArray("keys");
    table.keys().forEach(keys::add);
    ArrayNode columns = json.putArray("columns");
    for (TableColumn column : table.columns()) {
      ObjectNode node = columns.addObject();
      node.put("name", column.name());
      node.put("type", column.type().word());
      node.put("unit", column.unit().isEmpty() ? table.unit() : column.unit());
    }
    ArrayNode rows = json.putArray("rows");
    table.rows().forEach(row -> rows.add(row(table, row)));
    return json;
  }

  /** One row with its source. */
  public static ObjectNode row(RuleTable table, TableRow row) {
    ObjectNode node = MAPPER.createObjectNode();
    ObjectNode source = citation(row.citation());
    node.setAll(source);
    if (!row.cellCitations().isEmpty()) {
      ObjectNode cells = node.putObject("cells");
      for (TableColumn column : table.columns()) {
        Citation own = row.cellCitations().get(column.name());
        if (own != null) {
          cells.set(column.name(), citation(own));
        }
      }
    }
    ArrayNode values = node.putArray("values");
    row.values().forEach(value -> put(values, value));
    return node;
  }

  /** One value of a table with the place it comes from. */
  public static ObjectNode value(RuleTable table, TableRow row, TableColumn column) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("ruleset", table.book().id());
    node.put("table", table.name());
    ObjectNode key = node.putObject("key");
    table.keys().forEach(name -> put(key, name, row.value(name)));
    node.put("column", column.name());
    put(node, "value", row.value(column.name()));
    node.put("unit", column.unit().isEmpty() ? table.unit() : column.unit());
    node.setAll(citation(row.citation(column.name())));
    return node;
  }

  /** The questions of a book: name, title and source of each. */
  public static ArrayNode procedures(List<Procedure> procedures) {
    ArrayNode json = MAPPER.createArrayNode();
    procedures.forEach(each -> json.add(head(each)));
    return json;
  }

  /** A question with its parameters: what each may be, and what it is when it is not given. */
  public static ObjectNode procedure(Procedure procedure) {
    ObjectNode json = head(procedure);
    ArrayNode parameters = json.putArray("parameters");
    for (Parameter each : procedure.parameters()) {
      ObjectNode node = parameters.addObject();
      node.put("name", each.name());
      node.put("title", each.title());
      node.put("kind", Parameter.word(each.kind()));
      if (each.kind() == Parameter.Kind.NUMBER || each.kind() == Parameter.Kind.FRACTION) {
        node.put("least", each.least());
        node.put("most", each.most());
      } else {
        ArrayNode allowed = node.putArray("allowed");
        each.allowed().forEach(allowed::add);
      }
      node.put("required", each.isRequired());
      if (each.preset() != null) {
        node.put("preset", each.preset());
      }
    }
    return json;
  }

  private static ObjectNode head(Procedure procedure) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("ruleset", procedure.book().id());
    node.put("procedure", procedure.name());
    node.put("title", procedure.title());
    node.setAll(citation(procedure.citation()));
    return node;
  }

  /** A decision with its working, and the part of the book's turn it belongs to. */
  public static ObjectNode adjudication(Adjudication adjudication, TimeScale time) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("ruleset", adjudication.book().id());
    json.put("procedure", adjudication.procedure());
    json.set("time", time(adjudication.procedure(), time));
    ObjectNode question = json.putObject("question");
    adjudication.question().forEach(question::put);
    ArrayNode assumed = json.putArray("assumed");
    adjudication.assumed().forEach(assumed::add);
    json.setAll(adjudication.decision().match(RulesJson::decided, RulesJson::forbidden));
    ArrayNode trace = json.putArray("trace");
    adjudication.trace().forEach(step -> trace.add(step(step)));
    return json;
  }

  private static ObjectNode decided(Decision.Decided decided) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("decided", true);
    json.put("sentence", decided.sentence());
    ObjectNode results = json.putObject("results");
    for (Result result : decided.results()) {
      put(results, result.name(), result.value());
    }
    json.set("after", after(decided));
    return json;
  }

  private static ObjectNode forbidden(Decision.Forbidden forbidden) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("decided", false);
    json.put("sentence", forbidden.sentence());
    json.set("rule", citation(forbidden.rule()));
    return json;
  }

  /** The turn, its minutes, and where the book says so the part and the minutes it takes. */
  private static ObjectNode time(String procedure, TimeScale time) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("turn", time.turnName());
    node.put("turnMinutes", time.turnMinutes());
    time.findPart(procedure)
        .ifPresent(
            part -> {
              node.put("part", part.name());
              node.put("partTitle", part.title());
              node.put("acting", part.acting().word());
              node.put("times", part.times());
              if (part.minutes() > 0) {
                node.put("partMinutes", part.minutes());
              }
            });
    return node;
  }

  /** What is left, by body where the decision concerns several, in parameters and their values. */
  private static ObjectNode after(Decision.Decided decided) {
    ObjectNode after = MAPPER.createObjectNode();
    for (AfterState state : decided.after()) {
      ObjectNode body = state.body().isEmpty() ? after : after.withObjectProperty(state.body());
      body.put(state.word(), state.value());
    }
    return after;
  }

  private static ObjectNode step(TraceStep step) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("factor", step.factor());
    node.put("value", step.value());
    step.findDie()
        .ifPresent(
            die -> {
              ObjectNode thrown = node.putObject("die");
              thrown.put("name", die.die());
              thrown.put("face", die.face());
              thrown.put("shows", die.shows());
            });
    node.setAll(citation(step.citation()));
    return node;
  }

  /** {@code {source, layer}}: the sentence form, and printed, ruling or default with its id. */
  public static ObjectNode citation(Citation citation) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("source", citation.toString());
    node.put("layer", citation.layer().word());
    if (citation.layer() != Layer.PRINTED) {
      node.put("decidedBy", citation.reference());
    }
    return node;
  }

  private static void put(ArrayNode array, @Nullable Object value) {
    if (value == null) {
      array.addNull();
    } else if (value instanceof Integer number) {
      array.add(number);
    } else if (value instanceof BigDecimal number) {
      array.add(number);
    } else if (value instanceof Boolean truth) {
      array.add(truth);
    } else {
      array.add(value.toString());
    }
  }

  private static void put(ObjectNode node, String name, @Nullable Object value) {
    if (value == null) {
      node.putNull(name);
    } else if (value instanceof Integer number) {
      node.put(name, number);
    } else if (value instanceof Long number) {
      node.put(name, number);
    } else if (value instanceof BigDecimal number) {
      node.put(name, number);
    } else if (value instanceof Boolean truth) {
      node.put(name, truth);
    } else {
      node.put(name, value.toString());
    }
  }
}
