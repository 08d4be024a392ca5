package studio.kriegsspiel.importer.crs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.geotools.api.metadata.extent.GeographicBoundingBox;
import org.geotools.api.referencing.FactoryException;
import org.geotools.api.referencing.crs.CoordinateReferenceSystem;
import org.geotools.api.referencing.crs.GeographicCRS;
import org.geotools.api.referencing.crs.ProjectedCRS;
import org.geotools.referencing.CRS;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;

/** Writes {@code systems.tsv} anew from the EPSG data set; the argument is the file. */
final class WriteSystemList {
  private WriteSystemList() {}

  public static void main(String[] arguments) throws Exception {
    Quiet.geoTools();
    Set<String> codes = CRS.getSupportedCodes("EPSG");
    List<String> lines = new ArrayList<>();
    codes.stream()
        .filter(code -> code.matches("\\d{4,5}"))
        .sorted(Comparator.comparingInt(Integer::parseInt))
        .forEach(code -> add(code, lines));
    Files.write(Path.of(arguments[0]), lines);
  }

  private static void add(String code, List<String> lines) {
    try {
      CoordinateReferenceSystem system = CRS.decode("EPSG:" + code, true);
      GeographicBoundingBox area = CRS.getGeographicBoundingBox(system);
      boolean plane = system instanceof ProjectedCRS;
      boolean degrees =
          system instanceof GeographicCRS && system.getCoordinateSystem().getDimension() == 2;
      String name = system.getName().getCode();
      if (area == null || name.contains("deprecated") || !(degrees || plane)) {
        return;
      }
      if (plane) {
        CoordinateSystem.of("EPSG:" + code);
      }
      lines.add(
          String.format(
              Locale.ROOT,
              "%s\t%s\t%s\t%s\t%s\t%s\t%s",
              code,
              name,
              plane ? "m" : "d",
              area.getWestBoundLongitude(),
              area.getSouthBoundLatitude(),
              area.getEastBoundLongitude(),
              area.getNorthBoundLatitude()));
    } catch (FactoryException | RuntimeException e) {
      // The studio cannot work in it, so it is not offered.
    }
  }
}
