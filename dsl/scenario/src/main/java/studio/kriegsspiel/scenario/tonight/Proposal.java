package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.people.Spare;

/**
 * Works out an evening: what is given up where people are missing, in the order that the scenario
 * states, and behind that the role that matters least. It is a proposal; who says more gets his.
 */
public final class Proposal {
  private static final List<String> NEEDED =
      List.of("", " and a player", " and a player on each of two sides");

  private final Scenario base;
  private final WhoComes who;
  private final List<Spare> order;
  private final int leastSides;
  private final List<GivenUp> givenUp = new ArrayList<>();
  private Scenario state;

  private Proposal(Scenario base, WhoComes who) {
    this.base = base;
    this.who = who;
    this.order = who.order().isEmpty() ? base.people().spares() : who.order();
    this.state = who.players().isEmpty() ? base : base.with(base.people().with(who.players()));
    this.leastSides = Math.min(2, (int) sides(base));
  }

  /**
   * The evening of those who come.
   *
   * @throws TooFewPeopleException if they are fewer than the scenario can bear
   */
  public static Evening of(Scenario base, WhoComes who) {
    return new Proposal(base, who).evening();
  }

  /** The fewest people that a scenario can bear: an umpire, and players against each other. */
  public static int fewest(Scenario scenario) {
    return 1 + (int) Math.min(2, sides(scenario));
  }

  private static long sides(Scenario scenario) {
    return scenario.sides().stream().filter(side -> !side.roles().isEmpty()).count();
  }

  private Evening evening() {
    int fewest = fewest(base);
    if (who.people().isPresent() && who.people().getAsInt() < fewest) {
      throw new TooFewPeopleException(
          "\"%s\" needs at least %s, an umpire%s; %s."
              .formatted(
                  base.title(),
                  ListWords.count(fewest, "person", "people"),
                  NEEDED.get(leastSides),
                  who.people().getAsInt() == 1 ? "1 comes" : who.people().getAsInt() + " come"));
    }
    who.without().forEach(this::mustGo);
    if (!who.players().isEmpty()) {
      unheld().forEach(this::mustGo);
    }
    int wanted = base.people().umpires().orElse(1 + base.people().assistants().size());
    int people = who.people().orElse(wanted + Seat.of(state).size());
    while (Seat.of(state).size() > people - 1) {
      giveUpOne();
    }
    List<Seat> seats = Seat.of(state);
    int umpires = Math.max(1, Math.min(wanted, people - seats.size()));
    Scenario played = FewerRoles.noted(state, base, givenUp, umpires, who.people().isPresent());
    return new Evening(
        base,
        played,
        people,
        umpires,
        seats,
        givenUp,
        Further.of(played, seats, people - umpires - seats.size()));
  }

  /** The roles that none of the named players holds. */
  private List<Audience.RoleOnly> unheld() {
    return Seat.of(state).stream()
        .filter(seat -> seat.person().isEmpty())
        .flatMap(
            seat -> seat.roles().stream().map(role -> new Audience.RoleOnly(seat.side(), role)))
        .toList();
  }

  private void mustGo(Audience.RoleOnly role) {
    Optional<Seat> seat = Seat.of(state).stream().filter(each -> each.holds(role)).findFirst();
    if (seat.isEmpty()) {
      return; // gone already, by an earlier word
    }
    Seat alone = new Seat(role.side(), List.of(role.role()), seat.get().person());
    Optional<Heir> stated =
        order.stream()
            .filter(each -> each.role().equals(role))
            .findFirst()
            .flatMap(Spare::heir)
            .filter(this::isThere);
    give(role, alone, "Nobody comes for it.", stated);
    if (sides(state) < leastSides) {
      throw new TooFewPeopleException(
          "Without %s nobody plays %s; \"%s\" needs players on %s."
              .formatted(
                  role.words(),
                  role.side(),
                  base.title(),
                  leastSides > 1 ? "two sides" : "one side"));
    }
  }

  private void giveUpOne() {
    List<Seat> seats = Seat.of(state);
    for (Spare spare : order) {
      Optional<Seat> seat = seats.stream().filter(each -> each.holds(spare.role())).findFirst();
      if (seat.isPresent() && (hasOthers(seats, seat.get()) || sides(state) > leastSides)) {
        giveUp(seat.get(), "It is the next that is stated to be given up.", Optional.of(spare));
        return;
      }
    }
    Map<String, Long> counts =
        seats.stream().collect(Collectors.groupingBy(Seat::side, Collectors.counting()));
    long most = counts.values().stream().mapToLong(each -> each).max().orElse(0);
    boolean lastOnes = most == 1;
    Map<Seat, Worth> worths =
        seats.stream()
            .filter(seat -> counts.getOrDefault(seat.side(), 0L) == most)
            .filter(seat -> lastOnes || !isHead(seat))
            .collect(Collectors.toMap(Function.identity(), seat -> Worth.of(state, seat)));
    Seat least =
        seats.stream()
            .filter(worths::containsKey)
            .min(
                Comparator.comparing((Seat seat) -> worth(worths, seat), Worth.LEAST)
                    .thenComparing(seats::indexOf, Comparator.reverseOrder()))
            .orElseGet(() -> seats.get(seats.size() - 1));
    String leads = Worth.of(state, least).words();
    giveUp(
        least,
        lastOnes
            ? "No side has more than one player left, and this one leads the least: " + leads + "."
            : "Of the roles that can be spared it leads the least: " + leads + ".",
        Optional.empty());
  }

  private static Worth worth(Map<Seat, Worth> worths, Seat seat) {
    return Objects.requireNonNull(worths.get(seat));
  }

  private static boolean hasOthers(List<Seat> seats, Seat seat) {
    return seats.stream().anyMatch(each -> each != seat && each.side().equals(seat.side()));
  }

  private void giveUp(Seat seat, String reason, Optional<Spare> spare) {
    for (String title : seat.roles()) {
      Audience.RoleOnly role = new Audience.RoleOnly(seat.side(), title);
      Optional<Heir> stated =
          spare.filter(each -> each.role().equals(role)).flatMap(Spare::heir).filter(this::isThere);
      give(role, seat, reason, stated);
    }
  }

  /** Whether somebody still is what a role falls to. */
  private boolean isThere(Heir heir) {
    return heir.match(this::isPlayed, () -> true, () -> true);
  }

  private boolean isPlayed(Audience.RoleOnly role) {
    return Seat.of(state).stream().anyMatch(seat -> seat.holds(role));
  }

  private void give(Audience.RoleOnly role, Seat of, String reason, Optional<Heir> stated) {
    Seat alone = new Seat(role.side(), List.of(role.role()), of.person());
    Worth worth = Worth.of(state, alone);
    Heir heir = stated.orElseGet(() -> Succession.heir(state, role, of, worth));
    String units = worth.units();
    String why =
        stated.isPresent()
            ? "So it is stated."
            : heir.match(
                to -> Succession.reason(state, role, to, units),
                () ->
                    "Nobody of its side is left to lead "
                        + (units.isEmpty() ? "in its place." : units + "."),
                () -> "It leads no troops and no text is for it alone.");
    GivenUp one = new GivenUp(role, heir, reason + " " + why);
    givenUp.add(one);
    state = FewerRoles.without(state, one);
  }

  private boolean isHead(Seat seat) {
    return state.findSide(seat.side()).stream()
        .flatMap(side -> Succession.head(side).stream())
        .map(Role::title)
        .anyMatch(seat.roles()::contains);
  }
}
