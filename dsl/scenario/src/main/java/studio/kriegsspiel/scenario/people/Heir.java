package studio.kriegsspiel.scenario.people;

import java.util.function.Function;
import java.util.function.Supplier;
import studio.kriegsspiel.scenario.audience.Audience;

/** To whom a role falls that nobody comes for. */
public sealed interface Heir {

  /** The umpire, who leads its troops himself. */
  Heir UMPIRE = new Umpire();

  /** Nobody: the role is left out. */
  Heir NOBODY = new Nobody();

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(Function<Audience.RoleOnly, R> role, Supplier<R> umpire, Supplier<R> nobody);

  /**
   * Another role of its side, which is merged with it.
   *
   * @param role which
   */
  record OtherRole(Audience.RoleOnly role) implements Heir {
    @Override
    public <R> R match(
        Function<Audience.RoleOnly, R> merged, Supplier<R> umpire, Supplier<R> nobody) {
      return merged.apply(role);
    }
  }

  /** The umpire. */
  record Umpire() implements Heir {
    @Override
    public <R> R match(
        Function<Audience.RoleOnly, R> merged, Supplier<R> umpire, Supplier<R> nobody) {
      return umpire.get();
    }
  }

  /** Nobody. */
  record Nobody() implements Heir {
    @Override
    public <R> R match(
        Function<Audience.RoleOnly, R> merged, Supplier<R> umpire, Supplier<R> nobody) {
      return nobody.get();
    }
  }
}
