package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;

/**
 * Which pieces show a battalion in three ranks after its losses, by Reisswitz: both half-battalion
 * blocks shrink together until half the battalion is gone, then one is removed and the other stands
 * as a whole half battalion (ruling C011).
 */
public final class BattalionLedger {
  private final int sixth;
  private final int halfBattalion;
  private final Citation citation;

  /** The pieces on the map. */
  public enum Piece {
    /** A half-battalion block. */
    HALF_BATTALION,
    /** A half battalion less one sixth. */
    LARGER_EXCHANGE,
    /** A half battalion less two sixths. */
    SMALLER_EXCHANGE
  }

  public BattalionLedger(RuleBook book) {
    RuleTable table = book.table("exchange");
    this.citation = table.getRow("battalion-one-sixth").citation();
    this.sixth = points(table, "battalion-one-sixth");
    this.halfBattalion = points(table, "half-battalion");
  }

  private static int points(RuleTable table, String track) {
    return Math.toIntExact(table.getRow(track).getFraction("points").floor());
  }

  /** Points of a whole battalion. */
  public int wholePoints() {
    return 2 * halfBattalion;
  }

  /** The pieces that show a battalion which has lost so many points; none when it is gone. */
  public List<Piece> pieces(int pointsLost) {
    if (pointsLost < halfBattalion) {
      Piece piece = piece(pointsLost / sixth);
      return List.of(piece, piece);
    }
    int ofTheRest = pointsLost - halfBattalion;
    return ofTheRest < halfBattalion / 2 ? List.of(piece(2 * ofTheRest / sixth)) : List.of();
  }

  /** The same pieces in words. */
  String words(Fraction pointsLost) {
    List<Piece> pieces = pieces(Math.toIntExact(pointsLost.floor()));
    return pieces.isEmpty()
        ? "none"
        : pieces.stream().map(Parameter::word).collect(Collectors.joining(", "));
  }

  /** What the exchange rests on. */
  Citation citation() {
    return citation;
  }

  private static Piece piece(int sixths) {
    return switch (sixths) {
      case 0 -> Piece.HALF_BATTALION;
      case 1 -> Piece.LARGER_EXCHANGE;
      default -> Piece.SMALLER_EXCHANGE;
    };
  }
}
