package studio.kriegsspiel.rules.kriegsspiel.march;

/** Which row of the march table holds between the moves of a row that may not be used always. */
final class Ordinary {
  static final String FIRST_STRETCH = "messengers.officers_messengers_first_2000";
  static final String LATER_STRETCH = "messengers.officers_messengers_after_2000";

  /** Most moves a way is followed: 200,000 paces at 25 a move. */
  static final int LONGEST = 8000;

  private static final String EXCEPTIONAL = "_exceptional";

  private Ordinary() {}

  /**
   * The row of the ordinary rate: of artillery its usual one (horse artillery of 1824 moves as
   * heavy cavalry, ruling C046), of infantry and skirmishers that of infantry in ranks.
   */
  static String of(MarchTable rates, String mover) {
    if (!mover.endsWith(EXCEPTIONAL)) {
      return "action.infantry_in_ranks";
    }
    String usual = mover.replace(EXCEPTIONAL, "_usual");
    return rates.findMover(usual, "action.heavy_cavalry_deploying").orElse(mover);
  }
}
