package studio.kriegsspiel.cli.command;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import studio.kriegsspiel.rules.book.RuleBook;

/** The choice of switches of a rule book. */
public final class SwitchOption {
  @Option(
      names = "--with",
      paramLabel = "SWITCH",
      split = ",",
      description = "Rulings of the book turned to their alternative.")
  private List<String> switches = new ArrayList<>();

  /** The book with these switches on. */
  public RuleBook turn(RuleBook book) {
    return book.with(switches);
  }
}
