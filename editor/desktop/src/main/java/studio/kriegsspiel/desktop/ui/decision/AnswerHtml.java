package studio.kriegsspiel.desktop.ui.decision;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.PageStyle;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.rules.Layer;

/** An answer as a page: what the book prints, what was ruled and what is a default told apart. */
final class AnswerHtml {
  private AnswerHtml() {}

  static String of(Optional<DecisionAccount> answer) {
    StringBuilder page = new StringBuilder();
    answer.ifPresentOrElse(
        account -> write(account, page),
        () -> page.append("<p class='small'>No question has been decided yet.</p>"));
    return PageStyle.page(page.toString());
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
    return FindingText.told(words);
  }
}
