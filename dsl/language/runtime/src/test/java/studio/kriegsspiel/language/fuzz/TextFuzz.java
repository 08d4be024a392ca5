package studio.kriegsspiel.language.fuzz;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs Jazzer on the language in a process of its own with little memory. */
final class TextFuzz {
  /** By the clock, and so for what never ends only. */
  private static final int LONGEST_INPUT_SECONDS = 600;

  private static final int LONGEST_TOLD = 4000;

  /**
   * What came of it.
   *
   * @param report the end of what Jazzer wrote
   */
  record Outcome(boolean failed, String report) {}

  private TextFuzz() {}

  /** Every sample of the language, good and faulty. */
  static List<String> samples() throws IOException {
    Path folder =
        Path.of(
            System.getProperty("studio.root", "."),
            "dsl/language/runtime/src/test/resources/samples");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".kriegsspiel"))
          .sorted()
          .map(TextFuzz::read)
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Throws texts at the language.
   *
   * @param budget {@code -runs=N} or {@code -max_total_time=SECONDS}
   * @param work folder for the corpus and for inputs that fail
   */
  static Outcome run(String budget, long seed, Path work) throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(work.resolve("language"));
    Path log = work.resolve("language.log");
    List<String> seeds = new ArrayList<>();
    for (String sample : samples()) {
      Path file = work.resolve("language-seed-" + seeds.size());
      seeds.add(Files.writeString(file, sample, StandardCharsets.UTF_8).toString());
    }
    Process process =
        new ProcessBuilder(command(budget, seed, String.join(",", seeds), work, corpus))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    process.waitFor(1, TimeUnit.HOURS);
    process.destroyForcibly().waitFor();
    String report = Files.readString(log, StandardCharsets.ISO_8859_1);
    return new Outcome(
        process.exitValue() != 0, report.substring(Math.max(0, report.length() - LONGEST_TOLD)));
  }

  private static List<String> command(
      String budget, long seed, String seeds, Path work, Path corpus) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx256m",
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
            .replace(File.pathSeparator + File.pathSeparator, File.pathSeparator),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + TextEntry.class.getName(),
        "--instrumentation_includes=studio.kriegsspiel.language.**:studio.kriegsspiel.scenario.**",
        "--instrumentation_excludes=studio.kriegsspiel.language.fuzz.**:studio.kriegsspiel.language.xtext.**",
        "--custom_hook_includes=studio.kriegsspiel.**",
        "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.RegexRoadblocks",
        "--reproducer_path=" + work,
        "-artifact_prefix=" + work.resolve("language-"),
        "-seed=" + seed,
        "-seed_inputs=" + seeds,
        "-reload=0",
        "-max_len=20000",
        "-print_final_stats=1",
        "-timeout=" + LONGEST_INPUT_SECONDS,
        budget,
        corpus.toString());
  }
}
