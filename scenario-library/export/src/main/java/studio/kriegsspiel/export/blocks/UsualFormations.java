package studio.kriegsspiel.export.blocks;

import java.util.List;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;

/** The formations for which each arm has pieces: as it fights, and in column. */
public final class UsualFormations {
  private UsualFormations() {}

  /** Those of an arm, the one it fights in first. */
  public static List<Formation> of(Arm arm) {
    return switch (arm) {
      case INFANTRY, CAVALRY ->
          List.of(Formation.LINE, Formation.COLUMN_CLOSE, Formation.COLUMN_MARCH);
      case ARTILLERY -> List.of(Formation.ARTILLERY_DEPLOYED, Formation.ARTILLERY_LIMBERED);
      case ENGINEERS -> List.of(Formation.LINE, Formation.COLUMN_MARCH);
      case TRAIN -> List.of(Formation.COLUMN_MARCH);
      case STAFF -> List.of(Formation.LINE);
    };
  }
}
