package studio.kriegsspiel.desktop.ui.control;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JOptionPane;

/** What shall become of points that are neither saved nor used; whoever does not say, stays. */
enum UnusedPoints {
  USE("Use these points"),
  THROW_AWAY("Throw them away"),
  STAY("Go on setting points");

  private final String words;

  UnusedPoints(String words) {
    this.words = words;
  }

  /**
   * Asks.
   *
   * @param usable whether they are enough to be used
   */
  static UnusedPoints ask(Component above, boolean usable) {
    List<UnusedPoints> answers = new ArrayList<>(List.of(values()));
    if (!usable) {
      answers.remove(USE);
    }
    int answer =
        JOptionPane.showOptionDialog(
            above,
            "The points that you have set are neither saved nor used by the import.",
            "Throw the points away?",
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers.stream().map(each -> each.words).toArray(),
            STAY.words);
    return answer < 0 ? STAY : answers.get(answer);
  }
}
