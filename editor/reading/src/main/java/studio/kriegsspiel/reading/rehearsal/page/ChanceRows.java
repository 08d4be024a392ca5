package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.situation.prose.HtmlText.escaped;

import java.util.function.Function;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;

/** Rows of a page's table, each a chance with its bar and its figures. */
final class ChanceRows {
  private final Html html;

  ChanceRows(Html html) {
    this.html = html;
  }

  /** One chance. */
  void add(String name, Chance chance, String colour) {
    html.append("<tr><td class=\"name\">")
        .append(escaped(name))
        .append("</td><td>")
        .append(Charts.bar(chance, colour))
        .append("</td><td class=\"figure\">")
        .append(escaped(ChanceWords.of(chance).strip()))
        .append("</td></tr>\n");
  }

  /**
   * All objectives.
   *
   * @param name what one is called
   * @param colour of a side
   */
  void addObjectives(
      Chances chances, Function<Chances.Gained, String> name, Function<String, String> colour) {
    for (Chances.Gained each : chances.objectives()) {
      each.chance()
          .ifPresentOrElse(
              chance -> add(name.apply(each), chance, colour.apply(each.outcome().side())),
              () -> addUnsaid(name.apply(each)));
    }
  }

  private void addUnsaid(String name) {
    html.append("<tr><td class=\"name\">")
        .append(escaped(name))
        .append("</td><td colspan=\"2\">for people to say</td></tr>\n");
  }
}
