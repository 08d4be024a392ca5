package studio.kriegsspiel.language.mapping.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Release;
import studio.kriegsspiel.language.xtext.kriegsspiel.Term;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;

/** Reads a condition of facts joined by {@code and}, which binds first, and {@code or}. */
final class ConditionMapper {
  /** An umpire keeps no more in view. */
  private static final int MOST_TERMS = 24;

  private static final List<String> LOST = List.of("men", "riders", "guns");

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;

  ConditionMapper(MappingContext context, Roster roster, PlayClock clock, PlaceMapper places) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
  }

  /** The condition; nothing, with findings, if one of its facts cannot be understood. */
  Optional<Condition> map(Release written) {
    if (written.getTerms().size() > MOST_TERMS) {
      context.error(
          "KS-SYN-009",
          context.span(written),
          "The condition has %d parts, more than %d."
              .formatted(written.getTerms().size(), MOST_TERMS),
          "Write several items, each with a part of the condition.");
      return Optional.empty();
    }
    List<Condition.AllOf> alternatives = new ArrayList<>();
    List<Condition.Term> together = new ArrayList<>();
    boolean whole = true;
    for (int i = 0; i < written.getTerms().size(); i++) {
      if (i > 0 && written.getLinks().get(i - 1).equals("or")) {
        alternatives.add(new Condition.AllOf(together));
        together.clear();
      }
      Optional<Condition.Term> term = term(written.getTerms().get(i));
      term.ifPresent(together::add);
      whole &= term.isPresent();
    }
    alternatives.add(new Condition.AllOf(together));
    return whole ? Optional.of(new Condition(alternatives)) : Optional.empty();
  }

  private Optional<Condition.Term> term(Term written) {
    boolean not = written.isNegated() != written.isBefore();
    return fact(written).map(fact -> new Condition.Term(not, fact));
  }

  private Optional<Fact> fact(Term written) {
    if (written.getTime() != null) {
      return clock.during(written.getTime()).map(Fact.IsPast::new);
    }
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    if (written.getSeen() != null) {
      Optional<UnitId> seen = roster.unit(written.getSeen(), written, "seen");
      return unit.flatMap(watcher -> seen.map(each -> new Fact.Sees(watcher, each)));
    }
    if (written.getLost() != null) {
      return lost(written, unit);
    }
    if (written.isOrdered()) {
      return unit.map(Fact.IsOrdered::new);
    }
    if (written.getReached() != null) {
      Optional<Position> goal = places.position(written.getReached());
      return unit.flatMap(who -> goal.map(each -> new Fact.HasReached(who, each)));
    }
    return near(written, unit);
  }

  private Optional<Fact> near(Term written, Optional<UnitId> unit) {
    Optional<Distance> distance =
        places.distance(
            written.getAmount(),
            written.getMeasure(),
            () -> context.span(written, "measure"),
            () -> context.span(written, "amount"));
    Optional<Position> position = places.position(written.getPosition());
    return unit.isEmpty() || distance.isEmpty() || position.isEmpty()
        ? Optional.empty()
        : Optional.of(new Fact.Near(unit.get(), distance.get(), position.get()));
  }

  private Optional<Fact> lost(Term written, Optional<UnitId> unit) {
    OptionalInt count = Literals.whole(written.getLost());
    if (count.isEmpty() || (written.isPercent() && count.getAsInt() > 100)) {
      context.error(
          "KS-SYN-005",
          context.span(written, "lost"),
          "A unit cannot lose " + written.getLost() + (written.isPercent() ? " %." : " men."),
          "Write `has lost 30 %` or `has lost 100 men`.");
      return Optional.empty();
    }
    String counted = written.getCounted();
    if (counted != null && !LOST.contains(counted.toLowerCase(Locale.ROOT))) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "counted"),
          "`" + counted + "` is not counted as lost",
          counted,
          LOST,
          "Losses are counted in men, riders, guns or percent: `has lost 30 %`.");
      return Optional.empty();
    }
    return unit.map(who -> new Fact.HasLost(who, count.getAsInt(), written.isPercent()));
  }
}
