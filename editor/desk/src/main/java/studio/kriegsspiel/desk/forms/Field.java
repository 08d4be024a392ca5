package studio.kriegsspiel.desk.forms;

import java.util.List;

/**
 * One field of a form as it stands.
 *
 * @param key names it
 * @param label the word before it
 * @param tip what it means, in a sentence without its stop
 * @param input how it is filled in
 * @param value what stands in it
 * @param choices what may be chosen; none where one writes freely
 * @param unit what is counted, behind it; may be empty
 * @param needed whether the statement is nothing without it
 * @param fault why it cannot be so; empty where it can
 * @param advice what the studio tells of it all the same; empty for nothing
 */
public record Field(
    String key,
    String label,
    String tip,
    Input input,
    String value,
    List<Option> choices,
    String unit,
    boolean needed,
    String fault,
    String advice) {

  /** How a field is filled in. */
  public enum Input {
    /** A few words. */
    WORDS,
    /** A sentence, which may need two lines to be seen whole. */
    SENTENCE,
    /** Words over several lines. */
    PROSE,
    /** One of a list, nothing else. */
    CHOICE,
    /** Words, for which a list makes proposals. */
    PROPOSALS,
    /** Yes or no. */
    YES_NO,
    /** It is named elsewhere and stays as it is. */
    FIXED
  }

  /**
   * What may be chosen.
   *
   * @param value what then stands in the field
   * @param words what the list shows of it
   */
  public record Option(String value, String words) {
    /** One that reads as it is. */
    public static Option of(String value) {
      return new Option(value, value);
    }
  }

  /** Copies the list. */
  public Field {
    choices = List.copyOf(choices);
  }

  /** Whether it asks for another look of the form once it is chosen. */
  public boolean isGroup() {
    return key.startsWith("group.");
  }

  Field advised(String words) {
    return new Field(key, label, tip, input, value, choices, unit, needed, fault, words);
  }
}
