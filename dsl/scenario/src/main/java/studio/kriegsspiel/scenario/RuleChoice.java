package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The rule book a scenario is played under.
 *
 * @param book the book
 * @param switches rulings turned to their alternative, such as {@code recovery-cumulative}
 * @param tables folder of replacement tables, relative to the scenario's file
 */
public record RuleChoice(
    RuleBookId book, List<String> switches, Optional<String> tables, TextSpan span) {

  /** Copies the list. */
  public RuleChoice {
    switches = List.copyOf(switches);
  }
}
