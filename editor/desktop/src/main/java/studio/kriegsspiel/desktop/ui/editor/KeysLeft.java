package studio.kriegsspiel.desktop.ui.editor;

import java.awt.event.ActionEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/**
 * Leaves a text the keys that a list takes which came by itself: until an arrow key goes into the
 * list, Enter begins a line and Home and End go through the line as ever. The list puts all keys
 * back when it closes.
 */
final class KeysLeft {
  private static final List<String> TYPED = List.of("ENTER", "HOME", "END");
  private static final List<String> INTO = List.of("DOWN", "UP");

  private final JComponent area;
  private final Map<String, Object> own = new LinkedHashMap<>();
  private final Map<String, Object> ofList = new LinkedHashMap<>();

  /** Remembers what the keys do before the list comes. */
  KeysLeft(JComponent area) {
    this.area = area;
    TYPED.forEach(key -> own.put(key, name(key)));
    INTO.forEach(key -> own.put(key, name(key)));
  }

  /** Gives the keys back after the list has come. */
  void give() {
    for (String key : TYPED) {
      ofList.put(key, name(key));
      put(key, own.getOrDefault(key, "none"));
    }
    for (String key : INTO) {
      Action step = area.getActionMap().get(name(key));
      if (step != null && !name(key).equals(own.get(key))) {
        String called = "studio into the list " + key;
        put(key, called);
        area.getActionMap().put(called, new Into(step));
      }
    }
  }

  private Object name(String key) {
    Object name = area.getInputMap().get(KeyStroke.getKeyStroke(key));
    return name == null ? "none" : name;
  }

  private void put(String key, @Nullable Object name) {
    area.getInputMap().put(KeyStroke.getKeyStroke(key), name);
  }

  /** A step in the list, from which on Enter takes what is chosen. */
  private final class Into extends AbstractAction {
    private static final long serialVersionUID = 1L;
    private final transient Action step;

    Into(Action step) {
      this.step = step;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      put("ENTER", ofList.get("ENTER"));
      step.actionPerformed(event);
    }
  }
}
