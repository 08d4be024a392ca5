package studio.kriegsspiel.terrain.tiff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** GDAL's programs as the oracle of tests, which are skipped where they are not installed. */
public final class Gdal {
  private Gdal() {}

  /** What a program printed and how it ended. */
  public record Result(int status, String output) {}

  /** Skips the test where GDAL is missing. */
  public static void assumePresent() {
    boolean present;
    try {
      present = run("gdalinfo", "--version").status == 0;
    } catch (IOException e) {
      present = false;
    }
    assumeTrue(present, "GDAL's programs are not installed (package gdal-bin)");
  }

  /** Runs a program to its end. */
  public static Result run(String... command) throws IOException {
    Path output = Files.createTempFile("gdal", ".out");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException(command[0] + " did not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    String text = Files.readString(output, StandardCharsets.ISO_8859_1);
    Files.delete(output);
    return new Result(process.exitValue(), text);
  }

  /** Runs a program that must succeed. */
  public static String require(String... command) throws IOException {
    Result result = run(command);
    assertThat(result.status).as(result.output).isZero();
    return result.output;
  }

  /** The first band as GDAL decodes it, without scale and offset; empty if GDAL refuses. */
  public static List<double[]> values(Path file, Path scratch) throws IOException {
    Path raw = scratch.resolve("oracle.bin");
    List<String> command =
        new ArrayList<>(
            List.of("gdal_translate", "-q", "-of", "ENVI", "-ot", "Float64", "-b", "1"));
    command.add(file.toString());
    command.add(raw.toString());
    if (run(command.toArray(String[]::new)).status != 0) {
      return List.of();
    }
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(raw)).order(ByteOrder.LITTLE_ENDIAN);
    double[] values = new double[bytes.remaining() / 8];
    bytes.asDoubleBuffer().get(values);
    return List.of(values);
  }
}
