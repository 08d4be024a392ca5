package studio.kriegsspiel.rules.procedure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * The printed examples of a book that come out otherwise by a ruling (table {@code
 * printed-examples}): an answer to the very question of one says so and names it.
 */
final class PrintedExamples {
  private final List<TableRow> rows;

  PrintedExamples(TableSet tables, String procedure) {
    rows =
        tables
            .find("printed-examples")
            .map(
                table ->
                    table.rows().stream()
                        .filter(row -> row.getText("procedure").equals(procedure))
                        .toList())
            .orElse(List.of());
  }

  /** The answer, which names the example it differs from. */
  Decision tell(Question question, List<Parameter> parameters, Decision decision, Trace trace) {
    if (rows.isEmpty()) {
      return decision;
    }
    Map<String, String> told = told(question, parameters);
    String fell = fell(trace);
    Decision answer = decision;
    for (TableRow row : rows) {
      boolean dice = row.findText("dice").map(fell::equals).orElse(true);
      if (told.equals(asked(row)) && dice && differs(row, decision)) {
        answer = named(answer, row, trace);
      }
    }
    return answer;
  }

  private static Decision named(Decision answer, TableRow row, Trace trace) {
    String example = "the printed example, " + row.keyText();
    String result = ChoiceWords.result(row.getText("result"));
    trace.add(
        example,
        result + " " + row.getText("printed") + "; by the ruling it is otherwise",
        row.citation());
    String sentence =
        answer.sentence()
            + " The book's own example (%s) prints %s %s, which a ruling corrects."
                .formatted(row.keyText(), result, row.getText("printed"));
    return answer.saying(sentence);
  }

  /** What was given beyond what stands there anyway. */
  private static Map<String, String> told(Question question, List<Parameter> parameters) {
    Map<String, String> told = new LinkedHashMap<>(question.values());
    for (Parameter each : parameters) {
      if (each.preset() != null && each.preset().equals(told.get(each.name()))) {
        told.remove(each.name());
      }
    }
    return told;
  }

  private static Map<String, String> asked(TableRow row) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (String pair : row.getText("question").split(" ")) {
      int equals = pair.indexOf('=');
      asked.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return asked;
  }

  private static String fell(Trace trace) {
    List<String> faces = new ArrayList<>();
    for (TraceStep step : trace.steps()) {
      step.findDie().ifPresent(die -> faces.add(Integer.toString(die.face())));
    }
    return String.join(" ", faces);
  }

  /** What the book prints an issue of and a ruling forbids differs as well. */
  private static boolean differs(TableRow row, Decision decision) {
    if (!(decision instanceof Decision.Decided decided)) {
      return true;
    }
    String printed = row.getText("printed");
    return decided
        .find(row.getText("result"))
        .map(
            value ->
                value instanceof Number
                    ? new BigDecimal(value.toString()).compareTo(new BigDecimal(printed)) != 0
                    : !value.toString().equals(printed))
        .orElse(false);
  }
}
