package studio.kriegsspiel.export.page;

import java.util.List;
import java.util.function.Function;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The maps for a screen of one situation, each as its reader has it. A player's is made from his
 * view alone, so that whoever has the view can draw it again.
 */
public final class ReadersMaps {
  private final GroundPictures grounds = new GroundPictures();
  private final String title;
  private final Terrain whole;
  private final Terrain table;
  private final ZoneIndex zones;
  private final TroopBlocks troops;
  private final MapLayers layers;
  private final Function<Terrain, MapPainter> painters;

  /**
   * Maps of what is played on a ground.
   *
   * @param title what is played
   * @param whole the ground that all maps show from edge to edge
   * @param table the ground as everybody knows it
   * @param zones where words of plans lie
   * @param troops how troops stand on the maps
   * @param painters draws the ground as somebody knows it; one painter for all who know the same
   */
  public ReadersMaps(
      String title,
      Terrain whole,
      Terrain table,
      ZoneIndex zones,
      TroopBlocks troops,
      MapLayers layers,
      Function<Terrain, MapPainter> painters) {
    this.title = title;
    this.whole = whole;
    this.table = table;
    this.zones = zones;
    this.troops = troops;
    this.layers = layers;
    this.painters = painters;
  }

  /** The umpire's map of some troops and plans. */
  public ScreenMap umpires(List<TroopBlock> all, PlanMarks plans, String caption) {
    return map(whole, all, plans, caption);
  }

  /** The map that lies on the table. */
  public ScreenMap tables() {
    return map(table, List.of(), new PlanMarks(List.of(), List.of(), List.of()), "");
  }

  /** A player's map. */
  public ScreenMap of(PlayerView view) {
    return map(
        view.map().orElseThrow(),
        troops.of(TroopPost.of(view)),
        marks(view),
        PlayerPack.ownTroops(view));
  }

  /** A player's map with other troops on it than those of which his papers tell. */
  public ScreenMap of(PlayerView view, List<TroopBlock> blocks) {
    return map(view.map().orElseThrow(), blocks, marks(view), "");
  }

  /** What is planned, as a reader knows of it. */
  public PlanMarks marks(PlayerView view) {
    return PlanMarks.of(view, zones);
  }

  private ScreenMap map(Terrain known, List<TroopBlock> blocks, PlanMarks plans, String caption) {
    return new ScreenMap(
        grounds,
        known,
        painters.apply(known),
        whole.extent(),
        layers,
        blocks,
        plans,
        title,
        caption);
  }
}
