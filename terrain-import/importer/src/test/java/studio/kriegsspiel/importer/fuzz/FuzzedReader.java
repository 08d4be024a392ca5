package studio.kriegsspiel.importer.fuzz;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.importer.sheet.Scan;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.importer.vector.FeatureImport;
import studio.kriegsspiel.importer.vector.FeatureMapping;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.tiff.Window;

/** Every reader of the importer and of terrain packages, as something to throw bytes at. */
enum FuzzedReader {
  /** GeoTIFF of any compression, with its keys and a world file. */
  TIFF {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Parts.write(data, folder, "a.tif", "a.tfw", "a.prj");
      raster(folder.resolve("a.tif"), Optional.empty());
      raster(folder.resolve("a.tif"), Optional.of("EPSG:31370"));
    }
  },
  /** A picture as a drawn map, all of its pixels. */
  SHEET {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Parts.write(Pngs.mended(data), folder, "s.tif", "s.tfw", "s.prj");
      Scan scan = Scan.open(folder.resolve("s.tif"));
      if ((long) scan.width() * scan.height() < MOST_SHEET_PIXELS) {
        scan.overview(MOST_SIDE);
      }
      SheetImport.open(folder.resolve("s.tif"), Optional.empty()).extent(ZONE.get());
    }
  },
  /** Arc ASCII with its system beside it. */
  ARC_ASCII {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Parts.write(data, folder, "a.asc", "a.prj");
      raster(folder.resolve("a.asc"), Optional.empty());
    }
  },
  /** SRTM tiles: plain, zipped and gzipped. */
  HGT {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      String end = data.length % 3 == 0 ? "" : data.length % 3 == 1 ? ".zip" : ".gz";
      Path file = folder.resolve("N50E011.hgt" + end);
      Files.write(file, data);
      raster(file, Optional.empty());
    }
  },
  /** Heights as colours. */
  TERRAIN_RGB {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Path column = Files.createDirectories(folder.resolve("3/4"));
      Files.write(column.resolve("2.png"), Pngs.mended(data));
      raster(column.resolve("2.png"), Optional.empty());
    }
  },
  /** A picture's world file and system. */
  WORLD_FILE {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Path picture = folder.resolve("w.png");
      if (!Files.exists(picture)) {
        ImageIO.write(new BufferedImage(4, 3, BufferedImage.TYPE_INT_RGB), "png", picture.toFile());
      }
      Parts.write(data, folder, "w.pgw", "w.prj");
      SheetImport.open(picture, Optional.empty()).extent(ZONE.get());
    }
  },
  /** A coordinate system as text. */
  WELL_KNOWN_TEXT {
    @Override
    void read(byte[] data, Path folder) {
      String text = new String(data, java.nio.charset.StandardCharsets.ISO_8859_1);
      SourceSystem.ofWkt("a.prj", text, 600_000, 200_000).to(SourceSystem.wgs84()).apply(1, 1);
    }
  },
  /** QGIS points and tables, fitted by every method. */
  CONTROL_POINTS {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Path file = folder.resolve("a.points");
      Files.write(file, data);
      var points = ControlPointFile.read(file).points();
      if (points.size() <= 40) {
        Method[] methods = Method.values();
        ControlFit.of(methods[Math.max(0, points.size() - 2) % methods.length], points).summary();
      }
    }
  },
  /** GeoJSON. */
  GEOJSON {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Parts.write(data, folder, "a.geojson");
      features(folder.resolve("a.geojson"), Optional.empty());
    }
  },
  /** GeoPackage; odd inputs replace only the geometry within a sound one. */
  GEOPACKAGE {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      boolean whole = data.length > 0 && data[0] == 'S';
      Files.write(folder.resolve("a.gpkg"), whole ? data : VectorSeeds.withGeometry(data));
      features(folder.resolve("a.gpkg"), Optional.empty());
    }
  },
  /** Shapefile, table, encoding and system. */
  SHAPEFILE {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Parts.write(data, folder, "a.shp", "a.dbf", "a.cpg", "a.prj");
      features(folder.resolve("a.shp"), Optional.of("EPSG:32631"));
    }
  },
  /** OpenStreetMap as text. */
  OSM_XML {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      boolean packed = data.length > 1 && data[0] == 0x1F && (data[1] & 0xFF) == 0x8B;
      Path file = folder.resolve(packed ? "a.osm.gz" : "a.osm");
      Files.write(file, data);
      features(file, Optional.empty());
    }
  },
  /** OpenStreetMap in binary; odd inputs are wrapped in a sound blob. */
  OSM_PBF {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      boolean whole = data.length > 0 && data[0] == 0;
      Files.write(folder.resolve("a.osm.pbf"), whole ? data : OsmSeeds.blob("OSMData", data));
      features(folder.resolve("a.osm.pbf"), Optional.empty());
    }
  },
  /** A terrain package as a folder. */
  PACKAGE {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Path terrain = Files.createDirectories(folder.resolve("terrain"));
      Parts.write(data, terrain, "terrain.json", "features.geojson", "elevation.tif");
      Journeys.readAll(terrain);
    }
  },
  /** A terrain package as a zip; odd inputs become its {@code terrain.json}. */
  PACKAGE_ZIP {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      boolean whole = data.length > 0 && data[0] == 'P';
      Path file = folder.resolve("terrain.zip");
      Files.write(file, whole ? data : zip("terrain.json", data));
      Journeys.readAll(file);
    }
  },
  /** Tables from tags to kinds. */
  MAPPING {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Path file = folder.resolve("mapping.json");
      Files.write(file, data);
      FeatureMapping.read(file);
    }
  },
  /** A whole import: heights of two files, slope, features and a sheet. */
  IMPORT {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Journeys.importAll(data, folder);
    }
  },
  /** A scan placed by control points with the system in their heading, by every method. */
  PLACED_SCAN {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Journeys.placeByPoints(data, folder);
    }
  },
  /** Hand edits of a package, and the ground read with them. */
  EDITS {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Journeys.edit(data, folder);
    }
  },
  /** A position as people type it. */
  POSITION {
    @Override
    void read(byte[] data, Path folder) {
      Journeys.position(data);
    }
  },
  /** The look that the window takes at any file before an import. */
  SURVEY {
    @Override
    void read(byte[] data, Path folder) throws IOException {
      Journeys.survey(data, folder);
    }
  };

  private static final java.util.function.Supplier<SourceSystem> ZONE =
      () -> SourceSystem.ofCode("fuzz", "EPSG:32631");
  private static final Bounds EVERYWHERE = new Bounds(-2e6, -2e6, 3e6, 9e6);
  private static final int MOST_SIDE = 512;
  private static final long MOST_SHEET_PIXELS = 4_000_000;

  /**
   * Reads an input; only {@code GroundException} may come of it.
   *
   * @param folder an own folder, kept from one input to the next
   */
  abstract void read(byte[] data, Path folder) throws IOException;

  /** Name on the command line. */
  String word() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** Sound inputs and those that once went wrong, to start from. */
  List<byte[]> seeds() throws IOException {
    return switch (this) {
      case TIFF -> RasterSeeds.tiffs();
      case SHEET -> RasterSeeds.sheets();
      case ARC_ASCII -> RasterSeeds.grids();
      case HGT -> RasterSeeds.tiles();
      case TERRAIN_RGB -> RasterSeeds.pictures();
      case WORLD_FILE -> RasterSeeds.worldFiles();
      case WELL_KNOWN_TEXT -> RasterSeeds.systems();
      case CONTROL_POINTS -> RasterSeeds.controlPoints();
      case GEOJSON -> VectorSeeds.geoJson();
      case GEOPACKAGE -> VectorSeeds.geoPackages();
      case SHAPEFILE -> VectorSeeds.shapefiles();
      case OSM_XML -> OsmSeeds.xml();
      case OSM_PBF -> OsmSeeds.pbf();
      case PACKAGE -> PackageSeeds.folders();
      case PACKAGE_ZIP -> PackageSeeds.zips();
      case MAPPING -> PackageSeeds.mappings();
      case IMPORT -> JourneySeeds.imports();
      case PLACED_SCAN -> JourneySeeds.points();
      case EDITS -> JourneySeeds.edits();
      case POSITION -> JourneySeeds.positions();
      case SURVEY -> JourneySeeds.surveys();
    };
  }

  private static void raster(Path file, Optional<String> code) {
    try (RasterSource source = RasterSources.open(file, code)) {
      int columns = Math.min(source.width(), MOST_SIDE);
      int rows = Math.min(source.height(), MOST_SIDE);
      source.read(new Window(0, 0, columns, rows));
      source.read(new Window(source.width() - columns, source.height() - rows, columns, rows));
      source.remarks();
    }
  }

  private static void features(Path file, Optional<String> code) {
    new FeatureImport(ZONE.get(), EVERYWHERE, Optional.empty()).read(file, code);
  }

  static byte[] zip(String name, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(content);
    }
    return bytes.toByteArray();
  }
}
