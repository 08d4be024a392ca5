package studio.kriegsspiel.desk.reading;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightGround;

/**
 * A ground under a rule book, with what every question to it needs first; worked out once, when
 * first needed. Thread-safe.
 */
final class PreparedGround {
  private final Ground ground;
  private final RuleBook book;
  private final Map<Gait, MarchReckoning> marches = new EnumMap<>(Gait.class);

  PreparedGround(Ground ground, RuleBook book) {
    this.ground = ground;
    this.book = book;
  }

  Ground ground() {
    return ground;
  }

  Terrain terrain() {
    return ground.terrain();
  }

  RuleBook book() {
    return book;
  }

  SightGround sight() {
    return SurveyedGround.of(ground)
        .findSight()
        .orElseThrow(
            () ->
                new GroundException(
                    terrain().name(), "has no heights", "import an elevation raster for it"));
  }

  synchronized MarchReckoning march(Troops troops, Gait gait) {
    return marches
        .computeIfAbsent(gait, way -> new MarchReckoning(terrain(), book, troops, way))
        .of(troops);
  }

  /**
   * Asks from a point; takes a moment.
   *
   * @throws GroundException if the ground has no heights, or none at the point
   */
  Inquiry ask(Asking asking, MapPoint from) {
    if (ground.heights().isEmpty()) {
      throw new GroundException(
          terrain().name(),
          "has no heights, so nothing is known of sight, marches and fire on it",
          "import a raster of heights");
    }
    if (Double.isNaN(ground.heightMetresAt(from.x(), from.y()))) {
      throw new GroundException(terrain().name(), "has no height at this point", "choose another");
    }
    return switch (asking.question()) {
      case LOOK -> new LookInquiry(this, asking, from);
      case MARCH -> new MarchInquiry(this, asking, from);
      case FIRE -> new FireInquiry(this, asking, from);
      case SITE -> new SiteInquiry(this, asking, from);
    };
  }
}
