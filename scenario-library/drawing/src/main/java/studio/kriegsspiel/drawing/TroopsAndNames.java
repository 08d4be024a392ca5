package studio.kriegsspiel.drawing;

import java.util.List;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.names.WayNote;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/**
 * What stands on the ground of a map.
 *
 * @param layers which of it is shown
 * @param blocks the troops, lowest first
 * @param notes what else is said on the map
 * @param manner how names are set
 */
public record TroopsAndNames(
    MapLayers layers, List<TroopBlock> blocks, List<WayNote> notes, LabelManner manner) {
  /** Copies the lists. */
  public TroopsAndNames {
    blocks = List.copyOf(blocks);
    notes = List.copyOf(notes);
  }

  /** Names of places alone. */
  public static TroopsAndNames names(MapLayers layers, LabelManner manner) {
    return new TroopsAndNames(layers, List.of(), List.of(), manner);
  }

  /** The same with other troops. */
  public TroopsAndNames with(List<TroopBlock> others) {
    return new TroopsAndNames(layers, others, notes, manner);
  }

  List<TroopBlock> shownBlocks() {
    return layers.has(MapLayer.TROOPS) ? blocks : List.of();
  }
}
