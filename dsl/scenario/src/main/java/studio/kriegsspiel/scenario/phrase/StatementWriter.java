package studio.kriegsspiel.scenario.phrase;

import java.util.Map;

/** Writes statements, or single parts of them, as the language says them. */
public final class StatementWriter {
  private static final String STEP = "  ";
  private static final int HEAD_COLUMN = 8;

  private final StatementKind kind;
  private final Map<String, String> values;
  private final String indentation;
  private final String lineBreak;

  /**
   * Writes one statement.
   *
   * @param values what stands in its parts, by their keys, and what was chosen
   * @param indentation the blanks before it
   */
  public StatementWriter(
      StatementKind kind, Map<String, String> values, String indentation, String lineBreak) {
    this.kind = kind;
    this.values = Map.copyOf(values);
    this.indentation = indentation;
    this.lineBreak = lineBreak;
  }

  /** The whole statement, from its first word on. */
  public String whole() {
    StringBuilder text = new StringBuilder(kind.head());
    boolean list = false;
    for (Slot slot : kind.slots()) {
      if (!kind.value(slot, values).isEmpty()) {
        boolean first = text.length() == 0;
        text.append(first ? piece(slot) : before(slot, list) + piece(slot));
        list = list || slot.join() == Join.LIST;
      }
    }
    return text.toString();
  }

  /**
   * What stands before a part.
   *
   * @param list whether a part of its list stands before it already
   */
  public String before(Slot slot, boolean list) {
    return switch (slot.join()) {
      case BLANK -> " ";
      case COMMA -> ", ";
      case LIST -> list ? ", " : ": ";
      case COLON -> ": ";
      case LINE -> lineBreak + indentation + STEP;
    };
  }

  /** A part with the words before and behind it. */
  public String piece(Slot slot) {
    String lead = slot.leads().isEmpty() ? "" : slot.leads().get(0);
    if (slot.value() == Value.MARK) {
      return lead;
    }
    String value = kind.value(slot, values);
    return lead + blanks(slot, lead) + value(slot) + tail(slot, value);
  }

  /** Items of the head stand in two columns, as everywhere. */
  private String blanks(Slot slot, String lead) {
    if (lead.isEmpty()) {
      return "";
    }
    boolean column = kind.home() == StatementKind.Home.HEAD && slot.join() == Join.LINE;
    return " ".repeat(column ? Math.max(1, HEAD_COLUMN + 1 - lead.length()) : 1);
  }

  /** What stands in a part, as the text has it. */
  public String value(Slot slot) {
    String shown = kind.value(slot, values);
    return slot.value() == Value.PROSE
        ? Prose.written(
            shown, slot.join() == Join.LINE ? indentation + STEP : indentation, lineBreak)
        : ValueWords.written(slot, shown);
  }

  private static String tail(Slot slot, String value) {
    if (slot.tails().isEmpty()) {
      return "";
    }
    boolean one = value.equals("1");
    return " " + slot.tails().get(one ? 0 : slot.tails().size() - 1);
  }
}
