package studio.kriegsspiel.cli.command.library;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.CardFile;
import studio.kriegsspiel.study.shelf.Shelf;

/** Lists what the library has, for people or for programs. */
final class LibraryListing {
  private final Terminal terminal;
  private final boolean json;
  private final Shelf shelf = Shelf.open();

  LibraryListing(Terminal terminal, boolean json) {
    this.terminal = terminal;
    this.json = json;
  }

  Shelf shelf() {
    return shelf;
  }

  void all() {
    if (json) {
      ArrayNode all = array();
      shelf.items().forEach(each -> add(each, all));
      shelf.library().entries().stream()
          .filter(each -> each.kind() != LibraryEntry.Kind.SCENARIO)
          .forEach(each -> add(each, all));
      terminal.out().println(all.toPrettyString());
      return;
    }
    terminal.out().println("scenarios:");
    shelf.items().forEach(this::text);
    text("armies", shelf.library().armies());
    text("grounds", shelf.library().terrains());
    text("templates", shelf.library().templates());
  }

  void scenarios(List<Shelf.Item> found) {
    if (json) {
      ArrayNode all = array();
      found.forEach(each -> add(each, all));
      terminal.out().println(all.toPrettyString());
      return;
    }
    found.forEach(this::text);
    terminal
        .out()
        .println(
            found.size()
                + (found.size() == 1 ? " scenario of " : " scenarios of ")
                + shelf.items().size()
                + ".");
  }

  private void text(Shelf.Item item) {
    Card card = item.card();
    PrintStream out = terminal.out();
    out.println("  " + card.slug() + (item.entry().own() ? " (yours)" : ""));
    String summary = card.summary().isEmpty() ? card.when() + "." : card.summary();
    out.println("      " + card.title() + ". " + summary);
    String effort = card.demand().effort();
    out.println(
        "      "
            + book(card)
            + "; "
            + card.demand().people()
            + (effort.isEmpty() ? "" : "; " + effort)
            + ".");
  }

  /** The rule book as sentences name it. */
  static String book(Card card) {
    return RuleBookId.findById(card.book())
        .map(RuleBookId::shortTitle)
        .orElse("No rule book named");
  }

  private void text(String title, List<LibraryEntry> entries) {
    terminal.out().println(title + ":");
    if (entries.isEmpty()) {
      terminal.out().println("  (none yet)");
    }
    for (LibraryEntry entry : entries) {
      terminal.out().println("  " + entry.slug() + (entry.own() ? " (yours)" : ""));
      terminal.out().println(("      " + entry.title() + ". " + entry.summary()).stripTrailing());
    }
  }

  private static ArrayNode array() {
    return JsonMapper.builder().build().createArrayNode();
  }

  private static void add(Shelf.Item item, ArrayNode to) {
    ObjectNode one = to.addObject().put("kind", "scenario").put("own", item.entry().own());
    CardFile.write(item.card(), one);
  }

  private static void add(LibraryEntry entry, ArrayNode to) {
    to.addObject()
        .put("kind", entry.kind().name().toLowerCase(Locale.ROOT))
        .put("own", entry.own())
        .put("slug", entry.slug())
        .put("title", entry.title())
        .put("summary", entry.summary());
  }
}
