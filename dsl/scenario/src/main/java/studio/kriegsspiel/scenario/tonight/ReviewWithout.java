package studio.kriegsspiel.scenario.tonight;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Decision;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.review.Review;

/** What the author says of the scenario, without what is said of a role that is not there. */
record ReviewWithout(GivenUp gone, UnaryOperator<Audience> heir) {

  Review from(Review review) {
    return new Review(
        review.allowances(),
        review.assertions().stream().filter(this::holds).toList(),
        review.exercises().stream().flatMap(this::from).toList(),
        review.houseRules(),
        review.variant());
  }

  /** Nothing is asserted of what a role knows that is merged or left to somebody else. */
  private boolean holds(Assertion assertion) {
    return assertion
        .claim()
        .match(
            new Claim.Cases<>(
                sees -> true,
                reaches -> true,
                knows -> heir.apply(knows.reader()).equals(knows.reader()),
                numbers -> true,
                attack -> true,
                stands -> true));
  }

  /** An exercise that is set to nobody is not set. */
  private Stream<Exercise> from(Exercise exercise) {
    Audience student = heir.apply(exercise.student());
    Optional<Audience.RoleOnly> role =
        student.match(
            all -> Optional.empty(),
            side -> Optional.empty(),
            Optional::of,
            no -> Optional.empty());
    return role.stream()
        .map(
            one ->
                new Exercise(
                    exercise.title(),
                    exercise.grade(),
                    one,
                    exercise.lessons(),
                    exercise.decisions().stream().map(each -> from(each, one)).toList(),
                    from(exercise.expectations(), one),
                    exercise.solution(),
                    exercise.grades(),
                    exercise.span(),
                    exercise.titleSpan()));
  }

  private Decision from(Decision decision, Audience.RoleOnly student) {
    return new Decision(
        decision.title(),
        decision.at(),
        decision.question(),
        from(decision.expectations(), student),
        decision.span());
  }

  /** A message that the student would write to himself is expected of nobody. */
  private List<Expectation> from(List<Expectation> all, Audience.RoleOnly student) {
    return all.stream()
        .map(
            each ->
                new Expectation(
                    from(each.deed()),
                    each.at(),
                    each.by(),
                    each.against(),
                    each.points(),
                    each.span()))
        .filter(
            each ->
                !each.deed()
                    .match(to -> to.to().equals(student), a -> false, b -> false, c -> false))
        .toList();
  }

  private Expectation.Deed from(Expectation.Deed deed) {
    return deed.match(
        message -> new Expectation.Deed.Message(heir.apply(message.to()), message.about()),
        presence -> presence,
        withdrawal -> withdrawal,
        words -> words);
  }
}
