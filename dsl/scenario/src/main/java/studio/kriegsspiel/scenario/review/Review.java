package studio.kriegsspiel.scenario.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.exercise.Exercise;

/**
 * What the author says about the scenario itself. None of it is for players.
 *
 * @param allowances findings that he has looked at and lets stand
 * @param assertions what he says is so
 * @param exercises what students are set in it
 * @param houseRules what a club or a school wants of every scenario
 * @param variant the title of the variant that this scenario is, if it is one
 */
public record Review(
    List<Allowance> allowances,
    List<Assertion> assertions,
    List<Exercise> exercises,
    List<HouseRule> houseRules,
    Optional<String> variant) {
  /** Nothing is said. */
  public static final Review NONE = new Review(List.of(), List.of(), List.of(), Optional.empty());

  /** What an author says where no house rules are brought in. */
  public Review(
      List<Allowance> allowances,
      List<Assertion> assertions,
      List<Exercise> exercises,
      Optional<String> variant) {
    this(allowances, assertions, exercises, List.of(), variant);
  }

  /** Copies the lists. */
  public Review {
    allowances = List.copyOf(allowances);
    assertions = List.copyOf(assertions);
    exercises = List.copyOf(exercises);
    houseRules = List.copyOf(houseRules);
  }

  /** The same as if nothing were allowed. */
  public Review withoutAllowances() {
    return new Review(List.of(), assertions, exercises, houseRules, variant);
  }

  /** The same with other assertions. */
  public Review withAssertions(List<Assertion> others) {
    return new Review(allowances, others, exercises, houseRules, variant);
  }

  /** What is said of a variant: the same, and what is said of it alone. */
  public Review played(
      String title, List<Allowance> moreAllowances, List<Assertion> moreAssertions) {
    return new Review(
        Stream.concat(allowances.stream(), moreAllowances.stream()).toList(),
        Stream.concat(assertions.stream(), moreAssertions.stream()).toList(),
        exercises,
        houseRules,
        Optional.of(title));
  }

  /** The same under house rules. */
  public Review under(List<HouseRule> rules) {
    return new Review(allowances, assertions, exercises, rules, variant);
  }
}
