package studio.kriegsspiel.checks.sides;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * What a side has under arms when play begins, or brings on later.
 *
 * @param men its men, without what was lost before
 * @param squadrons squadrons of which no number of riders is stated
 * @param pieces its guns and howitzers
 * @param isUnknown whether foot or horse of it has no figure at all
 */
record Weight(int men, int squadrons, int pieces, boolean isUnknown) {
  /**
   * So many men a piece weighs in the odds of a game; a figure of the studio's own, near what
   * Reisswitz's points give a gun beside foot in two ranks.
   */
  private static final int MEN_OF_A_PIECE = 40;

  /** Riders of a squadron by the establishment of the Kriegsspiel; for all books where none say. */
  private static final int RIDERS_OF_A_SQUADRON = 150;

  static Weight of(Side side) {
    return new Weight(
        side.army().stream().mapToInt(Unit::presentMen).sum(),
        side.army().stream().mapToInt(Weight::squadrons).sum(),
        side.army().stream().mapToInt(Unit::presentPieces).sum(),
        side.army().stream().anyMatch(Weight::isUnknown));
  }

  /** In men, squadrons and pieces counted as some of them. */
  long inMen() {
    return men + (long) RIDERS_OF_A_SQUADRON * squadrons + (long) MEN_OF_A_PIECE * pieces;
  }

  String words() {
    return words(MessageWords.count(men, "man", "men"));
  }

  /** The same behind the words for another side; who has men alone on both sides needs no noun. */
  String wordsBeside(Weight other) {
    boolean menAlone = squadrons + pieces + other.squadrons + other.pieces == 0;
    return menAlone ? MessageWords.group(men) : words();
  }

  /** What counts as how many men, for two sides; nothing where all are men. */
  String countedBeside(Weight other) {
    String horse =
        squadrons + other.squadrons == 0
            ? ""
            : MessageWords.say(", a squadron counted as %,d riders", RIDERS_OF_A_SQUADRON);
    return pieces + other.pieces == 0
        ? horse
        : horse + MessageWords.say(", a piece counted as %,d men", MEN_OF_A_PIECE);
  }

  private String words(String foot) {
    List<String> words = new ArrayList<>();
    if (men > 0 || squadrons + pieces == 0) {
      words.add(foot);
    }
    if (squadrons > 0) {
      words.add(MessageWords.count(squadrons, "squadron", "squadrons"));
    }
    if (pieces > 0) {
      words.add(MessageWords.count(pieces, "piece", "pieces"));
    }
    return MessageWords.and(words);
  }

  private static int squadrons(Unit unit) {
    if (unit.isPost() || unit.strength().men().isPresent()) {
      return 0;
    }
    int parts = unit.parts().stream().mapToInt(Weight::squadrons).sum();
    boolean counted = unit.parts().stream().anyMatch(part -> !part.isPost());
    return counted && (parts > 0 || unit.totalMen() > 0)
        ? parts
        : unit.strength().squadrons().orElse(unit.echelon() == Echelon.SQUADRON ? 1 : 0);
  }

  private static boolean isUnknown(Unit unit) {
    if (unit.isPost() || unit.strength().men().isPresent()) {
      return false;
    }
    boolean counted = unit.type().arm() == Arm.INFANTRY || unit.type().arm() == Arm.CAVALRY;
    return unit.isBody()
        ? counted && squadrons(unit) == 0 && unit.totalPieces() == 0
        : unit.parts().stream().anyMatch(Weight::isUnknown);
  }
}
