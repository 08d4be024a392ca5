package studio.kriegsspiel.export.blocks;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.MapPoint;

/** Blocks of bodies of which only figures are known, as the map draws them. */
public final class TableBlocks {
  private final TroopBlocks blocks;

  /** Blocks of a rule book. */
  public TableBlocks(RuleBook book) {
    this.blocks =
        new TroopBlocks(BookMeasures.of(book).metresPerPace(), Optional.of(book.fieldManual()));
  }

  /** The block of a body in a formation, about the point (0, 0). */
  public TroopBlock of(
      UnitId unit,
      String colour,
      UnitType type,
      Formation formation,
      Strength strength,
      OptionalInt ranks,
      int men,
      int pieces) {
    TroopPost post =
        new TroopPost(
            unit,
            "",
            colour,
            type,
            formation,
            new MapPoint(0, 0),
            Optional.empty(),
            strength,
            ranks,
            men,
            pieces);
    return blocks.of(List.of(post)).get(0);
  }
}
