package studio.kriegsspiel.desk.forms;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.phrase.Slot;
import studio.kriegsspiel.scenario.phrase.ValueWords;

/** Why a value of a form cannot be as it stands, told before anything is written. */
final class FieldFaults {
  private static final Pattern FROM_A_PLACE = Pattern.compile("\\d.* of (.+)");
  private static final Pattern BY_FIGURES = Pattern.compile("grid .*|\\d+(\\.\\d+)? [NS] .*");

  private final Choices choices;

  FieldFaults(Choices choices) {
    this.choices = choices;
  }

  /**
   * The fault of a value; empty if there is none.
   *
   * @param values what stands in all fields, by their keys
   * @param adding whether the statement is new, so that its name has to be free
   */
  String of(Slot slot, String value, Map<String, String> values, boolean adding) {
    boolean carried =
        slot.needs().map(each -> !values.getOrDefault(each, "").isBlank()).orElse(true);
    if (!carried) {
      return value.isEmpty() ? "" : "This belongs to the field above, which is not filled in.";
    }
    if (value.isEmpty()) {
      return slot.needed() ? "This is needed: " + lower(slot.tip()) + "." : "";
    }
    return ValueWords.findFault(slot, value)
        .or(() -> findStranger(slot, value))
        .or(() -> findTaken(slot, value, adding))
        .orElse("");
  }

  private static String lower(String tip) {
    boolean name = tip.length() > 1 && Character.isUpperCase(tip.charAt(1));
    return name ? tip : Character.toLowerCase(tip.charAt(0)) + tip.substring(1);
  }

  /** What names something that scenario or ground do not have. */
  private Optional<String> findStranger(Slot slot, String value) {
    boolean known =
        switch (slot.value()) {
          case UNIT -> choices.isUnit(value);
          case PARTY -> !isOfUnits(slot) || !Names.isName(value) || choices.isUnit(value);
          case POSITION, PLACE -> isPlace(value);
          case AUDIENCE, HELD -> isChoice(slot, value);
          case NAME -> !slot.key().equals("rules") || isChoice(slot, value);
          default -> true;
        };
    return known
        ? Optional.empty()
        : Optional.of("There is no " + thing(slot) + " “" + value + "”; choose one of the list.");
  }

  private static boolean isOfUnits(Slot slot) {
    return List.of("for", "under").contains(slot.key());
  }

  private boolean isChoice(Slot slot, String value) {
    return choices.of(slot).stream().anyMatch(each -> each.value().equals(value));
  }

  private boolean isPlace(String value) {
    Matcher from = FROM_A_PLACE.matcher(value);
    return BY_FIGURES.matcher(value).matches()
        || choices.isPlace(value)
        || (from.matches() && isPlace(from.group(1)));
  }

  private static String thing(Slot slot) {
    return switch (slot.value()) {
      case UNIT, PARTY -> "unit";
      case POSITION, PLACE -> "place";
      case AUDIENCE -> "reader";
      case HELD -> "role";
      default -> "rule book";
    };
  }

  private Optional<String> findTaken(Slot slot, String value, boolean adding) {
    boolean taken = adding && slot.lasting() && slot.key().equals("name") && !choices.isFree(value);
    return taken
        ? Optional.of("Something else is called “" + value + "” already.")
        : Optional.empty();
  }
}
