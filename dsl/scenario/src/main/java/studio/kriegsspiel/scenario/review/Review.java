package studio.kriegsspiel.scenario.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the author says about the scenario itself. None of it is for players.
 *
 * @param allowances findings that he has looked at and lets stand
 * @param assertions what he says is so
 * @param variant the title of the variant that this scenario is, if it is one
 */
public record Review(
    List<Allowance> allowances, List<Assertion> assertions, Optional<String> variant) {
  /** Nothing is said. */
  public static final Review NONE = new Review(List.of(), List.of(), Optional.empty());

  /** Copies the lists. */
  public Review {
    allowances = List.copyOf(allowances);
    assertions = List.copyOf(assertions);
  }

  /** The same as if nothing were allowed. */
  public Review withoutAllowances() {
    return new Review(List.of(), assertions, variant);
  }

  /** The same with other assertions. */
  public Review withAssertions(List<Assertion> others) {
    return new Review(allowances, others, variant);
  }

  /** What is said of a variant: the same, and what is said of it alone. */
  public Review played(
      String title, List<Allowance> moreAllowances, List<Assertion> moreAssertions) {
    return new Review(
        Stream.concat(allowances.stream(), moreAllowances.stream()).toList(),
        Stream.concat(assertions.stream(), moreAssertions.stream()).toList(),
        Optional.of(title));
  }
}
