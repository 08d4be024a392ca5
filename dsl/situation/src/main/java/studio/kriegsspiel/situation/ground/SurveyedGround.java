package studio.kriegsspiel.situation.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
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

  /** So many states of the works on it are kept; each has cells of its own. */
  private static final int MOST_ALTERED = 6;

  private final Ground ground;
  private final Map<Double, MarchGround> marches = new ConcurrentHashMap<>();
  private final Object sightLock = new Object();
  private final KnownWays ways = new KnownWays();
  private volatile @Nullable SightGround sight;

  private final Map<String, SurveyedGround> altered = RecentlyAsked.map(MOST_ALTERED);

  private SurveyedGround(Ground ground) {
    this.ground = ground;
  }

  /**
   * This ground without some of its features and with others, the same for the same works after any
   * edit of the text.
   */
  public SurveyedGround altered(List<Feature> gone, List<Feature> added) {
    if (gone.isEmpty() && added.isEmpty()) {
      return this;
    }
    List<String> works = new ArrayList<>();
    gone.forEach(each -> works.add("no " + each.id()));
    added.forEach(each -> works.add(each.kind() + " " + each.id() + " " + each.geometry()));
    synchronized (altered) {
      return altered.computeIfAbsent(String.join("\n", works), key -> without(gone, added));
    }
  }

  private SurveyedGround without(List<Feature> gone, List<Feature> added) {
    Terrain whole = terrain();
    List<Feature> features = new ArrayList<>(whole.features());
    features.removeAll(gone);
    features.addAll(added);
    return new SurveyedGround(Ground.of(with(whole, features), ground.heights()));
  }

  private static Terrain with(Terrain terrain, List<Feature> features) {
    return new Terrain(
        terrain.name(),
        terrain.title(),
        terrain.crs(),
        terrain.extent(),
        terrain.elevation(),
        terrain.givenSlope(),
        terrain.slopeSource(),
        terrain.sheet(),
        features,
        terrain.setAside(),
        terrain.places(),
        terrain.layers());
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
