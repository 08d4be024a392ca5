package studio.kriegsspiel.desktop.ui.editor;

import java.util.List;
import java.util.regex.Pattern;
import studio.kriegsspiel.desk.studied.Findings;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;

/** Findings as tool tips: the sentence, the rule it rests on, how to mend it. */
public final class FindingText {
  private static final Pattern CODE = Pattern.compile("`([^`\n]*)`");
  private static final int WIDTH = 420;

  private FindingText() {}

  /** A tool tip for findings of one place. */
  public static String tip(List<Finding> findings) {
    StringBuilder html = new StringBuilder("<html><div style='width:" + WIDTH + "px'>");
    for (Finding finding : findings) {
      html.append(html.indexOf("<b>") >= 0 ? "<hr>" : "");
      html.append("<b>").append(finding.severity().word()).append("</b> ");
      html.append("<span style='font-size:smaller'>").append(finding.id()).append("</span><br>");
      html.append(told(finding.message()));
      String rules = Findings.rules(finding);
      if (!rules.isEmpty()) {
        html.append("<br><i>Rule: ").append(escape(rules)).append("</i>");
      }
      finding.hint().ifPresent(hint -> html.append("<br>").append(told(hint)));
      for (Fix fix : finding.fixes()) {
        html.append("<br>Alt+Enter: ").append(told(fix.title()));
      }
    }
    html.append("<br><span style='font-size:smaller'>Shift+F1 tells more</span>");
    return html.append("</div></html>").toString();
  }

  /** What a message names in backticks, in quotation marks as people write them. */
  public static String quoted(String message) {
    return CODE.matcher(message).replaceAll("\u201c$1\u201d");
  }

  /** A sentence of the studio as HTML shows it, what it names in quotation marks. */
  public static String told(String sentence) {
    return escape(quoted(sentence));
  }

  /** Text as HTML shows it: what an author writes never becomes a tag. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("\n", "<br>");
  }
}
