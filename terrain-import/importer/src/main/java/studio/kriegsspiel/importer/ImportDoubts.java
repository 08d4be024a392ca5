package studio.kriegsspiel.importer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.importer.survey.SlopeLook;

/** What an import will warn of, as far as it is known before anything is written. */
final class ImportDoubts {
  private final ImportRequest request;
  private final List<RasterSource> elevation;
  private final List<RasterSource> slope;
  private final Optional<SheetImport> sheet;
  private final ImportFrame frame;

  ImportDoubts(
      ImportRequest request,
      List<RasterSource> elevation,
      List<RasterSource> slope,
      Optional<SheetImport> sheet,
      ImportFrame frame) {
    this.request = request;
    this.elevation = elevation;
    this.slope = slope;
    this.sheet = sheet;
    this.frame = frame;
  }

  /** A sentence each, none twice. */
  List<String> sentences() {
    Set<String> told = new LinkedHashSet<>();
    elevation.forEach(source -> told.addAll(source.remarks()));
    elevation.forEach(source -> SlopeLook.asHeights(source).ifPresent(told::add));
    slope.forEach(source -> told.addAll(source.remarks()));
    slope.forEach(source -> told.addAll(SlopeLook.doubts(source, request.slopeInPercent())));
    sheet.ifPresent(
        drawn -> {
          told.addAll(SheetOnGround.doubts(drawn, frame, request.crop().isPresent()));
          told.addAll(drawn.warnings());
        });
    return new ArrayList<>(told);
  }
}
