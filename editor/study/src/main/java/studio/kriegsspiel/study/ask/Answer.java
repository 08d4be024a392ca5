package studio.kriegsspiel.study.ask;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An answer, in words and in figures that say the same.
 *
 * @param question the question in its plain form
 * @param at the time it is about, such as {@code 1815-06-18T13:00}
 * @param text the answer in sentences
 * @param facts its figures by name: texts, whole and broken numbers, yes or no, lists of texts or
 *     of facts; what is not known is left out
 */
public record Answer(String question, String at, String text, Map<String, Object> facts) {
  /** Copies the facts, in their order. */
  public Answer {
    facts = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(facts));
  }

  /** The whole answer by names, for other programs; {@code version} goes up if a name changes. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("version", 1);
    fields.put("question", question);
    fields.put("at", at);
    fields.put("answer", text);
    fields.put("facts", facts);
    return fields;
  }
}
