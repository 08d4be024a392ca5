package studio.kriegsspiel.cli.answer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Locale;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.rules.procedure.QuestionKind;

/** Prints the questions that fit, and the fields of one. */
public final class DecisionText {
  private final PrintStream out;

  public DecisionText(PrintStream out) {
    this.out = out;
  }

  /** The questions that fit, by kind. */
  public void offers(DecisionQuestions questions, boolean json) {
    if (json) {
      ArrayNode all = JsonNodeFactory.instance.arrayNode();
      for (OfferedQuestion each : questions.all()) {
        ObjectNode offer = all.addObject();
        offer.put("name", each.procedure().name());
        offer.put("title", each.title());
        offer.put("kind", each.kind().name().toLowerCase(Locale.ROOT));
        offer.put("fits", each.fits());
      }
      out.println(all.toPrettyString());
      return;
    }
    out.println(questions.about());
    for (QuestionKind kind : QuestionKind.values()) {
      boolean headed = false;
      for (OfferedQuestion each : questions.fitting()) {
        if (each.kind() == kind) {
          if (!headed) {
            out.println(kind.label() + ":");
            headed = true;
          }
          out.println(
              "  %-22s %s [%s]"
                  .formatted(each.procedure().name(), each.title(), each.procedure().citation()));
        }
      }
    }
  }

  /** The fields of a question: name, value, where it comes from, and the word that changes it. */
  public void fields(DecisionForm form, boolean json) {
    if (json) {
      ArrayNode all = JsonNodeFactory.instance.arrayNode();
      for (DecisionField each : form.fields()) {
        ObjectNode field = all.addObject();
        field.put("name", each.parameter().name());
        field.put("label", each.label());
        field.put("unit", each.unit());
        field.put("value", each.value());
        field.put("words", each.words());
        field.put("basis", each.basis().name().toLowerCase(Locale.ROOT));
        field.put("origin", each.origin());
        ArrayNode choices = field.putArray("choices");
        each.choices().forEach(choices::add);
      }
      out.println(all.toPrettyString());
      return;
    }
    out.println(form.procedure().title() + " [" + form.procedure().citation() + "]");
    out.println(form.about());
    for (DecisionField each : form.fields()) {
      String value = each.value().isEmpty() ? "-" : each.words();
      String unit = each.unit().isEmpty() || each.value().isEmpty() ? "" : " " + each.unit();
      String origin = each.origin().isEmpty() ? "" : " (" + each.origin() + ")";
      out.println(
          "  %-26s %s: %s%s%s"
              .formatted(each.parameter().name() + "=", each.label(), value, unit, origin));
    }
  }
}
