package studio.kriegsspiel.scenario.news;

/**
 * A number of something, as an observer counts it.
 *
 * @param count how many
 * @param kind of what
 * @param roughly whether it is said to be no exact count
 */
public record Quantity(int count, Kind kind, boolean roughly) {
  /** What observers count. */
  public enum Kind {
    MEN("man", "men"),
    GUNS("gun", "guns"),
    COMPANIES("company", "companies"),
    SQUADRONS("squadron", "squadrons"),
    BATTALIONS("battalion", "battalions"),
    BATTERIES("battery", "batteries"),
    REGIMENTS("regiment", "regiments"),
    BRIGADES("brigade", "brigades"),
    DIVISIONS("division", "divisions");

    private final String one;
    private final String many;

    Kind(String one, String many) {
      this.one = one;
      this.many = many;
    }

    /** The word for one of them. */
    public String one() {
      return one;
    }

    /** The word for several of them. */
    public String many() {
      return many;
    }

    /** The word for so many of them. */
    public String noun(int number) {
      return number == 1 ? one : many;
    }
  }
}
