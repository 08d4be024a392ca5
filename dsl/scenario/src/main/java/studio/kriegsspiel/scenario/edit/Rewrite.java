package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The answer to a wish to change the scenario from the map. */
public sealed interface Rewrite {
  /** The edit, if there is one. */
  Optional<TextEdit> find();

  /**
   * The text says it after this edit.
   *
   * @param edit what changes; it may change nothing if the text says it already
   */
  record Edit(TextEdit edit) implements Rewrite {
    @Override
    public Optional<TextEdit> find() {
      return Optional.of(edit);
    }
  }

  /**
   * The text cannot say it.
   *
   * @param sentence why, and what to do instead
   */
  record Refused(String sentence) implements Rewrite {
    @Override
    public Optional<TextEdit> find() {
      return Optional.empty();
    }
  }
}
