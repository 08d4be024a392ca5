package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.situation.prose.HtmlText.escaped;

import java.util.List;
import studio.kriegsspiel.situation.prose.HtmlText;

/** A page of one file, without script or network, as it is written from top to bottom. */
final class Html {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #23231f; --paper: #fbfaf6; --faint: #8a877d; --line: #d8d4c8; --open: #ece7d6; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e6e3da; --paper: #1f1f1c; --faint: #98958b; --line: #45433c; --open: #35332b; } }
      body { font: 16px/1.5 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
      .under { color: var(--faint); margin-top: 0; } table { border-collapse: collapse; width: 100%; } td, th { padding: .25rem .6rem .25rem 0; text-align: left; vertical-align: middle; }
      th { font-weight: normal; color: var(--faint); font-size: .85rem; } td.name { width: 44%; } td.figure { white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
      .bar { display: block; max-width: 100%; } .bar .back { fill: var(--line); opacity: .35; } .bar .open { fill: var(--open); } .whisker { stroke: var(--ink); fill: none; }
      .chart { width: 100%; height: auto; } .chart text { font: 12px sans-serif; fill: var(--faint); } .chart .axis { stroke: var(--line); fill: none; }
      .chart .line { fill: none; stroke-width: 2.5; } .chart .column { fill: var(--faint); } li { margin: .3rem 0; } h3 { font-size: .95rem; margin: .8rem 0 .2rem; } h3 + ul { margin: 0; font-size: .95rem; } code { font-size: .9em; }
      .note { color: var(--faint); font-size: .9rem; }
      @media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } table, svg { break-inside: avoid; } }
      """;

  private final StringBuilder text = new StringBuilder();

  /**
   * A page that has only begun.
   *
   * @param after what stands behind its heading in the title of the window
   */
  Html(String heading, String after) {
    String words = escaped(heading);
    text.append(HtmlText.beginning())
        .append("<title>")
        .append(words)
        .append(escaped(after))
        .append("</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<main>\n<h1>")
        .append(words)
        .append("</h1>\n");
  }

  /** What is markup already. */
  Html append(String markup) {
    text.append(markup);
    return this;
  }

  Html append(char sign) {
    text.append(sign);
    return this;
  }

  void under(String words) {
    text.append("<p class=\"under\">").append(escaped(words)).append("</p>\n");
  }

  void heading(String words) {
    text.append("<h2>").append(escaped(words)).append("</h2>\n");
  }

  void note(String words) {
    text.append("<p class=\"note\">").append(escaped(words)).append("</p>\n");
  }

  void paragraph(String words) {
    text.append("<p>").append(withNames(words)).append("</p>\n");
  }

  /** Nothing where there are no sentences. */
  void list(String heading, List<String> sentences) {
    if (sentences.isEmpty()) {
      return;
    }
    heading(heading);
    items(sentences);
  }

  void items(List<String> sentences) {
    text.append("<ul>\n");
    sentences.forEach(
        each ->
            text.append("<li>").append(withNames(each).replace("\n", "<br>")).append("</li>\n"));
    text.append("</ul>\n");
  }

  /** Names of units stand in backticks. */
  static String withNames(String sentence) {
    return escaped(sentence).replaceAll("`([^`]*)`", "<code>$1</code>");
  }

  String whole() {
    return text + "</main>\n</body>\n</html>\n";
  }
}
