package studio.kriegsspiel.desk.core;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.tonight.Evening;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.evening.RoleWords;

/**
 * Who comes tonight, as the author says it in the window: how many, and for which roles nobody
 * does. It begins with what is kept beside the scenario, and keeps of that what the window does not
 * ask.
 */
public final class EveningForm {
  private static final WhoComes NOT_SAID =
      new WhoComes(OptionalInt.empty(), List.of(), List.of(), List.of());

  private final Scenario scenario;
  private final WhoComes kept;
  private final Set<Audience.RoleOnly> missing;
  private int people;

  /** For a scenario, with who came last as far as that is kept. */
  public EveningForm(Scenario scenario, Optional<WhoComes> kept) {
    this.scenario = scenario;
    this.kept = kept.orElse(NOT_SAID);
    this.missing = new LinkedHashSet<>(this.kept.without());
    this.people =
        this.kept
            .people()
            .orElseGet(() -> propose(this.kept).map(Evening::people).orElse(fewest()));
  }

  /** The fewest people that the scenario can bear. */
  public int fewest() {
    return Proposal.fewest(scenario);
  }

  /** All roles, side by side. */
  public List<Audience.RoleOnly> roles() {
    return new RoleWords(scenario).all();
  }

  /** How many come, umpires among them. */
  public int people() {
    return people;
  }

  /** So many come. */
  public void setPeople(int number) {
    people = number;
  }

  /** Whether nobody comes for a role. */
  public boolean isMissing(Audience.RoleOnly role) {
    return missing.contains(role);
  }

  /** Somebody comes for a role, or nobody. */
  public void setMissing(Audience.RoleOnly role, boolean nobody) {
    if (nobody) {
      missing.add(role);
    } else {
      missing.remove(role);
    }
  }

  /** All that is said. */
  public WhoComes who() {
    return new WhoComes(OptionalInt.of(people), List.copyOf(missing), kept.order(), kept.players());
  }

  /** Whether those who come can play it. */
  public boolean isPossible() {
    return propose(who()).isPresent();
  }

  /** Who leads what and why, in lines; where it cannot be played, why not. */
  public List<String> lines() {
    try {
      return Proposal.of(scenario, who()).lines();
    } catch (TooFewPeopleException few) {
      return List.of(String.valueOf(few.getMessage()));
    }
  }

  private Optional<Evening> propose(WhoComes who) {
    try {
      return Optional.of(Proposal.of(scenario, who));
    } catch (TooFewPeopleException few) {
      return Optional.empty();
    }
  }
}
