package studio.kriegsspiel.cli.command.library;

import java.io.PrintStream;
import java.util.List;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.CardSide;
import studio.kriegsspiel.study.shelf.Shelf;

/** A scenario's page on the terminal. */
final class CardPage {
  private static final int WIDTH = 84;
  private static final int LABEL = 14;
  private static final int MOST_SOURCES = 8;
  private final PrintStream out;

  CardPage(PrintStream out) {
    this.out = out;
  }

  void print(Shelf.Item item, String place) {
    Card card = item.card();
    out.println(card.title());
    out.println("=".repeat(card.title().length()));
    if (!card.summary().isEmpty()) {
      wrap("", card.summary());
    }
    out.println();
    fact("Played", card.when());
    fact("Rule book", LibraryListing.book(card) + " (" + card.book() + ")");
    fact("Ground", place.isEmpty() ? "none named" : place + " (" + card.terrain() + ")");
    fact("People", card.demand().people());
    fact("Takes", card.demand().effort());
    facts("Variants", card.variants());
    facts("Exercises", card.exercises());
    for (CardSide side : card.sides()) {
      out.println();
      out.println(side.name() + (side.title().equals(side.name()) ? "" : ", " + side.title()));
      facts("asked to", side.objectives());
      facts("parts", side.roles());
    }
    if (!card.paragraph().isEmpty()) {
      out.println();
      wrap("", card.paragraph());
    }
    sources(card.sources());
    out.println();
    String name = card.slug();
    out.println("Next: studio library copy " + name + " FOLDER   or: studio check " + name);
  }

  private void sources(List<String> sources) {
    if (sources.isEmpty()) {
      return;
    }
    out.println();
    int shown = Math.min(MOST_SOURCES, sources.size());
    facts("Sources", sources.subList(0, shown));
    if (shown < sources.size()) {
      fact("", "and " + (sources.size() - shown) + " more");
    }
  }

  private void facts(String label, List<String> all) {
    String name = label;
    for (String each : all) {
      fact(name, each);
      name = "";
    }
  }

  private void fact(String label, String words) {
    if (!words.isEmpty()) {
      wrap("  " + label + " ".repeat(Math.max(1, LABEL - 2 - label.length())), words);
    }
  }

  /** Words in lines, each behind the first one's beginning. */
  private void wrap(String begin, String words) {
    StringBuilder line = new StringBuilder(begin);
    int used = begin.length();
    boolean first = true;
    for (String word : words.split("\\s+")) {
      if (!first && used + 1 + word.length() > WIDTH) {
        out.println(line);
        line.setLength(0);
        line.append(" ".repeat(begin.length()));
        used = begin.length();
        first = true;
      }
      line.append(first ? "" : " ").append(word);
      used += word.length() + (first ? 0 : 1);
      first = false;
    }
    out.println(line);
  }
}
