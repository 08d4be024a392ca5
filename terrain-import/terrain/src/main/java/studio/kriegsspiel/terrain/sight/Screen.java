package studio.kriegsspiel.terrain.sight;

import org.locationtech.jts.geom.Geometry;

/**
 * Something that hides for a while and is no part of the terrain: smoke of powder or of a burning
 * farm.
 *
 * @param area where it lies
 * @param heightMetres how high it stands above the ground
 */
public record Screen(Geometry area, double heightMetres) {

  /** Refuses heights that are not more than 0. */
  public Screen {
    if (!(heightMetres > 0 && Double.isFinite(heightMetres))) {
      throw new IllegalArgumentException("A screen stands more than 0 metres high.");
    }
  }
}
