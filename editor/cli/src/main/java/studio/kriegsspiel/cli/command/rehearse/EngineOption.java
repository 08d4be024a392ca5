package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.Engine;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.CardMaker;
import studio.kriegsspiel.study.shelf.Packer;
import studio.kriegsspiel.study.shelf.Parcel;
import studio.kriegsspiel.study.shelf.ParcelMaker;

/** Who plays the games of a rehearsal: threads of this process, or Spark. */
final class EngineOption {
  private static final String SPARK = "spark";

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
   */
  Engine of(
      Terminal terminal,
      int threads,
      Rehearsal rehearsal,
      Path path,
      Optional<String> variant,
      Map<String, String> doctrines,
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
            Rehearsals.basis(rehearsal),
            seed);
    return new SparkEngine(terminal.stateFolder().toAbsolutePath(), master, job, files(path));
  }

  /** The scenario's text, and what it needs that does not lie in the library. */
  private static byte[] files(Path path) {
    try {
      Parcel parcel = ParcelMaker.ofNeeds(path, Library.open());
      Card card = CardMaker.of(Studies.ofLibrary().read(path), "scenario", "").orElseThrow();
      return Packer.zip(parcel, card, Optional.empty());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
