package studio.kriegsspiel.importer.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A small budget, the same each time. The larger one is {@code ./studio fuzz}; what it finds is
 * kept among the regressions.
 */
class FuzzTest {
  private static final int RUNS = 150;
  private static final int MUTATIONS = 120;
  private static final long SEED = 1815;

  @TempDir Path folder;

  /** Guided by the code that inputs reach, in a process of 192 MB. */
  @Test
  void jazzerFindsNothingInItsSmallBudget() throws Exception {
    FuzzRun.Outcome outcome = FuzzRun.of(Optional.empty(), "-runs=" + RUNS, (int) SEED, folder);
    assertThat(outcome.failed()).as(outcome.report()).isFalse();
    assertThat(outcome.report()).contains("Done " + RUNS + " runs");
  }

  /** Sound inputs are read without an objection somewhere, and damaged ones end in a sentence. */
  @ParameterizedTest
  @EnumSource(FuzzedReader.class)
  void seedsAndTheirDamagedCopiesAreReadOrRefused(FuzzedReader reader) throws IOException {
    Random random = new Random(SEED);
    for (byte[] seed : reader.seeds()) {
      FuzzEntry.read(reader, seed, folder);
      int copies = seed.length > 100_000 ? 3 : MUTATIONS / reader.seeds().size();
      for (int i = 0; i < copies; i++) {
        byte[] damaged = damaged(seed, random);
        try {
          FuzzEntry.read(reader, damaged, folder);
        } catch (RuntimeException | Error e) {
          throw new AssertionError("seed %d, copy %d of %s".formatted(SEED, i, reader), e);
        }
      }
    }
    assertThat(reader.seeds())
        .as("at least one seed is sound")
        .anyMatch(seed -> isSound(reader, seed));
  }

  private boolean isSound(FuzzedReader reader, byte[] seed) {
    try {
      reader.read(seed, Files.createDirectories(folder.resolve("sound-" + reader.word())));
      return true;
    } catch (IOException | studio.kriegsspiel.terrain.GroundException e) {
      return false;
    }
  }

  private static byte[] damaged(byte[] seed, Random random) {
    byte[] copy = Arrays.copyOf(seed, seed.length - random.nextInt(1 + seed.length / 8));
    for (int i = 0; i <= random.nextInt(6) && copy.length > 0; i++) {
      copy[random.nextInt(copy.length)] = (byte) random.nextInt();
    }
    return copy;
  }

  /** Inputs that once went wrong. */
  @ParameterizedTest
  @EnumSource(FuzzedReader.class)
  void whatOnceWentWrongDoesNotAgain(FuzzedReader reader) throws IOException {
    for (byte[] input : regressions(reader)) {
      FuzzEntry.read(reader, input, folder);
    }
  }

  private static List<byte[]> regressions(FuzzedReader reader) throws IOException {
    Path inputs =
        Path.of(
            System.getProperty("studio.root", "."),
            "terrain-import/importer/src/test/resources/studio/kriegsspiel/importer/fuzz",
            reader.word());
    if (!Files.isDirectory(inputs)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(inputs)) {
      List<Path> sorted = files.sorted().toList();
      java.util.ArrayList<byte[]> contents = new java.util.ArrayList<>();
      for (Path file : sorted) {
        contents.add(Files.readAllBytes(file));
      }
      return contents;
    }
  }
}
