package studio.kriegsspiel.importer.survey;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;

/** Looks at rasters of heights or slope. */
final class RasterLook {
  /** Stands in for a system that is not named, only to see whether all else is sound. */
  static final Optional<String> ANY_SYSTEM = Optional.of("EPSG:32631");

  private static final List<SourceRole> ROLES =
      List.of(
          SourceRole.HEIGHTS,
          SourceRole.SLOPE_DEGREES,
          SourceRole.SLOPE_PERCENT,
          SourceRole.LEFT_OUT);

  private RasterLook() {}

  static SourceSurvey at(Path file, Optional<String> code, Progress progress) {
    try (RasterSource source = RasterSources.open(file, code)) {
      return of(file, source, Optional.empty(), progress);
    } catch (GroundException fault) {
      return withoutHeights(file, code, progress)
          .orElseGet(
              () -> {
                if (code.isPresent()) {
                  throw fault;
                }
                return withoutSystem(file, fault, progress);
              });
    }
  }

  /** Numbers in a unit that is none of heights are slope if anything. */
  private static Optional<SourceSurvey> withoutHeights(
      Path file, Optional<String> code, Progress progress) {
    try (RasterSource source = RasterSources.open(file, code, HeightReading.NUMBERS)) {
      return Optional.of(
          of(file, source, Optional.empty(), progress)
              .as(SourceRole.SLOPE_DEGREES, SourceRole.SLOPE_PERCENT, SourceRole.LEFT_OUT));
    } catch (GroundException otherFault) {
      return Optional.empty();
    }
  }

  private static SourceSurvey withoutSystem(Path file, GroundException fault, Progress progress) {
    try (RasterSource source = RasterSources.open(file, ANY_SYSTEM)) {
      return of(file, source, Optional.of(lacking(fault)), progress);
    } catch (GroundException second) {
      throw fault;
    }
  }

  /** What is amiss with the system of a file that is sound but for it, in a few words. */
  static String lacking(GroundException fault) {
    return fault.fault().equals(SystemChoice.NOT_NAMED)
        ? "coordinate system not named"
        : SourceSurvey.REFUSED + ": it " + fault.fault();
  }

  private static SourceSurvey of(
      Path file, RasterSource source, Optional<String> lacking, Progress progress) {
    Bounds bounds = source.georeference().boundsOf(source.width(), source.height());
    RasterSketch sketch = RasterSketch.of(source, progress);
    if (Double.isNaN(sketch.lowest()) && sketch.complete()) {
      throw new GroundException(
          source.name(), "holds no value at all", "choose another file, or its other band");
    }
    SourceRole role = likeliest(source.name(), sketch);
    return new SourceSurvey(
        file,
        role,
        ROLES,
        describe(source, sketch, role, lacking),
        lacking.isEmpty() ? Optional.of(source.system().label()) : Optional.empty(),
        Optional.of(bounds),
        lacking.isEmpty() ? GlobeOutlines.of(bounds, source.system()) : List.of(),
        Optional.of(sketch),
        Optional.empty(),
        "");
  }

  /** Slope has no mark of its own in a file, so its name and range must tell. */
  private static SourceRole likeliest(String name, RasterSketch sketch) {
    boolean slope = SlopeLook.isNamedSlope(name) && sketch.lowest() >= 0 && sketch.highest() < 2000;
    if (!slope) {
      return SourceRole.HEIGHTS;
    }
    return sketch.highest() > 90 || SlopeLook.isNamedPercent(name)
        ? SourceRole.SLOPE_PERCENT
        : SourceRole.SLOPE_DEGREES;
  }

  private static String describe(
      RasterSource source, RasterSketch sketch, SourceRole role, Optional<String> lacking) {
    String unit =
        switch (role) {
          case SLOPE_DEGREES -> "°";
          case SLOPE_PERCENT -> " %";
          default -> " m";
        };
    String range =
        Double.isNaN(sketch.lowest())
            ? "no value where it was sampled"
            : String.format(
                Locale.ROOT,
                "%s%.0f to %.0f%s",
                sketch.complete() ? "" : "about ",
                sketch.lowest(),
                sketch.highest(),
                unit);
    String voids =
        sketch.voidShare() < 0.0005
            ? ""
            : String.format(Locale.ROOT, ", %.1f %% void", 100 * sketch.voidShare());
    return String.format(
        Locale.ROOT,
        "%,d × %,d cells, %s%s, %s",
        source.width(),
        source.height(),
        range,
        voids,
        lacking.orElseGet(() -> source.system().label()));
  }
}
