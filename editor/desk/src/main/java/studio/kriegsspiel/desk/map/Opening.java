package studio.kriegsspiel.desk.map;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.terrain.Bounds;

/** What a map shows when it is opened: the part that is printed, else where the troops stand. */
final class Opening {
  private static final double AROUND_METRES = 700;
  private static final double LEAST_METRES = 2500;

  private Opening() {}

  /** The part of the ground that the text asks for, if it asks for one. */
  static Optional<Bounds> part(Studied studied) {
    return studied
        .situation()
        .flatMap(Situation::printed)
        .filter(printed -> printed.wanted().isPresent())
        .map(PrintedGround::terrain)
        .map(terrain -> terrain.extent());
  }

  /** What is shown of a ground with a part that is wanted, or none. */
  static Bounds of(MapScene scene, Optional<Bounds> part) {
    Bounds whole = scene.terrain().extent();
    return part.filter(whole::overlaps)
        .map(whole::intersection)
        .or(() -> troops(scene.blocks(), whole))
        .orElse(whole);
  }

  private static Optional<Bounds> troops(List<TroopBlock> blocks, Bounds whole) {
    List<TroopBlock> here =
        blocks.stream().filter(block -> whole.contains(block.centre())).toList();
    if (here.isEmpty()) {
      return Optional.empty();
    }
    double west = here.stream().mapToDouble(block -> block.centre().x()).min().orElseThrow();
    double east = here.stream().mapToDouble(block -> block.centre().x()).max().orElseThrow();
    double south = here.stream().mapToDouble(block -> block.centre().y()).min().orElseThrow();
    double north = here.stream().mapToDouble(block -> block.centre().y()).max().orElseThrow();
    double around =
        Math.max(AROUND_METRES, (LEAST_METRES - Math.max(east - west, north - south)) / 2);
    return Optional.of(
        new Bounds(west - around, south - around, east + around, north + around)
            .intersection(whole));
  }
}
