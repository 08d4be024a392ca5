package studio.kriegsspiel.scenario.force;

import java.util.function.Function;

/** With how much of a force something is to be done. */
public sealed interface Share {
  /** How the text writes it. */
  String words();

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(Function<Percent, R> percent, Function<Men, R> men, Function<Bodies, R> bodies);

  /**
   * A part of the whole.
   *
   * @param percent 1 to 100
   */
  record Percent(int percent) implements Share {
    @Override
    public <R> R match(
        Function<Percent, R> percent, Function<Men, R> men, Function<Bodies, R> bodies) {
      return percent.apply(this);
    }

    @Override
    public String words() {
      return percent + " %";
    }
  }

  /**
   * So many men.
   *
   * @param men at least one
   */
  record Men(int men) implements Share {
    @Override
    public <R> R match(
        Function<Percent, R> percent, Function<Men, R> men, Function<Bodies, R> bodies) {
      return men.apply(this);
    }

    @Override
    public String words() {
      return men + " men";
    }
  }

  /**
   * So many bodies of a kind.
   *
   * @param count at least one
   */
  record Bodies(int count, Echelon echelon) implements Share {
    @Override
    public <R> R match(
        Function<Percent, R> percent, Function<Men, R> men, Function<Bodies, R> bodies) {
      return bodies.apply(this);
    }

    @Override
    public String words() {
      return count + " " + (count == 1 ? echelon.word() : echelon.plural());
    }
  }
}
