package studio.kriegsspiel.importer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** GDAL's programs as a second opinion; tests that ask it are skipped where it is not installed. */
public final class Gdal {
  private Gdal() {}

  /** Runs a program in a folder; its output in lines, or nothing if it fails. */
  public static List<String> run(Path folder, String... command) throws IOException {
    Path output = Files.createTempFile(folder, "gdal", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(output.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      boolean ended = process.waitFor(60, TimeUnit.SECONDS);
      if (!ended) {
        process.destroyForcibly();
      }
      return ended && process.exitValue() == 0
          ? Files.readAllLines(output, StandardCharsets.ISO_8859_1)
          : List.of();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } catch (IOException e) {
      return Assumptions.abort("GDAL's programs are not installed (package gdal-bin)");
    }
  }

  /** Pairs of numbers through {@code gdaltransform}; NaN where it gives none. */
  public static double[] transform(Path folder, double[] xy, String... options) throws IOException {
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < xy.length; i += 2) {
      input.append(xy[i]).append(' ').append(xy[i + 1]).append('\n');
    }
    Path points = Files.writeString(folder.resolve("points.txt"), input);
    List<String> command = new ArrayList<>(List.of("sh", "-c"));
    StringBuilder line = new StringBuilder("gdaltransform -output_xy");
    for (String option : options) {
      line.append(" '").append(option).append('\'');
    }
    command.add(line.append(" < ").append(points.getFileName()).toString());
    List<String> lines = run(folder, command.toArray(String[]::new));
    Assumptions.assumeTrue(
        !lines.isEmpty() || !run(folder, "gdalinfo", "--version").isEmpty(),
        "GDAL's programs are not installed (package gdal-bin)");
    double[] result = new double[xy.length];
    for (int i = 0; i < xy.length / 2; i++) {
      String[] words = i < lines.size() ? lines.get(i).strip().split("\\s+") : new String[0];
      for (int k = 0; k < 2; k++) {
        boolean number = words.length > 1 && words[k].matches("[-+]?[\\d.]+([eE][-+]?\\d+)?");
        result[i * 2 + k] = number ? Double.parseDouble(words[k]) : Double.NaN;
      }
    }
    return result;
  }
}
