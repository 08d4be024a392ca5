package studio.kriegsspiel.cli.command.terrain;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

/** The rule book a question about the ground is asked under. */
final class BookArgument {
  @Option(names = "--rules", paramLabel = "ID", description = "The rule book (reisswitz-1824).")
  private String rules = "reisswitz-1824";

  @Option(
      names = "--with",
      paramLabel = "SWITCH",
      split = ",",
      description = "Rulings of the book turned to their alternative.")
  private List<String> switches = new ArrayList<>();

  /** The book, as its switches stand. */
  RuleBook book() {
    return RuleBooks.get(rules).with(switches);
  }
}
