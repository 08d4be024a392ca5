package studio.kriegsspiel.scenario.force;

/** With how much of a force something is to be done. */
public sealed interface Share {
  /** How the text writes it. */
  String words();

  /**
   * A part of the whole.
   *
   * @param percent 1 to 100
   */
  record Percent(int percent) implements Share {
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
    public String words() {
      return count + " " + (count == 1 ? echelon.word() : echelon.plural());
    }
  }
}
