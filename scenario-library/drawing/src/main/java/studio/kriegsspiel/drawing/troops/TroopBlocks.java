package studio.kriegsspiel.drawing.troops;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.knowledge.TroopPost;

/** Makes the blocks that stand for troops on the map. */
public final class TroopBlocks {
  private final BlockShapes shapes;

  /**
   * Blocks with their own figures.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   */
  public TroopBlocks(double metresPerPace) {
    this(metresPerPace, Optional.empty());
  }

  /**
   * Blocks of a rule book.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   * @param manual what the rule book says of the ground troops take up
   */
  public TroopBlocks(double metresPerPace, Optional<FieldManual> manual) {
    this.shapes = new BlockShapes(metresPerPace, manual);
  }

  /** A block for each of these troops. */
  public List<TroopBlock> of(List<TroopPost> posts) {
    return posts.stream().map(this::block).toList();
  }

  private TroopBlock block(TroopPost post) {
    return new TroopBlock(
        post.unit(),
        post.title(),
        post.colour(),
        post.type(),
        post.formation(),
        post.at(),
        post.facing().map(Direction::degrees),
        shapes.of(post.type(), post.formation(), post.strength(), post.ranks(), post.men()),
        post.pieces(),
        false);
  }
}
