package studio.kriegsspiel.desktop.ui.forms;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Gives each label of a form a letter of its own that leads to its field. */
final class Letters {
  private final Set<Character> taken = new HashSet<>();

  /** Letters of buttons, which no label may take. */
  Letters(String reserved) {
    reserved.chars().forEach(each -> taken.add((char) each));
  }

  /** The label with {@code &} before its letter; as it is where every letter is taken. */
  String mark(String label) {
    for (int i = 0; i < label.length(); i++) {
      char letter = label.toLowerCase(Locale.ROOT).charAt(i);
      if (letter >= 'a' && letter <= 'z' && taken.add(letter)) {
        return label.substring(0, i) + "&" + label.substring(i);
      }
    }
    return label;
  }
}
