package studio.kriegsspiel.desktop.ui.decision;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.UIManager;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.rules.Layer;

/** An answer as a page: what the book prints, what was ruled and what is a default told apart. */
final class AnswerHtml {
  private AnswerHtml() {}

  static String of(Optional<DecisionAccount> answer, Font ignored) {
    StringBuilder page = new StringBuilder("<html><head><style>").append(style());
    page.append("</style></head><body>");
    answer.ifPresentOrElse(
        account -> write(account, page),
        () -> page.append("<p class='small'>No question has been decided yet.</p>"));
    return page.append("</body></html>").toString();
  }

  private static void write(DecisionAccount account, StringBuilder page) {
    page.append("<p class='small'>").append(safe(account.about())).append("</p>");
    page.append("<p class='big'>").append(safe(account.sentence())).append("</p>");
    list(page, "", account.results());
    list(page, "Afterwards", account.after());
    if (!account.working().isEmpty()) {
      page.append("<h4>Working</h4><table cellspacing='0' cellpadding='3'>");
      int number = 1;
      for (DecisionAccount.Step each : account.working()) {
        page.append("<tr><td class='small'>").append(number++).append("</td><td>");
        page.append(safe(each.factor())).append(": <b>").append(safe(each.value()));
        page.append("</b><br><span class='").append(each.layer().word()).append("'>");
        page.append(word(each.layer())).append("</span> <span class='small'>");
        page.append(safe(each.source())).append("</span></td></tr>");
      }
      page.append("</table>");
    }
    list(page, "Decided on", account.given());
    if (!account.dice().isEmpty()) {
      page.append("<p class='small'>").append(safe(account.dice())).append("</p>");
    }
  }

  private static String word(Layer layer) {
    return switch (layer) {
      case PRINTED -> "printed";
      case RULING -> "ruling";
      case DEFAULT -> "default";
    };
  }

  private static void list(StringBuilder page, String head, List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    page.append(head.isEmpty() ? "" : "<h4>" + head + "</h4>").append("<ul>");
    lines.forEach(each -> page.append("<li>").append(safe(each)).append("</li>"));
    page.append("</ul>");
  }

  private static String safe(String words) {
    return FindingText.escape(words);
  }

  private static String style() {
    Font letters = UIManager.getFont("Label.font");
    return String.join(
        " ",
        List.of(
            "body { font-family: '" + letters.getFamily() + "', sans-serif; font-size: ",
            letters.getSize() + "pt; color: " + css(Looks.colour("Studio.editor.foreground")),
            "; background: " + css(Looks.colour("Studio.editor.background")),
            "; margin: 10px 14px; }",
            "p.big { font-size: 118%; font-weight: bold; margin: 4px 0 6px 0; }",
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
