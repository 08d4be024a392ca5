package studio.kriegsspiel.drawing.troops;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/** Blocks of every arm in several formations. */
public final class SampleTroops {
  private static final BlockShapes SHAPES = new BlockShapes(0.75, Optional.empty());

  private SampleTroops() {}

  public static List<TroopBlock> all() {
    return List.of(
        block(
            "2nd Light Battalion KGL",
            "blue",
            UnitType.INFANTRY_RIFLE,
            Formation.GARRISON,
            2045,
            1700,
            180,
            378,
            0),
        block(
            "5th Line Battalion KGL",
            "blue",
            UnitType.INFANTRY_LINE,
            Formation.LINE,
            1850,
            2140,
            180,
            379,
            0),
        block(
            "8th Line Battalion KGL",
            "blue",
            UnitType.INFANTRY_LINE,
            Formation.SQUARE,
            1600,
            2150,
            180,
            527,
            0),
        block(
            "Lüneburg Battalion",
            "blue",
            UnitType.INFANTRY_LINE,
            Formation.COLUMN_CLOSE,
            1750,
            2330,
            180,
            595,
            0),
        block(
            "Lloyd's Battery",
            "blue",
            UnitType.ARTILLERY_MEDIUM,
            Formation.ARTILLERY_DEPLOYED,
            1500,
            2060,
            180,
            0,
            6),
        block(
            "1st Hussars KGL",
            "blue",
            UnitType.CAVALRY_LIGHT,
            Formation.LINE,
            2600,
            2350,
            170,
            450,
            0),
        block(
            "1/95th Rifles",
            "blue",
            UnitType.INFANTRY_RIFLE,
            Formation.SKIRMISH,
            2200,
            1850,
            180,
            300,
            0),
        block(
            "54e de ligne", "red", UnitType.INFANTRY_LINE, Formation.LINE, 2350, 1200, 350, 962, 0),
        block(
            "55e de ligne",
            "red",
            UnitType.INFANTRY_LINE,
            Formation.COLUMN_ATTACK,
            2250,
            1000,
            350,
            1149,
            0),
        block(
            "Travers' Cuirassiers",
            "red",
            UnitType.CAVALRY_HEAVY,
            Formation.LINE,
            1700,
            900,
            10,
            600,
            0),
        block(
            "Grande batterie",
            "red",
            UnitType.ARTILLERY_HEAVY,
            Formation.ARTILLERY_DEPLOYED,
            2500,
            700,
            345,
            0,
            8),
        block(
            "28e de ligne",
            "red",
            UnitType.INFANTRY_LINE,
            Formation.COLUMN_MARCH,
            1985,
            250,
            3,
            898,
            0));
  }

  /** A battalion in attack column of a name. */
  public static TroopBlock named(String label, MapPoint at) {
    return block(
        label,
        "blue",
        UnitType.INFANTRY_LINE,
        Formation.COLUMN_ATTACK,
        at.x() - SampleGround.WEST,
        at.y() - SampleGround.SOUTH,
        180,
        500,
        0);
  }

  public static TroopBlock halfBattalion(int men, MapPoint at, double facing) {
    return new TroopBlock(
        new UnitId("Blue", "Half"),
        "",
        "blue",
        UnitType.INFANTRY_LINE,
        Formation.LINE,
        at,
        Optional.of(facing),
        SHAPES.of(
            UnitType.INFANTRY_LINE,
            Formation.LINE,
            new Strength(OptionalInt.of(men), OptionalInt.empty(), List.of()),
            OptionalInt.empty(),
            men),
        0,
        false);
  }

  private static TroopBlock block(
      String label,
      String colour,
      UnitType type,
      Formation formation,
      double east,
      double north,
      double facing,
      int men,
      int guns) {
    Strength strength =
        new Strength(
            OptionalInt.of(men),
            OptionalInt.empty(),
            guns == 0
                ? List.of()
                : List.of(new Ordnance(guns, Ordnance.Kind.GUN, Optional.of("9-pdr"))));
    return new TroopBlock(
        new UnitId(colour, label),
        label,
        colour,
        type,
        formation,
        SampleGround.point(east, north),
        Optional.of(facing),
        SHAPES.of(type, formation, strength, OptionalInt.empty(), men),
        guns,
        false);
  }
}
