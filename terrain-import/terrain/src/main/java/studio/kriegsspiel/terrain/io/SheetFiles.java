package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import studio.kriegsspiel.terrain.Georeference;

/** The files beside a sheet by which any GIS knows where it lies. */
final class SheetFiles {
  static final String TILES = "sheet-tiles";

  private SheetFiles() {}

  /** Writes a world file and GDAL's side file with the coordinate system. */
  static void writeSideFiles(Path folder, Manifest.Sheet sheet, String crs) throws IOException {
    Georeference g = sheet.georeference();
    String stem = sheet.file().substring(0, sheet.file().lastIndexOf('.'));
    String extension = sheet.file().substring(sheet.file().lastIndexOf('.') + 1);
    String world = extension.startsWith("jp") ? "jgw" : extension.startsWith("t") ? "tfw" : "pgw";
    Files.writeString(
        folder.resolve(stem + "." + world),
        String.format(
            Locale.ROOT,
            "%s%n%s%n%s%n%s%n%s%n%s%n",
            g.a(),
            g.d(),
            g.b(),
            g.e(),
            g.toGround(0.5, 0.5).x(),
            g.toGround(0.5, 0.5).y()));
    Files.writeString(
        folder.resolve(sheet.file() + ".aux.xml"),
        String.format(
            Locale.ROOT,
            "<PAMDataset>%n  <SRS>%s</SRS>%n  <GeoTransform>%s, %s, %s, %s, %s, %s</GeoTransform>%n"
                + "</PAMDataset>%n",
            crs,
            g.c(),
            g.a(),
            g.b(),
            g.f(),
            g.d(),
            g.e()));
  }

  /** Name of a tile within the package; the extension follows the sheet's. */
  static String tileName(String sheetFile, int level, int column, int row) {
    String extension = sheetFile.endsWith("jpg") || sheetFile.endsWith("jpeg") ? "jpg" : "png";
    return TILES + "/" + level + "/" + column + "-" + row + "." + extension;
  }
}
