package studio.kriegsspiel.language.mapping.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Allow;
import studio.kriegsspiel.language.xtext.kriegsspiel.Assert;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Review;

/** Reads what the author says about the scenario itself. */
public final class ReviewMapper {
  private final AllowMapper allows;
  private final ClaimMapper claims;
  private final ExerciseMapper exercising;

  public ReviewMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      AudienceMapper audiences) {
    this.allows = new AllowMapper(context, roster);
    this.exercising = new ExerciseMapper(context, roster, clock, places, audiences);
    this.claims =
        new ClaimMapper(context, clock, places, new PartyMapper(context, roster, audiences));
  }

  public Review map(List<Section> sections) {
    List<Allowance> allowances = new ArrayList<>();
    List<Assertion> assertions = new ArrayList<>();
    List<Exercise> exercises = new ArrayList<>();
    for (Section section : sections) {
      if (section instanceof Allow allow) {
        allows.map(allow).ifPresent(allowances::add);
      } else if (section instanceof Assert claim) {
        claims.map(claim).ifPresent(assertions::add);
      } else if (section
          instanceof studio.kriegsspiel.language.xtext.kriegsspiel.Exercise exercise) {
        exercising.map(exercise).ifPresent(exercises::add);
      }
    }
    return new Review(allowances, assertions, exercises, Optional.empty());
  }
}
