package studio.kriegsspiel.cli.command.rehearse;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Engine;
import studio.kriegsspiel.reading.rehearsal.GameEnd;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.apart.GameText;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Has Apache Spark play the games, in a process of its own: Spark wants packages of Java opened at
 * the start and brings a hundred libraries, which the studio is spared so. Games that have ended
 * lie in a folder; the same command finds them there if either process dies.
 *
 * @param state the studio's folder, below which Spark and the games lie
 */
record SparkEngine(Path state, SparkMaster master, GamesJob job, byte[] files) implements Engine {
  private static final String DRIVER = "studio.kriegsspiel.cluster.ClusterMain";
  private static final int LOOKS_MILLIS = 100;
  private static final int LAST_WORDS_SECONDS = 10;

  /** Where Spark and the studio for it lie once they were fetched. */
  private Path home() {
    return state.resolve("spark");
  }

  private Path options() {
    return home().resolve("java-options");
  }

  @Override
  public void play(Rehearsal rehearsal, int count, long seed, Consumer<GameEnd> ended)
      throws InterruptedException {
    if (!Files.isRegularFile(options()) || !Files.isDirectory(home().resolve("jars"))) {
      throw new CommandFault("Spark is not here yet; `./studio cluster-get` fetches it.");
    }
    master.answers();
    try {
      refuseAnotherBuild();
      String rests = rests();
      Path folder = state.resolve("rehearsals").resolve(rests);
      Files.createDirectories(folder);
      GamesFolder games = new GamesFolder(folder, rests);
      try (FileChannel channel =
          FileChannel.open(games.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        @Nullable FileLock lock = channel.tryLock();
        if (lock == null) {
          throw new CommandFault("The same rehearsal is being played by Spark already.");
        }
        play(new GameText(rehearsal), count, games, rests, ended);
      }
      delete(folder);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private void play(
      GameText text, int count, GamesFolder games, String rests, Consumer<GameEnd> ended)
      throws IOException, InterruptedException {
    if (games.missing(count).isEmpty()) {
      tell(text, count, games, null, ended);
      return;
    }
    Files.deleteIfExists(games.fault());
    WholeFiles.write(games.job(), job.write());
    WholeFiles.write(games.files(), files);
    Process process = start(count, games, rests);
    try {
      tell(text, count, games, process, ended);
    } finally {
      process.destroy();
      if (!process.waitFor(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    }
  }

  private Process start(int count, GamesFolder games, String rests) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        List.of(
            java.toString(),
            "@" + options(),
            "-Dfile.encoding=UTF-8",
            "-cp",
            home().resolve("jars") + File.separator + "*",
            DRIVER,
            String.valueOf(games.job().getParent()),
            rests,
            master.address(),
            Integer.toString(count));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(games.log().toFile())
        .start();
  }

  private static void tell(
      GameText text,
      int count,
      GamesFolder games,
      @Nullable Process process,
      Consumer<GameEnd> ended)
      throws IOException, InterruptedException {
    for (int game = 0; game < count; game++) {
      Optional<String> kept = games.find(game);
      while (kept.isEmpty()) {
        boolean over = process == null || process.waitFor(LOOKS_MILLIS, TimeUnit.MILLISECONDS);
        kept = games.find(game);
        if (over && kept.isEmpty()) {
          throw new GameRefusedException(fault(games));
        }
      }
      int number = game + 1;
      ended.accept(
          text.read(kept.get())
              .orElseThrow(
                  () ->
                      new GameRefusedException(
                          "What Spark says of game %d cannot be read.".formatted(number))));
    }
  }

  private static String fault(GamesFolder games) throws IOException {
    return Files.isRegularFile(games.fault())
        ? Files.readString(games.fault())
        : "Spark broke off; what it said is in %s. The same command takes the games up again."
            .formatted(games.log());
  }

  /** A studio that was updated since would have games played by the one before. */
  private void refuseAnotherBuild() throws IOException {
    for (Class<?> each : List.of(Rehearsal.class, Game.class, Situation.class)) {
      Path own =
          Path.of(
              URI.create(String.valueOf(each.getProtectionDomain().getCodeSource().getLocation())));
      if (isAnother(own, home().resolve("jars").resolve(String.valueOf(own.getFileName())))) {
        throw new CommandFault(
            "The studio was updated since Spark was fetched; run `./studio cluster-get` again.");
      }
    }
  }

  /** Whether a jar that was fetched is not the one that is used; classes in folders are no jar. */
  static boolean isAnother(Path own, Path fetched) throws IOException {
    return Files.isRegularFile(own)
        && Files.isRegularFile(fetched)
        && Files.mismatch(own, fetched) >= 0;
  }

  /** The job, the files, and the studio that plays them. */
  private String rests() throws IOException {
    StringBuilder studio = new StringBuilder();
    try (Stream<Path> jars = Files.list(home().resolve("jars"))) {
      for (Path each : jars.sorted().toList()) {
        if (String.valueOf(each.getFileName()).startsWith("kriegsspiel-")) {
          studio.append(GamesFolder.sum(Files.readAllBytes(each)));
        }
      }
    }
    return GamesFolder.sum(
        job.write().getBytes(StandardCharsets.UTF_8),
        files,
        studio.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }
}
