package studio.kriegsspiel.language.mapping.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Expect;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads what is expected of a student and what it is worth. */
final class ExpectationMapper {
  private static final int MOST_POINTS = 1000;

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final AudienceMapper audiences;

  ExpectationMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      AudienceMapper audiences) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.audiences = audiences;
  }

  Optional<Expectation> map(Expect written) {
    for (String part : List.of("at", "by")) {
      List<TextSpan> said = context.spans(written, part);
      if (said.size() > 1) {
        context.error("KS-SYN-010", said.get(1), "The time is said twice.", "Keep one of the two.");
      }
    }
    boolean against = written.getManner().equals("against");
    OptionalInt points = points(written, against);
    return deed(written)
        .filter(deed -> points.isPresent())
        .map(
            deed ->
                new Expectation(
                    deed,
                    clock.during(written.getAt()),
                    clock.during(written.getBy()),
                    against,
                    points.getAsInt(),
                    context.span(written)));
  }

  private OptionalInt points(Expect written, boolean against) {
    if (written.getPoints() == null) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "It is not said how many marks this " + (against ? "costs." : "is worth."),
          "Write it at the end, so: `" + (against ? "costs 4" : "worth 5") + "`.");
      return OptionalInt.empty();
    }
    OptionalInt points = Literals.whole(written.getPoints());
    if (points.isEmpty() || points.getAsInt() < 1 || points.getAsInt() > MOST_POINTS) {
      context.error(
          "KS-SYN-005",
          context.span(written, "points"),
          "A mark is a number from 1 to " + MOST_POINTS + ".");
      return OptionalInt.empty();
    }
    return points;
  }

  private Optional<Deed> deed(Expect written) {
    if (written.getAudience() != null) {
      new PhraseCheck(context)
          .tell(
              written,
              "about",
              ClosedWords.TOPIC,
              "something messages are about (other things stand in quotation marks)");
      String about =
          written.getTopic() != null
              ? Literals.title(written.getTopic())
              : context.words(written, "about");
      return audiences
          .map(written.getAudience())
          .map(to -> new Deed.Message(to, about.isEmpty() ? Optional.empty() : Optional.of(about)));
    }
    if (written.getText() != null) {
      return Optional.of(new Deed.InWords(Literals.title(written.getText())));
    }
    if (written.isRetreat()) {
      return roster.unit(written.getUnit(), written, "unit").map(Deed.Withdrawal::new);
    }
    return roster
        .unit(written.getUnit(), written, "unit")
        .flatMap(
            unit ->
                places
                    .position(written.getPosition())
                    .map(place -> new Deed.Presence(unit, place, written.isStill())));
  }
}
