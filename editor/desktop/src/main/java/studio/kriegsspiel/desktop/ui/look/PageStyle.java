package studio.kriegsspiel.desktop.ui.look;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Locale;
import javax.swing.UIManager;

/** The style of the window's written pages, in the letters and colours of its look. */
public final class PageStyle {
  private PageStyle() {}

  /** A page of this body. */
  public static String page(String body) {
    return "<html><head><style>" + css() + "</style></head><body>" + body + "</body></html>";
  }

  private static String css() {
    Font letters = UIManager.getFont("Label.font");
    return String.join(
        " ",
        List.of(
            "body { font-family: '" + letters.getFamily() + "', sans-serif; font-size: ",
            letters.getSize() + "pt; color: " + css(Looks.colour("Studio.editor.foreground")),
            "; background: " + css(Looks.colour("Studio.editor.background")),
            "; margin: 10px 14px; }",
            "p { margin: 4px 0 6px 0; } p.big { font-size: 118%; font-weight: bold; margin: 4px 0 6px 0; }",
            ".small { font-size: 90%; color: " + css(Looks.colour("Studio.headingForeground")),
            "; } h4 { font-size: 105%; margin: 12px 0 2px 0; }",
            "ul { margin: 2px 0 0 16px; } td { vertical-align: top; }",
            ".printed { color: " + css(Looks.colour("Studio.fine")) + "; font-weight: bold; }",
            ".ruling { color: " + css(Looks.colour("Studio.note")) + "; font-weight: bold; }",
            ".default { color: " + css(Looks.colour("Studio.warning")) + "; font-weight: bold; }"));
  }

  private static String css(Color colour) {
    return String.format(
        Locale.ROOT, "#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
  }
}
