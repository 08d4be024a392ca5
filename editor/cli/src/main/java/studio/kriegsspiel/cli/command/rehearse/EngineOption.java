package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.Engine;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.study.shelf.Packer;
import studio.kriegsspiel.study.shelf.ParcelMaker;

/** Who plays the games of a rehearsal: threads of this process, or Spark. */
final class EngineOption {
  private static final String SPARK = "spark";
  private static final String TERRAINS = "terrains/";

  @Option(
      names = "--engine",
      paramLabel = "spark[:MASTER]",
      description =
          "Has Apache Spark play the games, which `./studio cluster-get` fetches: on this machine,"
              + " or those of a MASTER such as spark://host:7077.")
  private @Nullable String engine;

  /** Whether somebody else than this process is to play. */
  boolean isElsewhere() {
    return engine != null;
  }

  /** One that there is not is a fault. */
  private SparkMaster master(String named) {
    if (named.equals(SPARK)) {
      return SparkMaster.of("local[*]");
    }
    if (named.startsWith(SPARK + ":")) {
      return SparkMaster.of(named.substring(SPARK.length() + 1));
    }
    throw new CommandFault("`%s` is no engine; there is spark[:MASTER].".formatted(named));
  }

  /**
   * Who plays a rehearsal.
   *
   * @param threads how many of this process, where it is that
   * @param path the scenario's file
   * @param variant the title of the variant that is rehearsed, if it is one
   * @param doctrines as they were asked for
   * @param settings what is told otherwise than the text has it
   */
  Engine of(
      Terminal terminal,
      int threads,
      Rehearsal rehearsal,
      Path path,
      Optional<String> variant,
      Map<String, String> doctrines,
      List<String> settings,
      long seed) {
    String named = engine;
    if (named == null) {
      return new Threads(threads);
    }
    SparkMaster master = master(named);
    GamesJob job =
        new GamesJob(
            String.valueOf(path.getFileName()),
            variant,
            doctrines,
            settings,
            Rehearsals.basis(rehearsal),
            seed);
    return new SparkEngine(terminal.stateFolder().toAbsolutePath(), master, job, files(path));
  }

  /**
   * A zip of the scenario's text and what it needs, the same bytes for the same files. A ground of
   * the program's own archive is not among them; who plays has that.
   */
  private static byte[] files(Path path) {
    try {
      SortedMap<String, Path> files =
          new TreeMap<>(ParcelMaker.ofNeeds(path, Library.open()).files());
      ParcelMaker.of(path, Library.open(), true)
          .files()
          .forEach(
              (name, file) -> {
                if (name.startsWith(TERRAINS) && file.getFileSystem() == FileSystems.getDefault()) {
                  files.put(name, file);
                }
              });
      SortedMap<String, byte[]> contents = new TreeMap<>();
      for (Map.Entry<String, Path> each : files.entrySet()) {
        contents.put(each.getKey(), Files.readAllBytes(each.getValue()));
      }
      return Packer.zip(contents);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
