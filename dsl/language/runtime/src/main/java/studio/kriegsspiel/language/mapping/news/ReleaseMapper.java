package studio.kriegsspiel.language.mapping.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Release;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;

/** Reads when the umpire lets an item of intelligence go. */
public final class ReleaseMapper {
  private static final int MOST_PLACES = 8;

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final ConditionMapper conditions;

  public ReleaseMapper(MappingContext context, Roster roster, PlayClock clock, PlaceMapper places) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.conditions = new ConditionMapper(context, roster, clock, places);
  }

  public Optional<studio.kriegsspiel.scenario.news.Release> map(IntelligenceItem item) {
    Release release = item.getRelease();
    if (release == null) {
      context.error(
          "KS-SYN-002",
          context.span(item),
          "The item does not say when it is released.",
          "Begin with `at 13:30`, `between 14:00 and 14:20` or `when Red.Quiot within 400 paces of"
              + " \"La Haye Sainte\"`.");
      return Optional.of(new studio.kriegsspiel.scenario.news.Release.At(PlayClock.start()));
    }
    return map(release);
  }

  /** When something happens, nothing where it is told that it cannot be understood. */
  public Optional<studio.kriegsspiel.scenario.news.Release> map(Release release) {
    if (!release.getTerms().isEmpty()) {
      return conditions.map(release).map(studio.kriegsspiel.scenario.news.Release.When::new);
    }
    if (release.getAt() != null) {
      return clock.during(release.getAt()).map(studio.kriegsspiel.scenario.news.Release.At::new);
    }
    if (release.getEvery() != null) {
      return repeated(release);
    }
    if (release.getLeaves() != null) {
      return courier(release);
    }
    return release.isWithheld()
        ? Optional.of(new studio.kriegsspiel.scenario.news.Release.Withheld())
        : between(release);
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> between(Release release) {
    Optional<Moment> from = clock.during(release.getAfter());
    Optional<Moment> to = clock.during(release.getBefore());
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    boolean backwards = isBackwards(release, from.get(), to.get());
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Release.Between(
            backwards ? to.get() : from.get(), backwards ? from.get() : to.get()));
  }

  private boolean isBackwards(Release release, Moment from, Moment to) {
    boolean backwards =
        from instanceof Moment.At first
            && to instanceof Moment.At second
            && second.time().isBefore(first.time());
    if (backwards) {
      context.error(
          "KS-SYN-006",
          context.span(release),
          "The second time lies before the first.",
          "Write the earlier time first.");
    }
    return backwards;
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> repeated(Release release) {
    Optional<Moment> from = clock.during(release.getFirst());
    Optional<Moment> to = clock.during(release.getLast());
    OptionalInt every = Literals.whole(release.getEvery());
    TimeUnit unit = PlayClock.unit(context, release.getUnit(), context.span(release, "unit"));
    if (every.isEmpty() || every.getAsInt() == 0) {
      context.error(
          "KS-SYN-005",
          context.span(release, "every"),
          "News cannot be told every " + release.getEvery() + " " + unit.word() + ".",
          "Write, for example, `every 30 min from 13:00 to 15:00`.");
      return Optional.empty();
    }
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    boolean backwards = isBackwards(release, from.get(), to.get());
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Release.Repeated(
            every.getAsInt(),
            unit,
            backwards ? to.get() : from.get(),
            backwards ? from.get() : to.get()));
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> courier(Release release) {
    Optional<UnitId> of =
        release.getOf() == null ? Optional.empty() : roster.unit(release.getOf(), release, "of");
    Optional<Position> from =
        release.getSender() == null ? places.position(release.getFrom()) : comesOn(release);
    Optional<Moment> leaves = clock.during(release.getLeaves());
    List<Position> along = new ArrayList<>();
    if (release.getAlong().size() > MOST_PLACES) {
      context.error(
          "KS-SYN-009",
          context.span(release),
          "The courier rides by more than " + MOST_PLACES + " places.",
          "Name those alone that decide his way.");
    } else {
      int first = release.getSender() == null ? 0 : 1;
      release.getAlong().stream()
          .skip(first)
          .forEach(each -> places.position(each).ifPresent(along::add));
    }
    if (from.isEmpty() || leaves.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Release.ByCourier(
            of, from.get(), leaves.get(), along));
  }

  /**
   * Where a courier comes onto the map whose sender is beyond its edge: the first place he rides
   * by.
   */
  private Optional<Position> comesOn(Release release) {
    new PhraseCheck(context)
        .tell(
            release, "sender", ClosedWords.SENDER, "a sender (a place stands in quotation marks)");
    if (release.getAlong().isEmpty()) {
      context.error(
          "KS-SYN-002",
          context.span(release, "sender"),
          "It is not said where the courier comes onto the map.",
          "Name the place where he does, so: `by courier from headquarters leaving 14:00 along \"North"
              + " edge\"`; `leaving` is when he is there.");
      return Optional.empty();
    }
    return places.position(release.getAlong().get(0));
  }
}
