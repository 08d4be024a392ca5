package studio.kriegsspiel.cli.command.terrain;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.command.SwitchOption;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

/** The rule book a question about the ground is asked under. */
final class BookArgument {
  @Option(names = "--rules", paramLabel = "ID", description = "The rule book (reisswitz-1824).")
  private String rules = RuleBookId.usual().id();

  @Mixin private SwitchOption switches = new SwitchOption();

  /** The book, as its switches stand. */
  RuleBook book() {
    return switches.turn(RuleBooks.get(rules));
  }
}
