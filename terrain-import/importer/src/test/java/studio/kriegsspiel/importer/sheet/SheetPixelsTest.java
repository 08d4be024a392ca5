package studio.kriegsspiel.importer.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Every TIFF of the corpora that is taken as a sheet has the colours that GDAL gives, pixel by
 * pixel, or is refused.
 */
class SheetPixelsTest {
  /** A fax with lines that are cut short, of which each decoder makes what it can. */
  private static final Set<String> DAMAGED = Set.of("g3aoe.tif");

  @TempDir Path folder;

  @Test
  void sheetsHaveGdalsColours() throws IOException {
    List<String> wrong = new ArrayList<>();
    int compared = 0;
    for (Path file : tiffs()) {
      Optional<int[]> ours =
          DAMAGED.contains(file.getFileName().toString()) ? Optional.empty() : findColours(file);
      Optional<Sheet> theirs = ours.isPresent() ? findGdals(file) : Optional.empty();
      if (ours.isPresent() && theirs.isPresent()) {
        compared++;
        String fault = difference(ours.get(), theirs.get());
        if (!fault.isEmpty()) {
          wrong.add(file.getFileName() + ": " + fault);
        }
      }
    }
    Assumptions.assumeTrue(compared > 0, "gdal_translate is not installed (package gdal-bin)");
    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(60);
  }

  private static List<Path> tiffs() throws IOException {
    try (Stream<Path> files = Files.walk(Shared.data("rasters"))) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).matches(".*\\.tiff?"))
          .sorted()
          .toList();
    }
  }

  private Optional<int[]> findColours(Path file) throws IOException {
    try {
      Picture picture = Picture.open(file);
      int[] all = new int[picture.width() * picture.height()];
      int[] done = new int[1];
      picture.read(
          folder.resolve("scratch"),
          (argb, rows) -> {
            System.arraycopy(argb, 0, all, done[0] * picture.width(), rows * picture.width());
            done[0] += rows;
          },
          Progress.NONE);
      return Optional.of(all);
    } catch (GroundException refused) {
      return Optional.empty();
    }
  }

  /** What GDAL says of a picture: its numbers, pixel by pixel, and what they mean. */
  private record Sheet(JsonNode info, double[] samples) {
    int bands() {
      return info.path("bands").size();
    }

    JsonNode band(int number) {
      return info.path("bands").path(number);
    }

    String meaning(int number) {
      return band(number).path("colorInterpretation").asText();
    }

    boolean isJpeg() {
      String packing = info.path("metadata").path("IMAGE_STRUCTURE").path("COMPRESSION").asText();
      return packing.contains("JPEG");
    }

    int bits() {
      JsonNode own = band(0).path("metadata").path("IMAGE_STRUCTURE").path("NBITS");
      return own.isMissingNode()
          ? band(0).path("type").asText().equals("UInt16") ? 16 : 8
          : own.asInt();
    }

    int colour(int pixel) {
      int first = (int) samples[pixel * bands()];
      if (band(0).has("colorTable")) {
        JsonNode entry = band(0).path("colorTable").path("entries").path(first);
        return entry.path(0).asInt() << 16 | entry.path(1).asInt() << 8 | entry.path(2).asInt();
      }
      if (meaning(0).equals("Cyan")) {
        int[] inks = new int[4];
        for (int i = 0; i < 4; i++) {
          inks[i] = 255 - eight((int) samples[pixel * bands() + i]);
        }
        return inks[0] * inks[3] / 255 << 16
            | inks[1] * inks[3] / 255 << 8
            | inks[2] * inks[3] / 255;
      }
      return bands() < 3
          ? eight(first) * 0x010101
          : eight(first) << 16
              | eight((int) samples[pixel * bands() + 1]) << 8
              | eight((int) samples[pixel * bands() + 2]);
    }

    private int eight(int sample) {
      return bits() > 8 ? sample >> (bits() - 8) : sample * 255 / ((1 << bits()) - 1);
    }
  }

  private Optional<Sheet> findGdals(Path file) throws IOException {
    String path = file.toAbsolutePath().normalize().toString();
    List<String> info = Gdal.run(folder, "gdalinfo", "-json", path);
    Path raw = folder.resolve("oracle.bin");
    Files.deleteIfExists(raw);
    Gdal.run(
        folder,
        "gdal_translate",
        "-q",
        "-of",
        "ENVI",
        "-co",
        "INTERLEAVE=BIP",
        "-ot",
        "Float64",
        path,
        raw.toString());
    if (info.isEmpty() || !Files.exists(raw)) {
      return Optional.empty();
    }
    ByteBuffer numbers = ByteBuffer.wrap(Files.readAllBytes(raw)).order(ByteOrder.LITTLE_ENDIAN);
    double[] samples = new double[numbers.remaining() / Double.BYTES];
    numbers.asDoubleBuffer().get(samples);
    return Optional.of(new Sheet(new ObjectMapper().readTree(String.join("\n", info)), samples));
  }

  private static String difference(int[] ours, Sheet theirs) {
    if (theirs.samples().length != ours.length * theirs.bands()) {
      return "another size";
    }
    double sum = 0;
    int worst = 0;
    for (int i = 0; i < ours.length; i++) {
      int own = ours[i] & 0xFFFFFF;
      int their = theirs.colour(i);
      for (int shift = 0; shift <= 16; shift += 8) {
        int off = Math.abs((own >> shift & 0xFF) - (their >> shift & 0xFF));
        sum += off;
        worst = Math.max(worst, off);
      }
    }
    // Two decoders of JPEG spread coarser colours over finer grey in different ways.
    // GDAL rounds the colours of a table, whose 16 bits are cut to 8 here.
    int most = theirs.band(0).has("colorTable") ? 1 : 0;
    boolean alike = theirs.isJpeg() ? sum / ours.length / 3 < 1 : worst <= most;
    if (!alike) {
      return String.format(
          Locale.ROOT,
          "off by %d at most, %.2f in the mean (%s, %d bands of %d bits)",
          worst,
          sum / ours.length / 3,
          theirs.meaning(0),
          theirs.bands(),
          theirs.bits());
    }
    return "";
  }
}
