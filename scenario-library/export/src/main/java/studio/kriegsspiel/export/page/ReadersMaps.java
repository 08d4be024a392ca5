package studio.kriegsspiel.export.page;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.pack.UmpireBook;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The maps for a screen of one situation, each as its reader has it. A player's is made from his
 * view alone, so that whoever has the view can draw it again.
 */
public final class ReadersMaps {
  private final GroundPictures grounds = new GroundPictures();
  private final Situation situation;
  private final Knowledge knowledge;
  private final Terrain whole;
  private final ZoneIndex zones;
  private final MapLayers layers;
  private final Function<Terrain, MapPainter> painters;

  /**
   * Maps of a situation on a ground that is known.
   *
   * @param knowledge what is known of it
   * @param painters draws the ground as somebody knows it; one painter for all who know the same
   */
  public ReadersMaps(
      Situation situation,
      Knowledge knowledge,
      MapLayers layers,
      Function<Terrain, MapPainter> painters) {
    this.situation = situation;
    this.knowledge = knowledge;
    this.whole = situation.printed().orElseThrow().terrain();
    this.zones = new ZoneIndex(situation.ground().orElseThrow());
    this.layers = layers;
    this.painters = painters;
  }

  /** The umpire's map when play begins. */
  public ScreenMap umpires() {
    LocalDateTime begins = situation.clock().begins();
    return map(
        whole,
        troops()
            .of(
                TroopPost.ofAll(
                    situation.scenario(), situation.ground().orElseThrow().positions())),
        UmpireMarks.of(situation, begins),
        UmpireBook.troopsAt(begins));
  }

  /** The map that lies on the table. */
  public ScreenMap tables() {
    return map(
        knowledge.mapForAll().orElseThrow(),
        List.of(),
        new PlanMarks(List.of(), List.of(), List.of()),
        "");
  }

  /** A player's map. */
  public ScreenMap of(PlayerView view) {
    return map(
        view.map().orElseThrow(),
        troops().of(TroopPost.of(view)),
        marks(view),
        PlayerPack.ownTroops(view));
  }

  /** What is planned, as a reader knows of it. */
  public PlanMarks marks(PlayerView view) {
    return PlanMarks.of(view, zones);
  }

  /** How troops stand on the maps. */
  public TroopBlocks troops() {
    return new TroopBlocks(
        situation.measures().metresPerPace(), Optional.of(situation.book().fieldManual()));
  }

  private ScreenMap map(Terrain known, List<TroopBlock> blocks, PlanMarks plans, String caption) {
    return new ScreenMap(
        grounds,
        painters.apply(known),
        whole.extent(),
        layers,
        blocks,
        plans,
        situation.scenario().title(),
        caption);
  }
}
