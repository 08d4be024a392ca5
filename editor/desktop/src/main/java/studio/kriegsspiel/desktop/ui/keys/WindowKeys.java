package studio.kriegsspiel.desktop.ui.keys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.Action;
import javax.swing.InputMap;
import javax.swing.KeyStroke;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.keys.KeyChoice;
import studio.kriegsspiel.desktop.ui.action.StudioAction;

/** Puts the chosen keys on the actions of a window. */
public final class WindowKeys {
  private final List<StudioAction> actions;
  private final InputMap text;
  private final List<KeyStroke> silenced = new ArrayList<>();
  private final KeyChoice choice;

  /**
   * The keys of {@code actions}.
   *
   * @param text the text's own keys, which must not get in the way of chosen ones
   */
  public WindowKeys(List<StudioAction> actions, Settings settings, InputMap text) {
    this.actions = List.copyOf(actions);
    this.text = text;
    Map<String, String> delivered = new LinkedHashMap<>();
    actions.forEach(each -> delivered.put(each.id(), each.delivered()));
    choice = new KeyChoice(settings, delivered);
    apply();
  }

  /** The actions, in the order of the menus. */
  List<StudioAction> actions() {
    return actions;
  }

  /** Which keys they have. */
  KeyChoice choice() {
    return choice;
  }

  /** Has the actions go by the keys that are chosen now. */
  void apply() {
    silenced.forEach(text::remove);
    silenced.clear();
    for (StudioAction each : actions) {
      String before = each.delivered();
      String key = choice.of(each.id());
      each.putValue(Action.ACCELERATOR_KEY, KeyStroke.getKeyStroke(key));
      if (choice.isChosen(each.id())) {
        silence(before);
        silence(key);
      }
    }
  }

  private void silence(String key) {
    KeyStroke stroke = KeyStroke.getKeyStroke(key);
    if (stroke != null && text.get(stroke) != null && !"none".equals(text.get(stroke))) {
      text.put(stroke, "none");
      silenced.add(stroke);
    }
  }
}
