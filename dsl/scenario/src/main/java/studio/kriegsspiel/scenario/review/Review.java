package studio.kriegsspiel.scenario.review;

import java.util.List;

/**
 * What the author says about the scenario itself. None of it is for players.
 *
 * @param allowances findings that he has looked at and lets stand
 * @param assertions what he says is so
 */
public record Review(List<Allowance> allowances, List<Assertion> assertions) {
  /** Nothing is said. */
  public static final Review NONE = new Review(List.of(), List.of());

  /** Copies the lists. */
  public Review {
    allowances = List.copyOf(allowances);
    assertions = List.copyOf(assertions);
  }

  /** The same as if nothing were allowed. */
  public Review withoutAllowances() {
    return new Review(List.of(), assertions);
  }
}
