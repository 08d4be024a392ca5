package studio.kriegsspiel.terrain.gpkg;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/**
 * A layer of a GeoPackage.
 *
 * @param name of its table
 * @param srs the EPSG code of its system
 * @param geometry what its shapes are, such as {@code POINT}
 * @param columns what each column holds, such as {@code TEXT}, by its name
 */
public record GeoLayer(
    String name, int srs, String geometry, Map<String, String> columns, List<Row> rows) {
  /** Copies the lists; columns keep their order. */
  public GeoLayer {
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    rows = List.copyOf(rows);
  }

  /**
   * A row of it.
   *
   * @param shape where it is; nothing if it has no place
   * @param cells texts and numbers by the names of their columns; none where there is nothing
   */
  public record Row(Optional<Geometry> shape, Map<String, Object> cells) {
    /** Copies the map. */
    public Row {
      cells = Map.copyOf(cells);
    }
  }
}
