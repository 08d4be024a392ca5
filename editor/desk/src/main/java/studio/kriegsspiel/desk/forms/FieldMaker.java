package studio.kriegsspiel.desk.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.desk.forms.Field.Input;
import studio.kriegsspiel.desk.forms.Field.Option;
import studio.kriegsspiel.scenario.phrase.Slot;

/** Makes the fields of a form from the parts of its statement and what was filled in. */
final class FieldMaker {
  private final Choices choices;
  private final FieldFaults faults;
  private final Map<String, String> values;
  private final boolean adding;

  FieldMaker(Choices choices, Map<String, String> values, boolean adding) {
    this.choices = choices;
    this.faults = new FieldFaults(choices);
    this.values = values;
    this.adding = adding;
  }

  /** A list from which something has to be chosen before anything else. */
  Field list(String key, String label, String tip, List<Option> options) {
    String value = values.getOrDefault(key, "");
    String fault = options.isEmpty() ? "The scenario has none yet; add one first." : "";
    return new Field(key, label, tip, Input.CHOICE, value, options, "", true, fault, "");
  }

  /** Which of several ways a statement goes on. */
  Field group(String group, List<String> names) {
    String value = values.getOrDefault(group, "");
    List<Option> options = new ArrayList<>();
    if (value.isEmpty()) {
      options.add(new Option("", "as it is written"));
    }
    names.forEach(each -> options.add(Option.of(each)));
    return new Field(
        "group." + group, group, "How it goes on", Input.CHOICE, value, options, "", true, "", "");
  }

  /** The field of a part. */
  Field field(Slot slot) {
    List<Option> options = choices.of(slot);
    Input input = StatementForm.input(slot, adding, !options.isEmpty());
    String value = values.getOrDefault(slot.key(), "");
    List<Option> all = new ArrayList<>();
    if (input == Input.CHOICE && (!slot.needed() || value.isEmpty())) {
      all.add(new Option("", ""));
    }
    all.addAll(options);
    String fault = input == Input.FIXED ? "" : faults.of(slot, value.strip(), values, adding);
    return new Field(
        slot.key(),
        slot.label(),
        slot.tip(),
        input,
        value,
        all,
        unit(slot),
        slot.needed(),
        fault,
        "");
  }

  /** What is counted, where the label does not say so. */
  private static String unit(Slot slot) {
    return switch (slot.key()) {
      case "lost", "share" -> "%";
      case "worth" -> "points";
      case "number" -> slot.tails().isEmpty() ? "" : slot.tails().get(slot.tails().size() - 1);
      default -> "";
    };
  }
}
