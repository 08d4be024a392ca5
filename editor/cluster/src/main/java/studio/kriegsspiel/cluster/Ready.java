package studio.kriegsspiel.cluster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.command.rehearse.Rehearsals;
import studio.kriegsspiel.reading.rehearsal.Grid;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.apart.GameText;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * A rehearsal in a process of the cluster, made once of the scenario's files and kept until another
 * is asked for: to read ground and text takes longer than a game.
 */
final class Ready {
  private static @Nullable Ready last;

  private final String key;
  private final Rehearsal rehearsal;
  private final GameText text;
  private final long seed;

  private Ready(String key, Rehearsal rehearsal, long seed) {
    this.key = key;
    this.rehearsal = rehearsal;
    this.text = new GameText(rehearsal);
    this.seed = seed;
  }

  /**
   * The rehearsal of a job.
   *
   * @throws ClusterFault if it is not the one that was asked for
   */
  static synchronized Ready of(String job, byte[] files) {
    String key = job + GamesFolder.sum(files);
    Ready known = last;
    if (known == null || !known.key.equals(key)) {
      known = made(key, job, files);
      last = known;
    }
    return known;
  }

  private static Ready made(String key, String text, byte[] files) {
    try {
      GamesJob job = GamesJob.read(text);
      Path folder = Files.createTempDirectory("kriegsspiel");
      try {
        unpack(files, folder);
        Study whole = Studies.ofLibrary().read(folder.resolve(job.scenario()));
        Study study = job.variant().map(each -> whole.variant(each).orElseThrow()).orElse(whole);
        Rehearsal rehearsal = Grid.told(Rehearsals.of(study, job.doctrines()), job.settings());
        if (!Rehearsals.basis(rehearsal).equals(job.basis())) {
          throw new ClusterFault(
              "The studio of the cluster makes another game of the scenario than this one does;"
                  + " have `./studio cluster-get` make it anew.");
        }
        return new Ready(key, rehearsal, job.seed());
      } finally {
        delete(folder);
      }
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  /** What came from the one who asked is a zip of our own. */
  private static void unpack(byte[] files, Path folder) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(files))) {
      for (@Nullable ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        Path file = folder.resolve(each.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException("a file's name leads elsewhere: " + each.getName());
        }
        @Nullable Path home = file.getParent();
        if (home != null) {
          Files.createDirectories(home);
        }
        Files.write(file, zip.readAllBytes());
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }

  /** Plays a game, and says what it came to. */
  String play(int game) {
    return text.write(rehearsal.end(Rehearsal.seed(seed, game)));
  }
}
