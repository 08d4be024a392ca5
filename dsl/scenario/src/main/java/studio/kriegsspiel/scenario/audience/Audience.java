package studio.kriegsspiel.scenario.audience;

import java.util.Optional;
import java.util.function.Function;

/** Who may know a statement. Every statement of a scenario has exactly one audience. */
public sealed interface Audience {

  /** All players and the umpire. */
  Audience EVERYONE = new Everyone();

  /** The umpire alone. */
  Audience UMPIRE = new UmpireOnly();

  /** Whether a reader in {@code role} of {@code side} may know what this audience is told. */
  boolean includes(String side, String role);

  /** The side concerned, if it is one side's or one role's. */
  Optional<String> findSide();

  /** What one of these makes of it; who adds a kind is asked for one more. */
  <R> R match(
      Function<Everyone, R> everyone,
      Function<SideOnly, R> sideOnly,
      Function<RoleOnly, R> roleOnly,
      Function<UmpireOnly, R> umpireOnly);

  /** {@code Blue}, {@code "Commander" of Blue}, {@code everyone}, {@code the umpire}. */
  default String words() {
    return match(
        everyone -> "everyone",
        SideOnly::side,
        one -> "\"" + one.role() + "\" of " + one.side(),
        umpire -> "the umpire");
  }

  /** All players and the umpire. */
  record Everyone() implements Audience {
    @Override
    public <R> R match(
        Function<Everyone, R> everyone,
        Function<SideOnly, R> sideOnly,
        Function<RoleOnly, R> roleOnly,
        Function<UmpireOnly, R> umpireOnly) {
      return everyone.apply(this);
    }

    @Override
    public boolean includes(String side, String role) {
      return true;
    }

    @Override
    public Optional<String> findSide() {
      return Optional.empty();
    }
  }

  /**
   * Every role of one side.
   *
   * @param side the side's name in the text, such as {@code Blue}
   */
  record SideOnly(String side) implements Audience {
    @Override
    public <R> R match(
        Function<Everyone, R> everyone,
        Function<SideOnly, R> sideOnly,
        Function<RoleOnly, R> roleOnly,
        Function<UmpireOnly, R> umpireOnly) {
      return sideOnly.apply(this);
    }

    @Override
    public boolean includes(String side, String role) {
      return this.side.equals(side);
    }

    @Override
    public Optional<String> findSide() {
      return Optional.of(side);
    }
  }

  /**
   * One role of one side.
   *
   * @param side the side's name
   * @param role the role's title
   */
  record RoleOnly(String side, String role) implements Audience {
    @Override
    public <R> R match(
        Function<Everyone, R> everyone,
        Function<SideOnly, R> sideOnly,
        Function<RoleOnly, R> roleOnly,
        Function<UmpireOnly, R> umpireOnly) {
      return roleOnly.apply(this);
    }

    @Override
    public boolean includes(String side, String role) {
      return this.side.equals(side) && this.role.equals(role);
    }

    @Override
    public Optional<String> findSide() {
      return Optional.of(side);
    }
  }

  /** The umpire alone. */
  record UmpireOnly() implements Audience {
    @Override
    public <R> R match(
        Function<Everyone, R> everyone,
        Function<SideOnly, R> sideOnly,
        Function<RoleOnly, R> roleOnly,
        Function<UmpireOnly, R> umpireOnly) {
      return umpireOnly.apply(this);
    }

    @Override
    public boolean includes(String side, String role) {
      return false;
    }

    @Override
    public Optional<String> findSide() {
      return Optional.empty();
    }
  }
}
