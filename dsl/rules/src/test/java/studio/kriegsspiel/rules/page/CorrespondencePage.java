package studio.kriegsspiel.rules.page;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;

/**
 * Writes as one Markdown page how troops, grades, formations, orders and ground read in all five.
 */
public final class CorrespondencePage {

  private CorrespondencePage() {}

  /** The page. */
  public static String text() {
    Markdown page = new Markdown();
    page.heading(1, "One scenario, five books");
    page.paragraph(
        "Written from the data files of the correspondence; do not edit. Each cell holds the book's"
            + " own term, a dash where it has none, and in italics what is lost; a cell without"
            + " italics loses nothing. `studio check FILE --rules all` says which of these losses"
            + " concern a scenario. The correspondence is the studio's, not the books'.");
    List<String> heads = new ArrayList<>(List.of("in scenarios"));
    for (RuleBookId id : RuleBookId.values()) {
      heads.add(id.shortTitle());
    }
    for (Correspondence.Family family : Correspondence.Family.values()) {
      page.heading(2, title(family));
      List<List<String>> rows = new ArrayList<>();
      for (Match first : Correspondence.of(RuleBookId.usual()).all(family)) {
        List<String> row = new ArrayList<>(List.of("`" + first.concept() + "`"));
        for (RuleBookId id : RuleBookId.values()) {
          row.add(cell(Correspondence.of(id).match(family, first.concept())));
        }
        rows.add(row);
      }
      page.table(heads, rows);
    }
    return page.toString();
  }

  private static String title(Correspondence.Family family) {
    return Capital.of(family.fileName().replace('-', ' '));
  }

  private static String cell(Match match) {
    String term = match.findTerm().orElse("–");
    return match.isLoss() ? term + " *" + match.note() + "*" : term;
  }
}
