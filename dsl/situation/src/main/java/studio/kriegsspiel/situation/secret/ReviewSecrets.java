package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.situation.words.FoldedText;

/** What the author says about the scenario itself, all of it the umpire's alone. */
final class ReviewSecrets {
  private final List<Secret> all = new ArrayList<>();
  private final BiConsumer<String, Position> places;

  /**
   * Of a scenario.
   *
   * @param places takes the places named, with what they are
   */
  ReviewSecrets(Review review, BiConsumer<String, Position> places) {
    this.places = places;
    review.allowances().forEach(this::allowance);
    review
        .assertions()
        .forEach(
            each -> {
              claim(each.claim());
              each.sources().forEach(one -> passage("source of an assertion", one.work()));
            });
    review.exercises().forEach(this::exercise);
  }

  List<Secret> all() {
    return all;
  }

  private void allowance(Allowance allowance) {
    String what = "what is said of `" + allowance.id() + "`";
    allowance.reason().ifPresent(reason -> passage(what, reason));
    allowance
        .of()
        .filter(Concern.Titled.class::isInstance)
        .ifPresent(of -> name(what, ((Concern.Titled) of).title()));
  }

  /** Title, lessons and questions are their student's; all else is the instructor's. */
  private void exercise(Exercise exercise) {
    Optional<String> side = Optional.of(exercise.student().side());
    passage("title of an exercise", exercise.title(), side);
    exercise.lessons().forEach(each -> passage("lesson of an exercise", each, side));
    for (ExerciseDecision each : exercise.decisions()) {
      passage("decision of an exercise", each.title(), side);
      each.question().ifPresent(text -> passage("question of an exercise", text.text(), side));
    }
    exercise.solution().ifPresent(text -> passage("solution of an exercise", text.text()));
    exercise.grades().forEach(each -> passage("grade of an exercise", each.name()));
    exercise.allExpectations().forEach(each -> deed(each.deed()));
  }

  private void deed(Deed deed) {
    deed.<Runnable>match(
            message ->
                () ->
                    message
                        .about()
                        .ifPresent(about -> passage("what a message is expected about", about)),
            presence -> () -> places.accept("place of what is expected", presence.place()),
            withdrawal -> () -> {},
            other -> () -> passage("what is expected", other.words()))
        .run();
  }

  private void claim(Claim claim) {
    claim
        .match(
            new Claim.Cases<Stream<Position>>(
                sees -> Stream.concat(place(sees.watcher()), place(sees.seen())),
                reaches -> Stream.of(reaches.place()),
                knows -> Stream.empty(),
                numbers ->
                    Stream.of(place(numbers.more()), place(numbers.fewer()), numbers.at().stream())
                        .flatMap(each -> each),
                attack -> place(attack.target()),
                stands -> Stream.of(stands.place())))
        .forEach(each -> places.accept("place of an assertion", each));
  }

  private static Stream<Position> place(AssertedParty party) {
    return party.match(
        side -> Stream.empty(), unit -> Stream.empty(), place -> Stream.of(place.at()));
  }

  private void name(String what, String name) {
    if (TellingName.isOne(name)) {
      all.add(new Secret(Secret.Kind.NAME, what, name, Optional.empty(), Optional.empty()));
    }
  }

  private void passage(String what, String text) {
    passage(what, text, Optional.empty());
  }

  private void passage(String what, String text, Optional<String> side) {
    if (FoldedText.of(text).size() >= 2) {
      all.add(new Secret(Secret.Kind.PASSAGE, what, text, side, Optional.empty()));
    }
  }
}
