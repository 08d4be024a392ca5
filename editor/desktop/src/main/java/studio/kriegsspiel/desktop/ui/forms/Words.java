package studio.kriegsspiel.desktop.ui.forms;

import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Sentences that wrap. */
final class Words {
  /** Pixels of Swing's style sheets are larger than those of the screen. */
  private static final double STYLE_SHEET = 1.3;

  private Words() {}

  /** Words that wrap in so many pixels. */
  static String wrapped(String words, int width) {
    return "<html><body style='width:"
        + (int) (Looks.scaled(width) / STYLE_SHEET)
        + "px'>"
        + FindingText.told(words)
        + "</body></html>";
  }
}
