package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;

/** How far the Napoleonic rules let troops be seen, by day and at dusk. */
final class NapoleonicSight {
  private NapoleonicSight() {}

  static List<Sighting> of(RuleBook book) {
    List<Sighting> all = new ArrayList<>();
    TableRow day = book.table("visible-units").getRow("daylight");
    all.add(sighting(book, "troops in the open", day.getInteger("to"), "", day.citation()));
    TableRow cover = book.table("visible-units").getRow("in-woods-or-buildings");
    all.add(
        sighting(
            book, "troops in woods or buildings", cover.getInteger("to"), "", cover.citation()));
    for (TableRow row : book.table("reduction-of-visibility").rows()) {
      IntRange minutes = row.getRange("minutes");
      String light =
          minutes.from() == Integer.MIN_VALUE ? "night" : "dusk, " + minutes + " min to nightfall";
      all.add(sighting(book, "troops in the open", row.getInteger("sight"), light, row.citation()));
    }
    return all;
  }

  private static Sighting sighting(
      RuleBook book, String what, int upTo, String light, Citation citation) {
    return new Sighting(what, upTo, book.ground().toMetres(upTo), light, citation);
  }
}
