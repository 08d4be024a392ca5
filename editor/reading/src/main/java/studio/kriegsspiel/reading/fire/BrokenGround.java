package studio.kriegsspiel.reading.fire;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.ground.FeatureReach;
import studio.kriegsspiel.terrain.ground.Ground;

/** Which cells are soft, hedged or broken, so that a ball does not roll there. */
final class BrokenGround {
  /** What makes ground uneven to a rolling ball: soft, hedged or broken. */
  private static final Set<FeatureKind> UNEVEN =
      EnumSet.of(
          FeatureKind.MARSH,
          FeatureKind.STREAM,
          FeatureKind.RIVER,
          FeatureKind.LAKE,
          FeatureKind.HEDGE,
          FeatureKind.WALL,
          FeatureKind.DITCH,
          FeatureKind.EMBANKMENT,
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.FIELDWORK,
          FeatureKind.BARRICADE,
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.ORCHARD,
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.SAND_PIT,
          FeatureKind.ROUGH);

  private final GridGeometry grid;
  private final BitSet uneven = new BitSet();
  private final BitSet soft = new BitSet();

  private BrokenGround(GridGeometry grid) {
    this.grid = grid;
  }

  /** That of a whole ground, worked out once for all who ask. */
  static BrokenGround of(Ground ground) {
    return ground.derived(
        BrokenGround.class, same -> of(same.terrain(), same.heights().orElseThrow().geometry()));
  }

  /** That of the cells of a grid, which those that are asked for later lie on. */
  static BrokenGround of(Terrain terrain, GridGeometry grid) {
    BrokenGround ground = new BrokenGround(grid);
    Burner burner = new Burner(grid);
    for (Feature feature : terrain.features()) {
      if (UNEVEN.contains(feature.kind())) {
        boolean marsh = feature.kind() == FeatureKind.MARSH;
        burner.burn(
            feature.geometry(),
            FeatureReach.metres(feature),
            cell -> {
              ground.uneven.set(cell);
              if (marsh) {
                ground.soft.set(cell);
              }
            });
      }
    }
    return ground;
  }

  /** Whether a cell of a window of the grid is uneven to a rolling ball. */
  boolean isUneven(GridGeometry window, int cell) {
    return uneven.get(index(window, cell));
  }

  /** Whether balls sink in there. */
  boolean isSoft(GridGeometry window, int cell) {
    return soft.get(index(window, cell));
  }

  private int index(GridGeometry window, int cell) {
    double x = window.centreX(cell % window.columns());
    double y = window.centreY(cell / window.columns());
    return grid.index(grid.columnOf(x), grid.rowOf(y));
  }
}
