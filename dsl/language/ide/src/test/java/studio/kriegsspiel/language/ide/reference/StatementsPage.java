package studio.kriegsspiel.language.ide.reference;

import java.util.Locale;
import studio.kriegsspiel.language.syntax.KeywordHelp;

/** {@code docs/language/statements.md}: every statement with its form and an example. */
final class StatementsPage {
  private StatementsPage() {}

  static String write() {
    StringBuilder page = new StringBuilder();
    page.append(
        """
        # Every statement of the language

        Made from the grammar; [the guide](../language.md) tells what they mean and shows them at work, [the words](words.md) lists
        what may stand where a word of a closed list is asked for.

        How to read a form: words stand as they are written. `<unit>` is to be filled in, `[...]` may be left out, `(a | b)` is one of the
        two, `...` behind something says that it may come again. `<title>` in quotation marks is any text on one line. Times are `13:30`,
        `move 7` or `start + 1 h`.

        """);
    for (GrammarForms.Form form : GrammarForms.all()) {
      page.append("## ").append(capital(form.title())).append("\n\n");
      KeywordHelp.findByRule(form.rule()).ifPresent(help -> page.append(help).append("\n\n"));
      page.append("```text\n").append(form.text()).append("\n```\n\n");
    }
    return page.toString().stripTrailing() + "\n";
  }

  private static String capital(String title) {
    return title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
  }
}
