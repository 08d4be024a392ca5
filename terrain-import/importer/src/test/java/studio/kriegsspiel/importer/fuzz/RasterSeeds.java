package studio.kriegsspiel.importer.fuzz;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;

/** Small sound rasters, placings and control points to start from. */
final class RasterSeeds {
  static final String LAMBERT =
      "PROJCS[\"Belge\",GEOGCS[\"GCS_Belge_1972\",DATUM[\"D_Belge_1972\",SPHEROID[\"International"
          + "_1924\",6378388,297]],PRIMEM[\"Greenwich\",0],UNIT[\"Degree\",0.0174532925199433]],"
          + "PROJECTION[\"Lambert_Conformal_Conic\"],PARAMETER[\"False_Easting\",150000.01256],"
          + "PARAMETER[\"False_Northing\",5400088.4378],PARAMETER[\"Central_Meridian\","
          + "4.367486666666666],PARAMETER[\"Standard_Parallel_1\",49.8333339],"
          + "PARAMETER[\"Standard_Parallel_2\",51.16666723333333],"
          + "PARAMETER[\"Latitude_Of_Origin\",90],UNIT[\"Meter\",1]]";

  private RasterSeeds() {}

  static List<byte[]> tiffs() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
      for (int compression : new int[] {1, 5, 8, 32773, 50000}) {
        boolean big = (compression + order.toString().length()) % 2 == 0;
        seeds.add(
            new TiffMaker(order, big)
                .image(5, 4, 32, 3)
                .strip(compression, new byte[80])
                .shorts(317, compression == 8 ? 3 : 1)
                .placed(600_000, 5_600_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 32631))
                .text(42113, "-9999")
                .bytes());
      }
    }
    seeds.add(
        new TiffMaker(ByteOrder.LITTLE_ENDIAN, false)
            .image(6, 6, 16, 2)
            .strip(8, new byte[72])
            .shorts(317, 2)
            .doubles(33922, 0, 0, 0, 4.3, 50.7, 0, 6, 0, 0, 4.4, 50.7, 0, 0, 6, 0, 4.3, 50.6, 0)
            .keys(Map.of(1024, 2, 1025, 2, 2048, 4326))
            .bytes());
    seeds.add(
        TiffMaker.heights(3, 3, 7)
            .doubles(34264, 25, 1, 0, 3e5, 1, -25, 0, 5e6)
            .keys(
                Map.of(
                    1024, 1, 3072, 32767, 2048, 4313, 3075, 8, 3078, 49.83, 3079, 51.17, 3084, 4.37,
                    3076, 9002, 3085, 50.0))
            .text(
                42112,
                "<GDALMetadata><Item name=\"x\" sample=\"0\" role=\"scale\">2</Item>"
                    + "<Item name=\"UNITTYPE\" sample=\"0\" role=\"unittype\">ft</Item></GDALMetadata>")
            .bytes());
    seeds.add(
        Parts.join(
            TiffMaker.heights(3, 3, 7).bytes(),
            "25\n0\n0\n-25\n150000\n160000\n".getBytes(StandardCharsets.US_ASCII),
            LAMBERT.getBytes(StandardCharsets.US_ASCII)));
    Path file = Files.createTempFile("seed", ".tif");
    GridGeometry grid = new GridGeometry(9, 8, 600_000, 5_600_000, 30);
    GeoTiffWriter.write(file, grid, "EPSG:32631", new float[grid.size()]);
    seeds.add(Files.readAllBytes(file));
    Files.delete(file);
    return seeds;
  }

  static List<byte[]> grids() {
    return List.of(
        Parts.join(
            "ncols 3\nnrows 2\nxllcorner 150000\nyllcorner 160000\ncellsize 25\n"
                + "NODATA_value -9999\n1 2 -9999\n4.5 5e1 6\n",
            LAMBERT),
        Parts.join(
            "NCOLS 2\r\nNROWS 2\r\nXLLCENTER 4,5\r\nYLLCENTER 50\r\nDX 0.1\r\nDY 0.2\r\n1 nan 3 4",
            "GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563]],"
                + "PRIMEM[\"Greenwich\",0],UNIT[\"degree\",0.0174532925199433]]"));
  }

  static List<byte[]> tiles() throws IOException {
    byte[] heights = new byte[1201 * 1201 * 2];
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(gzip)) {
      packed.write(heights);
    }
    List<byte[]> seeds = new ArrayList<>();
    for (byte[] sound : List.of(FuzzedReader.zip("N50E011.hgt", heights), gzip.toByteArray())) {
      // The length of an input says how its name ends.
      for (int extra = 0; extra < 3; extra++) {
        seeds.add(java.util.Arrays.copyOf(sound, sound.length + extra));
      }
    }
    return seeds;
  }

  static List<byte[]> pictures() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (int type : new int[] {BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_BYTE_INDEXED}) {
      ByteArrayOutputStream png = new ByteArrayOutputStream();
      ImageIO.write(new BufferedImage(8, 8, type), "png", png);
      seeds.add(png.toByteArray());
    }
    return seeds;
  }

  /** Drawn maps: GeoTIFFs of colours, and PNG and JPEG with their placing beside them. */
  static List<byte[]> sheets() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    Path file = Files.createTempFile("sheet", ".tif");
    try {
      for (boolean alpha : new boolean[] {true, false}) {
        Georeference place = Georeference.northUp(600_000, 5_600_000, 10);
        try (PictureTiffWriter tiff =
            new PictureTiffWriter(file, 20, 16, 16, 1, alpha, place, "EPSG:32631")) {
          for (int column = 0; column < 2; column++) {
            int columns = column == 0 ? 16 : 4;
            tiff.write(0, column, 0, tiff.pack(new int[columns * 16], columns));
          }
        }
        seeds.add(Files.readAllBytes(file));
      }
    } finally {
      Files.delete(file);
    }
    byte[] world = "25\n0\n0\n-25\n150000\n160000\n".getBytes(StandardCharsets.UTF_8);
    byte[] system = LAMBERT.getBytes(StandardCharsets.UTF_8);
    for (byte[] png : pictures()) {
      seeds.add(Parts.join(png, world, system));
    }
    for (byte[] jpeg : jpegs()) {
      seeds.add(Parts.join(jpeg, world, system));
    }
    seeds.add(Parts.join(encoded("tiff", false), world, system));
    return seeds;
  }

  /** Plain and progressive, with stripes so that there is something to unpack. */
  static List<byte[]> jpegs() throws IOException {
    return List.of(encoded("jpeg", false), encoded("jpeg", true));
  }

  private static byte[] encoded(String format, boolean progressive) throws IOException {
    BufferedImage image = new BufferedImage(40, 24, BufferedImage.TYPE_3BYTE_BGR);
    for (int i = 0; i < 40 * 24; i++) {
      image.setRGB(i % 40, i / 40, i * 7919 % 0xFFFFFF);
    }
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (var output = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(output);
      ImageWriteParam how = writer.getDefaultWriteParam();
      if (progressive) {
        how.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
      }
      writer.write(null, new IIOImage(image, null, null), how);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  static List<byte[]> worldFiles() {
    return List.of(
        Parts.join("25\n0\n0\n-25\n150000\n160000\n", LAMBERT),
        Parts.join("2,5 0.1\n0.1\n-2.5e0\n600000\n5600000\n", "EPSG:32631"));
  }

  static List<byte[]> systems() {
    return List.of(
        LAMBERT.getBytes(StandardCharsets.US_ASCII),
        ("PROJCS[\"own\",GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.25722"
                + "3563],TOWGS84[1,2,3,0,0,0,0]],PRIMEM[\"Greenwich\",0],UNIT[\"degree\","
                + "0.0174532925199433],AUTHORITY[\"EPSG\",\"4326\"]],PROJECTION[\"Transverse"
                + "_Mercator\"],PARAMETER[\"latitude_of_origin\",0],PARAMETER[\"central_meridian\",3],"
                + "PARAMETER[\"scale_factor\",0.9996],PARAMETER[\"false_easting\",500000],"
                + "PARAMETER[\"false_northing\",0],UNIT[\"foot\",0.3048]]")
            .getBytes(StandardCharsets.US_ASCII));
  }

  static List<byte[]> controlPoints() {
    return List.of(
        ("#CRS: EPSG:31370\nmapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n"
                + "150000,160000,10,-20,1,0,0,0\n151000,160100,110,-25,1,0,0,0\n"
                + "150100,161000,15,-120,1,0,0,0\n151200,161100,118,-130,1,0,0,0\n")
            .getBytes(StandardCharsets.US_ASCII),
        ("id;pixel_x;pixel_y;lon;lat\na;1;2;4.3;50.6\nb;9;2;4.4;50.6\nc;1;9;4.3;50.5\n")
            .getBytes(StandardCharsets.US_ASCII));
  }
}
