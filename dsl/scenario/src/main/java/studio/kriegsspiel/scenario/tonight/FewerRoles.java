package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The scenario as if a role had never been in it. What was for the role is for whom it falls to, so
 * that papers, sheets and the audit know nothing of it; every statement keeps its place in the
 * text.
 */
final class FewerRoles {
  private final GivenUp gone;
  private final boolean wholeSide;

  private FewerRoles(GivenUp gone, boolean wholeSide) {
    this.gone = gone;
    this.wholeSide = wholeSide;
  }

  /** The scenario without one role. */
  static Scenario without(Scenario scenario, GivenUp gone) {
    boolean last =
        scenario.findSide(gone.role().side()).stream()
            .flatMap(side -> side.roles().stream())
            .allMatch(role -> role.title().equals(gone.role().role()));
    return new FewerRoles(gone, last).from(scenario);
  }

  /**
   * The scenario with what the umpire has to know of the evening.
   *
   * @param state without the roles that are given up
   * @param base with all of them
   * @param counted whether it is known how many come
   */
  static Scenario noted(
      Scenario state, Scenario base, List<GivenUp> all, int umpires, boolean counted) {
    List<String> led =
        all.stream()
            .filter(each -> isUmpires(each, all))
            .flatMap(each -> commanded(base, each.role()).stream())
            .flatMap(unit -> base.findUnit(unit).stream())
            .map(unit -> unit.titleWithin() + " of " + unit.id().side())
            .distinct()
            .toList();
    People people =
        counted && base.people().umpires().isPresent()
            ? state.people().umpiredBy(umpires)
            : state.people();
    List<Passage> notes = new ArrayList<>(state.umpireNotes());
    all.forEach(each -> notes.add(new Passage("Tonight " + each.words() + ".", TextSpan.NONE)));
    if (!led.isEmpty()) {
      notes.add(
          new Passage("You lead tonight yourself: " + ListWords.and(led) + ".", TextSpan.NONE));
    }
    return new Scenario(
        state.title(),
        state.header(),
        state.generalIdea(),
        state.sides(),
        state.deployments(),
        state.reports(),
        state.intelligence(),
        state.reinforcements(),
        state.engineering(),
        state.known(),
        notes,
        state.review(),
        people,
        state.variants(),
        state.plan(),
        state.span());
  }

  /** Whether the umpire leads it in the end, by way of whom it fell to first. */
  private static boolean isUmpires(GivenUp one, List<GivenUp> all) {
    return one.heir()
        .match(
            to -> all.stream().anyMatch(each -> each.role().equals(to) && isUmpires(each, all)),
            () -> true,
            () -> false);
  }

  private static Optional<UnitId> commanded(Scenario base, Audience.RoleOnly role) {
    return base.findSide(role.side()).stream()
        .flatMap(side -> side.roles().stream())
        .filter(each -> each.title().equals(role.role()))
        .findFirst()
        .flatMap(each -> each.commands());
  }

  private Scenario from(Scenario base) {
    RolesWithout roles = new RolesWithout(gone);
    return new Scenario(
        base.title(),
        base.header(),
        base.generalIdea().map(this::from),
        base.sides().stream().map(side -> off(roles.from(side))).toList(),
        base.deployments(),
        base.reports().stream().map(this::from).toList(),
        base.intelligence().stream().map(this::from).toList(),
        base.reinforcements(),
        base.engineering(),
        base.known().forOthers(this::from),
        base.umpireNotes().stream().map(this::from).toList(),
        from(base.review()),
        from(base.people()),
        // Of the variants one is played by now; the others are for another evening.
        List.of(),
        base.plan(),
        base.span());
  }

  private People from(People people) {
    People others = new PeopleWithout(gone).from(people);
    if (!wholeSide) {
      return others;
    }
    List<String> sides = new ArrayList<>(people.umpiresSides());
    sides.add(gone.role().side());
    return others.withUmpiresSides(sides);
  }

  /**
   * Nothing is asserted of what a role knows that is merged or left to somebody else, and no
   * exercise is set: its solution and its marks are for the roles as they are written.
   */
  private Review from(Review review) {
    return new Review(
        review.allowances(),
        review.assertions().stream().filter(this::holds).toList(),
        List.of(),
        review.houseRules(),
        review.variant());
  }

  private boolean holds(Assertion assertion) {
    return assertion
        .claim()
        .match(
            new Claim.Cases<>(
                sees -> true,
                reaches -> true,
                knows -> from(knows.reader()).equals(knows.reader()),
                numbers -> true,
                attack -> true,
                stands -> true));
  }

  private Side off(Side side) {
    return side.offMap().isEmpty()
        ? side
        : new Side(
            side.name(),
            side.title(),
            side.colour(),
            side.objectives(),
            side.lineOfRetreat(),
            side.roles(),
            side.army(),
            side.nation(),
            side.offMap().map(this::from),
            side.command(),
            side.span(),
            side.nameSpan());
  }

  private Report from(Report each) {
    Audience reader = from(each.audience());
    return new Report(
        reader,
        each.at(),
        Sender.of(each.from(), reader, gone),
        from(each.text()),
        each.sources(),
        each.forces(),
        each.span());
  }

  private Intelligence from(Intelligence each) {
    return new Intelligence(
        each.release(),
        from(each.audience()),
        each.source(),
        each.sourceUnit(),
        each.reliability(),
        each.truth(),
        from(each.text()),
        each.observation(),
        each.sources(),
        each.span());
  }

  /** Whom a statement is for now; what nobody is there to read the umpire keeps. */
  private Audience from(Audience audience) {
    return audience.match(
        all -> audience,
        side -> wholeSide && side.side().equals(gone.role().side()) ? Audience.UMPIRE : audience,
        role ->
            role.equals(gone.role())
                ? gone.heir().match(to -> to, () -> Audience.UMPIRE, () -> Audience.UMPIRE)
                : audience,
        umpire -> audience);
  }

  /** Where prose refers to the role, it reads as the one that leads now. */
  private Passage from(Passage passage) {
    return MergedProse.of(passage, gone);
  }
}
