package studio.kriegsspiel.situation.ground;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * A ground with what every march and every look over it needs first: made once, when it is first
 * asked for, good for every scenario and rule book on that ground, and kept as long as it.
 * Thread-safe.
 */
public final class SurveyedGround {
  /**
   * The slopes at which the books change their rates; every book's own thresholds are among them.
   */
  public static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 20, 25, 30, 35);

  private static final int MOST_FINE_CELLS = 250_000;
  private static final double FINEST_METRES = 10;
  private static final int MOST_COARSE_CELLS = 20_000;
  private static final double COARSE_METRES = 25;

  private final Ground ground;
  private final Map<Double, MarchGround> marches = new ConcurrentHashMap<>();
  private final Object sightLock = new Object();
  private final KnownWays ways = new KnownWays();
  private volatile @Nullable SightGround sight;

  private SurveyedGround(Ground ground) {
    this.ground = ground;
  }

  /** The one of a ground. */
  public static SurveyedGround of(Ground ground) {
    return ground.derived(SurveyedGround.class, SurveyedGround::new);
  }

  /** The ground itself. */
  public Ground ground() {
    return ground;
  }

  /** The ways over it that were searched for. */
  public KnownWays ways() {
    return ways;
  }

  /** The terrain itself. */
  public Terrain terrain() {
    return ground.terrain();
  }

  /** The ground as an eye meets it, nothing where heights are not known. */
  public Optional<SightGround> findSight() {
    if (ground.heights().isEmpty()) {
      return Optional.empty();
    }
    SightGround made = sight;
    if (made == null) {
      synchronized (sightLock) {
        made = sight;
        if (made == null) {
          made = SightGround.of(terrain());
          sight = made;
        }
      }
    }
    return Optional.of(made);
  }

  /** The ground as troops meet it, in cells of 10 m, or larger ones on a large ground. */
  public MarchGround march() {
    return inCells(FINEST_METRES, MOST_FINE_CELLS);
  }

  /**
   * The same in cells of 25 m at least, for more marches than one would wait for; ways come out up
   * to 3 % too long.
   */
  public MarchGround coarseMarch() {
    return inCells(COARSE_METRES, MOST_COARSE_CELLS);
  }

  private MarchGround inCells(double finest, int most) {
    Bounds extent = terrain().extent();
    double area = extent.widthMetres() * extent.heightMetres();
    double cell = Math.max(finest, Math.sqrt(area / most));
    return marches.computeIfAbsent(cell, side -> MarchGround.inCells(ground, BANDS, side));
  }
}
