package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.terrain.GroundException;

/** Whoever does what a refusal advises is not refused again for the same reason. */
class RemediesTest {
  private static final Pattern COMMAND = Pattern.compile("\"(gdal_translate [^\"]+)\"");

  /** Damaged, or of 12 bits, which Debian's GDAL is built without. */
  private static final Set<String> BROKEN =
      Set.of(
          "corrupt.tif",
          "goes.tif",
          "incorrect-compression-rle-as-g3.tif",
          "jpeg-lossless-12bit-gray.tif",
          "jpeg-lossless-24bit-rgb.tif");

  @TempDir Path folder;

  @Test
  void theCommandThatARefusalNamesHelps() throws IOException {
    List<String> vain = new ArrayList<>();
    Set<String> tried = new LinkedHashSet<>();
    for (Path file : tiffs()) {
      remedy(file, this::sheet, vain, tried);
      remedy(file, RemediesTest::heights, vain, tried);
    }
    assertThat(vain).isEmpty();
    assertThat(tried).hasSizeGreaterThan(4);
  }

  @Test
  void nothingIsSentFromSheetToHeightsAndBack() throws IOException {
    for (Path file : tiffs()) {
      String asSheet = fault(file, this::sheet);
      String asHeights = fault(file, RemediesTest::heights);
      assertThat(asSheet.contains("import it as heights") && asHeights.contains("as a map sheet"))
          .as(file + ": " + asSheet + " " + asHeights)
          .isFalse();
    }
  }

  private static List<Path> tiffs() throws IOException {
    try (Stream<Path> files = Files.walk(Shared.data("rasters/twelvemonkeys").getParent())) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).matches(".*\\.tiff?"))
          .filter(file -> !BROKEN.contains(file.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  private void remedy(Path file, Consumer<Path> reading, List<String> vain, Set<String> tried)
      throws IOException {
    try {
      reading.accept(file);
      return;
    } catch (GroundException refused) {
      Matcher command = COMMAND.matcher(String.valueOf(refused.getMessage()));
      if (!command.find()) {
        return;
      }
      String line = command.group(1);
      Path out = folder.resolve(line.endsWith("png") ? "out.png" : "out.tif");
      Files.deleteIfExists(out);
      List<String> words = new ArrayList<>(List.of(line.split(" ")));
      words.replaceAll(
          word ->
              word.equals("in.tif")
                  ? file.toAbsolutePath().normalize().toString()
                  : word.startsWith("out.") ? out.toString() : word);
      Gdal.run(folder, words.toArray(String[]::new));
      Assumptions.assumeTrue(
          Files.exists(out) || !Gdal.run(folder, "gdalinfo", "--version").isEmpty(),
          "gdal_translate is not installed (package gdal-bin)");
      tried.add(line);
      String again = Files.exists(out) ? fault(out, reading) : "GDAL fails";
      if (COMMAND.matcher(again).find() || again.equals("GDAL fails")) {
        vain.add(file.getFileName() + ": " + refused.getMessage() + " -> " + again);
      }
    }
  }

  /** What is said of the result; nothing where it is taken. */
  private static String fault(Path file, Consumer<Path> reading) {
    try {
      reading.accept(file);
      return "";
    } catch (GroundException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private void sheet(Path file) {
    try {
      Picture.open(file).read(folder.resolve("scratch"), (argb, rows) -> {}, Progress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void heights(Path file) {
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.width()).isPositive();
    }
  }
}
