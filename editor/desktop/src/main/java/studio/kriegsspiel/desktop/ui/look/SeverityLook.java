package studio.kriegsspiel.desktop.ui.look;

import java.awt.Color;
import javax.swing.Icon;
import studio.kriegsspiel.scenario.finding.Severity;

/** How a severity looks, the same everywhere: a shape and a colour. */
public final class SeverityLook {
  private SeverityLook() {}

  /** The sign of a severity; its shape alone tells it apart. */
  public static Icon icon(Severity severity) {
    Symbol symbol =
        switch (severity) {
          case ERROR -> Symbol.ERROR;
          case WARNING -> Symbol.WARNING;
          case NOTE -> Symbol.NOTE;
        };
    return new SymbolIcon(symbol, key(severity));
  }

  /** The colour of a severity in the present look. */
  public static Color colour(Severity severity) {
    return Looks.colour(key(severity));
  }

  private static String key(Severity severity) {
    return "Studio." + severity.word();
  }
}
