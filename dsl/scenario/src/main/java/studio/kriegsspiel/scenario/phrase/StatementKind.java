package studio.kriegsspiel.scenario.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A kind of statement, described once for all who read, write or change one.
 *
 * @param id short and lasting, such as {@code news}
 * @param title what a form calls one of them
 * @param plural what several are called
 * @param home where such a statement stands
 * @param section the word its section begins with; for one that is a section of its own, its word;
 *     for one below another, the ids of the kinds below which it stands
 * @param head the words it begins with; empty where its first part begins it
 * @param slots its parts, in the order in which they are written
 */
public record StatementKind(
    String id,
    String title,
    String plural,
    Home home,
    String section,
    String head,
    List<Slot> slots) {

  private static final Set<String> SECTIONS_OF_VARIANTS =
      Set.of("report", "notes", "allow", "place", "assertion");

  /** Where statements stand. */
  public enum Home {
    /** The statement is a section of its own. */
    SECTION,
    /** A line below the word of its section. */
    LINE,
    /** A line below a side. */
    SIDE,
    /** A line in an order of battle. */
    ARMY,
    /** A line of the head. */
    HEAD_LINE,
    /** The head itself. */
    HEAD,
    /** A line below a statement of another kind. */
    BELOW
  }

  /** Copies the list. */
  public StatementKind {
    slots = List.copyOf(slots);
  }

  /** Whether a scenario has one of them and no more. */
  public boolean isSingle() {
    return home == Home.HEAD || id.equals("idea");
  }

  /** The ids of the kinds below which it stands, or may stand instead of in the scenario itself. */
  public List<String> hosts() {
    if (home == Home.BELOW) {
      return List.of(section.split(" "));
    }
    return mayBeOfVariant() ? List.of("variant") : List.of();
  }

  /** Whether one of them may stand below a variant as it stands in the scenario. */
  public boolean mayBeOfVariant() {
    return home == Home.LINE || home == Home.SECTION && SECTIONS_OF_VARIANTS.contains(id);
  }

  /** The choices that it offers, each with what can be chosen, in their order. */
  public Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (Slot slot : slots) {
      slot.option()
          .ifPresent(
              each -> {
                List<String> names = groups.computeIfAbsent(each.group(), key -> new ArrayList<>());
                if (!names.contains(each.name())) {
                  names.add(each.name());
                }
              });
    }
    return groups;
  }

  /** Whether a part belongs to what was chosen. */
  public boolean isOffered(Slot slot, Map<String, String> values) {
    return slot.option()
        .map(each -> each.name().equals(values.getOrDefault(each.group(), "")))
        .orElse(true);
  }

  /** Whether a part can stand where these values are chosen. */
  public boolean isOpen(Slot slot, Map<String, String> values) {
    return isOffered(slot, values)
        && slot.needs().map(each -> !values.getOrDefault(each, "").isBlank()).orElse(true);
  }

  /** What is to be written in a part; empty where nothing is. */
  public String value(Slot slot, Map<String, String> values) {
    if (!isOpen(slot, values)) {
      return "";
    }
    return slot.isSign() ? "yes" : values.getOrDefault(slot.key(), "").strip();
  }

  /** The part of a key, among those that can stand. */
  public Optional<Slot> find(String key, Map<String, String> values) {
    return slots.stream()
        .filter(each -> each.key().equals(key) && isOpen(each, values))
        .findFirst();
  }
}
