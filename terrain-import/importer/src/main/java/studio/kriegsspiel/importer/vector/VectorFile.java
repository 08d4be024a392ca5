package studio.kriegsspiel.importer.vector;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/**
 * What a vector file holds.
 *
 * @param features its features, in its own coordinates
 * @param system its coordinate system, if it names one
 * @param remarks what had to be left out
 */
record VectorFile(List<RawFeature> features, Optional<SourceSystem> system, List<String> remarks) {
  /** Features one file may hold. */
  static final int MOST_FEATURES = 5_000_000;
}
