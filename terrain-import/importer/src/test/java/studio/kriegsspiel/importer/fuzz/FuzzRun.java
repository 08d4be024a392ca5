package studio.kriegsspiel.importer.fuzz;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs Jazzer on one reader in a process of its own with little memory. */
final class FuzzRun {
  private static final int LONGEST_TOLD_BYTES = 8192;

  /** By the clock, and so for what never ends only. */
  private static final int LONGEST_INPUT_SECONDS = 600;

  /**
   * What came of it.
   *
   * @param failed whether an input made more than a value or a sentence
   * @param report the end of what Jazzer wrote, and the input that failed
   */
  record Outcome(boolean failed, String report) {
    /** How many inputs were tried, and how fast. */
    String lastLines() {
      return report.lines().filter(line -> line.startsWith("Done ")).findFirst().orElse("");
    }
  }

  private FuzzRun() {}

  /**
   * Throws inputs at a reader.
   *
   * @param reader which one, nothing for all in turn
   * @param budget {@code -runs=N} or {@code -max_total_time=SECONDS}
   * @param seed what chance starts from
   * @param work folder for the corpus and for inputs that fail
   */
  static Outcome of(Optional<FuzzedReader> reader, String budget, int seed, Path work)
      throws IOException, InterruptedException {
    String word = reader.map(FuzzedReader::word).orElse("all");
    Path corpus = Files.createDirectories(work.resolve(word));
    Path starts = Files.createDirectories(work.resolve(word + "-starts"));
    List<Path> seeds = new ArrayList<>();
    for (FuzzedReader each : FuzzedReader.values()) {
      if (reader.isEmpty() || reader.get() == each) {
        seeds.addAll(writeSeeds(each, reader.isEmpty(), starts));
      }
    }
    Path log = work.resolve(word + ".log");
    Path folder = scratch();
    try {
      Process process =
          new ProcessBuilder(command(reader, budget, seed, seeds, work, corpus, folder))
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      process.waitFor(1, TimeUnit.HOURS);
      process.destroyForcibly().waitFor();
      String report = Files.readString(log, StandardCharsets.ISO_8859_1);
      String end = report.substring(Math.max(0, report.length() - 4000));
      boolean failed = process.exitValue() != 0;
      return new Outcome(failed, failed ? end + input(work, word) : end);
    } finally {
      clear(folder);
    }
  }

  /** The input that failed, to be kept as a regression although its folder goes. */
  private static String input(Path work, String word) throws IOException {
    try (Stream<Path> files = Files.list(work)) {
      Optional<Path> found =
          files
              .filter(
                  file -> file.getFileName().toString().matches(word + "-(crash|timeout|oom)-.*"))
              .max(Comparator.comparingLong(file -> file.toFile().lastModified()));
      return found.isEmpty() || Files.size(found.get()) > LONGEST_TOLD_BYTES
          ? ""
          : "\n%s in base 64, a first byte for the reader included where all run together:\n%s\n"
              .formatted(
                  found.get().getFileName(),
                  Base64.getEncoder().encodeToString(Files.readAllBytes(found.get())));
    }
  }

  private static List<Path> writeSeeds(FuzzedReader reader, boolean marked, Path folder)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (byte[] seed : reader.seeds()) {
      Path file = folder.resolve("seed-" + reader.word() + "-" + files.size());
      Files.write(file, marked ? new byte[] {(byte) reader.ordinal()} : new byte[0]);
      Files.write(file, seed, StandardOpenOption.APPEND);
      files.add(file);
    }
    return files;
  }

  private static List<String> command(
      Optional<FuzzedReader> reader,
      String budget,
      int seed,
      List<Path> seeds,
      Path work,
      Path corpus,
      Path folder) {
    return new ArrayList<>(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx192m",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Djava.awt.headless=true",
            // Threads would meet the code in another order each time.
            "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0",
            "-da:org.geotools...",
            "-DEPSG-HSQL.directory=" + System.getProperty("EPSG-HSQL.directory", epsg()),
            "-Dstudio.fuzz.reader=" + reader.map(Enum::name).orElse(FuzzEntry.ALL),
            "-Dstudio.fuzz.folder=" + folder,
            "-cp",
            classPath(),
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + FuzzEntry.class.getName(),
            "--instrumentation_includes=studio.kriegsspiel.terrain.**:studio.kriegsspiel.importer.**",
            "--custom_hook_includes=studio.kriegsspiel.**",
            "--instrumentation_excludes=studio.kriegsspiel.importer.fuzz.**",
            // They look into every query and pattern of the library's own, some for half a minute.
            "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.SqlInjection"
                + ":com.code_intelligence.jazzer.sanitizers.RegexRoadblocks",
            "--reproducer_path=" + work,
            "-artifact_prefix=" + work.resolve(corpus.getFileName() + "-"),
            "-seed=" + seed,
            // A folder would be listed in the order of the disk, and read again as time passes.
            "-seed_inputs=" + seeds.stream().map(Path::toString).collect(Collectors.joining(",")),
            "-reload=0",
            "-print_final_stats=1",
            "-timeout=" + LONGEST_INPUT_SECONDS,
            budget,
            corpus.toString()));
  }

  private static String epsg() {
    return System.getProperty("java.io.tmpdir");
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
        .replace(File.pathSeparator + File.pathSeparator, File.pathSeparator);
  }

  /** A folder in memory where the machine has one: thousands of small files are written. */
  private static Path scratch() throws IOException {
    Path memory = Path.of("/dev/shm");
    return Files.isWritable(memory)
        ? Files.createTempDirectory(memory, "studio-fuzz")
        : Files.createTempDirectory("studio-fuzz");
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
