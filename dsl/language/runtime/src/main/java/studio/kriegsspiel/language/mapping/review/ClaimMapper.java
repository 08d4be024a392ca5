package studio.kriegsspiel.language.mapping.review;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Assert;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads what an author says is so. */
final class ClaimMapper {
  private static final List<String> NUMBERS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
  private static final List<String> MOVES = List.of("move", "moves", "turn", "turns");
  private static final int MOST_MOVES = 1000;

  /** Which of the statement's later parts belong to a verb. */
  private static final Map<String, Set<String>> PARTS =
      Map.of(
          "sees", Set.of("at"),
          "see", Set.of("at"),
          "attacked", Set.of("at"),
          "knows", Set.of("until", "at"),
          "know", Set.of("until", "at"),
          "outnumbers", Set.of("at", "where", "amount", "of"),
          "reaches", Set.of("after", "until", "at"),
          "stands", Set.of("at"),
          "holds", Set.of("at"));

  private final MappingContext context;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final PartyMapper parties;

  ClaimMapper(MappingContext context, PlayClock clock, PlaceMapper places, PartyMapper parties) {
    this.context = context;
    this.clock = clock;
    this.places = places;
    this.parties = parties;
  }

  /** What is said; nothing if its names or words are not known, which is told. */
  Optional<Assertion> map(Assert written) {
    return fits(written)
        ? claim(written)
            .map(
                claim ->
                    new Assertion(
                        claim,
                        SourceMapper.map(context, written.getSources()),
                        context.span(written)))
        : Optional.empty();
  }

  /** Whether each part is said once and belongs to the verb; what does not is told. */
  private boolean fits(Assert written) {
    boolean fits = true;
    for (String part : List.of("at", "where", "amount", "after", "until", "of")) {
      var said = context.spans(written, part);
      if (said.size() > 1) {
        context.error(
            "KS-SYN-010", said.get(1), "The assertion says this twice.", "Keep one of the two.");
        fits = false;
      } else if (!said.isEmpty() && !belongs(written, part)) {
        context.error(
            "KS-SYN-001",
            said.get(0),
            "`"
                + context.text(said.get(0))
                + "` does not belong to what `"
                + written.getVerb()
                + "` says.",
            "Times stand behind `at`, `by` or `between`, a proportion of numbers behind `outnumbers`.");
        fits = false;
      }
    }
    return fits;
  }

  private static boolean belongs(Assert written, String part) {
    Set<String> parts = PARTS.getOrDefault(written.getVerb(), Set.of());
    boolean end = part.equals("until") && written.getAfter() != null;
    return parts.contains(part) && !(end && !parts.contains("after"));
  }

  private Optional<Claim> claim(Assert written) {
    return switch (written.getVerb()) {
      case "sees", "see" -> sees(written);
      case "attacked" -> attacked(written);
      case "knows", "know" -> knows(written);
      case "outnumbers" -> outnumbers(written);
      case "reaches" -> reaches(written);
      default -> stands(written);
    };
  }

  private Optional<Claim> sees(Assert written) {
    Optional<AssertedParty> watcher = parties.party(written.getSubject());
    Optional<AssertedParty> seen = parties.party(written.getObject());
    return watcher.flatMap(
        one ->
            seen.map(
                other ->
                    new Claim.Sees(one, other, written.isDenied(), clock.during(written.getAt()))));
  }

  private Optional<Claim> attacked(Assert written) {
    Optional<AssertedParty> target = parties.party(written.getSubject());
    OptionalInt moves = moves(written);
    if (target.isEmpty() || moves.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Claim.Attackable(
            target.get(), moves.getAsInt(), written.isDenied(), clock.during(written.getAt())));
  }

  private OptionalInt moves(Assert written) {
    String unit = Literals.name(written.getUnit()).toLowerCase(Locale.ROOT);
    if (!MOVES.contains(unit)) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "unit"),
          "`" + written.getUnit() + "` is no length of time here",
          unit,
          MOVES,
          "An attack is told in moves: `in one move`.");
      return OptionalInt.empty();
    }
    if (written.getMoves() != null) {
      OptionalInt count = Literals.whole(written.getMoves());
      if (count.isPresent() && count.getAsInt() >= 1 && count.getAsInt() <= MOST_MOVES) {
        return count;
      }
      context.error(
          "KS-SYN-005",
          context.span(written, "moves"),
          "An attack takes from one move to " + MOST_MOVES + ".");
      return OptionalInt.empty();
    }
    String word = written.getSome().toLowerCase(Locale.ROOT);
    if (!NUMBERS.contains(word)) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "some"),
          "`" + written.getSome() + "` is not a number of moves",
          word,
          NUMBERS,
          "Numbers are written from `one` to `ten`, or in figures.");
      return OptionalInt.empty();
    }
    return OptionalInt.of(NUMBERS.indexOf(word) + 1);
  }

  private Optional<Claim> knows(Assert written) {
    Optional<UnitId> unit = parties.unit(written.getObject());
    return parties
        .reader(written.getSubject())
        .flatMap(
            reader ->
                unit.map(
                    known ->
                        new Claim.Knows(
                            reader,
                            known,
                            written.isDenied(),
                            clock.during(
                                written.getUntil() != null
                                    ? written.getUntil()
                                    : written.getAt()))));
  }

  private Optional<Claim> outnumbers(Assert written) {
    Optional<AssertedParty> more = parties.party(written.getSubject());
    Optional<AssertedParty> fewer = parties.party(written.getObject());
    Optional<Position> where = places.position(written.getWhere());
    Optional<Distance> within =
        written.getAmount() == null
            ? Optional.empty()
            : places.distance(
                written.getAmount(),
                written.getMeasure(),
                () -> context.span(written, "measure"),
                () -> context.span(written, "amount"));
    int of = written.getOf() == null ? 1 : Literals.whole(written.getOf()).orElse(0);
    int to = written.getTo() == null ? 1 : Literals.whole(written.getTo()).orElse(0);
    if (of == 0 || to == 0) {
      context.error(
          "KS-SYN-005",
          context.span(written, of == 0 ? "of" : "to"),
          "This is no proportion of numbers.",
          "Write it so: `by 3 to 2`.");
      return Optional.empty();
    }
    boolean unread = written.getWhere() != null && where.isEmpty();
    if (more.isEmpty() || fewer.isEmpty() || unread) {
      return Optional.empty();
    }
    return Optional.of(
        new Claim.Outnumbers(
            more.get(), fewer.get(), where, within, clock.during(written.getAt()), of, to));
  }

  private Optional<Claim> reaches(Assert written) {
    Optional<UnitId> unit = parties.unit(written.getSubject());
    Optional<Position> place = places.position(written.getPlace());
    Optional<Moment> exactly = clock.during(written.getAt());
    Optional<Moment> latest = clock.during(written.getUntil()).or(() -> exactly);
    Optional<Moment> earliest = clock.during(written.getAfter()).or(() -> exactly);
    if (written.getUntil() == null && written.getAt() == null) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "It is not said when it is there.",
          "Write `by 17:00` or `between 16:20 and 17:00`.");
    }
    if (unit.isEmpty() || place.isEmpty() || latest.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Claim.Reaches(unit.get(), place.get(), earliest, latest.get()));
  }

  private Optional<Claim> stands(Assert written) {
    Optional<UnitId> unit = parties.unit(written.getSubject());
    return places
        .position(written.getPlace())
        .flatMap(
            place ->
                unit.map(
                    id ->
                        new Claim.Stands(
                            id,
                            place,
                            written.getVerb().equals("holds"),
                            clock.during(written.getAt()))));
  }
}
