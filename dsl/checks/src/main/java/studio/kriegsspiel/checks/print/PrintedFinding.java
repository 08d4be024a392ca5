package studio.kriegsspiel.checks.print;

import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A finding as a terminal shows it: place, severity, id and message on one line; below it the line
 * of the text with carets under the words concerned, the rule, the hint and the fixes.
 */
public final class PrintedFinding {
  /** A longer line is cut around the words concerned. */
  private static final int WIDEST = 120;

  private final Map<String, String> texts;
  private final Palette palette;

  /**
   * A form for findings of some documents.
   *
   * @param texts the texts by the names findings call the documents; others are shown without their
   *     line
   */
  public PrintedFinding(Map<String, String> texts, Palette palette) {
    this.texts = Map.copyOf(texts);
    this.palette = palette;
  }

  /** The lines of one finding, each ended by a line feed. */
  public String of(Finding finding) {
    StringBuilder out = new StringBuilder();
    TextSpan span = finding.span();
    if (span.isPresent()) {
      out.append(palette.bold(span.document() + ":" + span.line() + ":" + span.column() + ":"));
      out.append(' ');
    } else if (!span.document().isEmpty()) {
      out.append(palette.bold(span.document() + ":")).append(' ');
    }
    out.append(
        palette.severity(finding.severity(), finding.severity().word() + "[" + finding.id() + "]"));
    out.append(": ").append(clean(finding.message())).append('\n');
    quote(span).ifPresent(out::append);
    for (Citation citation : finding.citations()) {
      detail(out, "rule", citation.toString());
    }
    finding.hint().ifPresent(hint -> detail(out, "hint", hint));
    for (Fix fix : finding.fixes()) {
      detail(out, fix.isCertain() ? "certain fix" : "fix", fix.title());
    }
    return out.toString();
  }

  private void detail(StringBuilder out, String label, String words) {
    out.append("   ")
        .append(palette.dim(label + ":"))
        .append(' ')
        .append(clean(words))
        .append('\n');
  }

  private Optional<String> quote(TextSpan span) {
    String text = texts.get(span.document());
    if (text == null || !span.isPresent() || span.offset() > text.length()) {
      return Optional.empty();
    }
    int start = text.lastIndexOf('\n', span.offset() - 1) + 1;
    int feed = text.indexOf('\n', span.offset());
    int end = feed < 0 ? text.length() : feed;
    int last = Math.max(span.offset(), Math.min(span.end(), end));
    int from = Math.max(start, Math.min(span.offset() - WIDEST / 4, end - WIDEST));
    int to = Math.min(end, from + WIDEST);
    String line = clean(text.substring(from, to));
    String number = Integer.toString(span.line());
    String margin = " ".repeat(Math.max(0, 5 - number.length()));
    String blank = " ".repeat(margin.length() + number.length());
    String under = under(text, from, span.offset());
    int carets = Math.max(1, Math.min(last, to) - span.offset());
    return Optional.of(
        palette.dim(margin + number + " |")
            + (line.isBlank() ? "" : " " + line)
            + "\n"
            + palette.dim(blank + " |")
            + " "
            + under
            + palette.bold("^".repeat(carets))
            + "\n");
  }

  /** Blanks up to the words concerned; tabs stay tabs, so that the carets stand under the words. */
  private static String under(String text, int from, int to) {
    StringBuilder under = new StringBuilder();
    for (int i = from; i < to; i++) {
      under.append(text.charAt(i) == '\t' ? '\t' : ' ');
    }
    return under.toString();
  }

  /** Without control characters, which a hostile text could use to write over the terminal. */
  private static String clean(String words) {
    StringBuilder clean = new StringBuilder(words.length());
    for (int i = 0; i < words.length(); i++) {
      char each = words.charAt(i);
      boolean control = Character.isISOControl(each) && each != '\t';
      if (each != '\r') {
        clean.append(control ? ' ' : each);
      }
    }
    return clean.toString();
  }
}
