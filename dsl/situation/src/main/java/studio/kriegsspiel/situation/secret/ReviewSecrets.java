package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import studio.kriegsspiel.scenario.exercise.Decision;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.scenario.review.Party;
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
    for (Decision each : exercise.decisions()) {
      passage("decision of an exercise", each.title(), side);
      each.question().ifPresent(text -> passage("question of an exercise", text.text(), side));
    }
    exercise.solution().ifPresent(text -> passage("solution of an exercise", text.text()));
    exercise.grades().forEach(each -> passage("grade of an exercise", each.name()));
    exercise.allExpectations().forEach(each -> deed(each.deed()));
  }

  private void deed(Deed deed) {
    if (deed instanceof Deed.Message message) {
      message.about().ifPresent(about -> passage("what a message is expected about", about));
    } else if (deed instanceof Deed.Presence presence) {
      places.accept("place of what is expected", presence.place());
    } else if (deed instanceof Deed.InWords other) {
      passage("what is expected", other.words());
    }
  }

  private void claim(Claim claim) {
    if (claim instanceof Claim.Sees sees) {
      party(sees.watcher());
      party(sees.seen());
    } else if (claim instanceof Claim.Reaches reaches) {
      asserted(reaches.place());
    } else if (claim instanceof Claim.Outnumbers numbers) {
      party(numbers.more());
      party(numbers.fewer());
      numbers.at().ifPresent(this::asserted);
    } else if (claim instanceof Claim.Attackable attack) {
      party(attack.target());
    } else if (claim instanceof Claim.Stands stands) {
      asserted(stands.place());
    }
  }

  private void party(Party party) {
    if (party instanceof Party.Somewhere place) {
      asserted(place.at());
    }
  }

  private void asserted(Position place) {
    places.accept("place of an assertion", place);
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
