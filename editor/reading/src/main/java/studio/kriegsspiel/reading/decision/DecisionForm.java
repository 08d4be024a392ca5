package studio.kriegsspiel.reading.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.reading.decision.DecisionField.Basis;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.procedure.Contradiction;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * A question of a rule book with its fields.
 *
 * @param procedure what decides it
 * @param about whom it is about, in words: {@code Lamure on KGL5 at 14:00}
 * @param fields in the order in which the question has them
 */
public record DecisionForm(Procedure procedure, String about, List<DecisionField> fields) {

  /** Copies the list. */
  public DecisionForm {
    fields = List.copyOf(fields);
  }

  /** The field of a name of the question. */
  public Optional<DecisionField> find(String name) {
    return fields.stream().filter(each -> each.parameter().name().equals(name)).findFirst();
  }

  /**
   * The same with a value that somebody wrote, in the words of the question or in those of people;
   * an empty one takes it back to what stands there if nobody knows.
   *
   * @throws RulesException if the field takes no such value, or there is no such field
   */
  public DecisionForm with(String name, String written) {
    DecisionField old =
        find(name)
            .orElseThrow(
                () ->
                    new studio.kriegsspiel.rules.UnknownNameException(
                        "field",
                        name,
                        fields.stream().map(each -> each.parameter().name()).toList()));
    List<DecisionField> changed = new ArrayList<>(fields);
    changed.set(fields.indexOf(old), typed(old, written.strip()));
    return new DecisionForm(procedure, about, changed).yielding(name);
  }

  /** Without what the situation says where what somebody wrote excludes it. */
  private DecisionForm yielding(String name) {
    DecisionForm form = this;
    for (Contradiction each : procedure.consistency().contradictions()) {
      List<String> names = each.facts().stream().map(fact -> fact.parameter().name()).toList();
      if (names.contains(name) && form.holds(each)) {
        form = form.opened(names);
      }
    }
    return form;
  }

  private boolean holds(Contradiction contradiction) {
    return contradiction.facts().stream()
        .allMatch(
            fact ->
                fact.holdsOf(
                    find(fact.parameter().name())
                        .map(DecisionField::value)
                        .filter(value -> !value.isEmpty())));
  }

  private DecisionForm opened(List<String> names) {
    return new DecisionForm(
        procedure,
        about,
        fields.stream()
            .map(
                field ->
                    field.basis() == Basis.SITUATION && names.contains(field.parameter().name())
                        ? DecisionQuestions.open(field.parameter())
                        : field)
            .toList());
  }

  private static DecisionField typed(DecisionField old, String written) {
    Parameter parameter = old.parameter();
    if (written.isEmpty()) {
      return DecisionQuestions.open(parameter);
    }
    String value =
        parameter.kind() == Parameter.Kind.CHOICE
            ? ChoiceWords.find(parameter, written).orElse(written)
            : written;
    return old.with(parameter.check(value), Basis.TYPED, "as you wrote it");
  }

  /** The fields that must be known before the question can be put. */
  public List<DecisionField> missing() {
    return fields.stream().filter(each -> each.basis() == Basis.OPEN).toList();
  }

  /** What is put to the procedure: all that is not the question's own. */
  public Map<String, String> written() {
    Map<String, String> values = new LinkedHashMap<>();
    for (DecisionField each : fields) {
      if (!each.value().isEmpty() && each.basis() != Basis.USUAL) {
        values.put(each.parameter().name(), each.value());
      }
    }
    return values;
  }

  /**
   * Puts the question.
   *
   * @throws RulesException if a field is missing, its values do not go together, or a die is
   *     missing or one too many
   */
  public Adjudication decide(Dice dice) {
    return procedure.adjudicate(written(), dice);
  }
}
