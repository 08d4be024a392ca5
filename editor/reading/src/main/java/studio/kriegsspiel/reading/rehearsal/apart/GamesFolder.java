package studio.kriegsspiel.reading.rehearsal.apart;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * The folder of a rehearsal that another process plays: the job, the scenario's files, and each
 * game that has ended in a file of its own. A file is there as a whole or not at all, carries what
 * its game rests on and the sum of its text, and counts by its number; so that a game is neither
 * lost nor counted twice whoever dies, and one of another scenario or program is not counted.
 */
public final class GamesFolder {
  private static final String HEAD = "kriegsspiel-game/1 %s %d %s\n";

  private final Path folder;
  private final String rests;

  /**
   * A folder, which need not be there yet.
   *
   * @param rests names all that the games rest on
   */
  public GamesFolder(Path folder, String rests) {
    this.folder = folder;
    this.rests = rests;
  }

  /** The job's file. */
  public Path job() {
    return folder.resolve("job.json");
  }

  /** The zip of the scenario's files. */
  public Path files() {
    return folder.resolve("files.zip");
  }

  /** What the other process said. */
  public Path log() {
    return folder.resolve("log.txt");
  }

  /** The sentence with which the other process gave up. */
  public Path fault() {
    return folder.resolve("fault.txt");
  }

  /** The file that the process which asked for the games holds locked. */
  public Path lock() {
    return folder.resolve("lock");
  }

  private Path file(int game) {
    return folder.resolve("games").resolve("%06d.txt".formatted(game));
  }

  /** Keeps what a game came to. */
  public void keep(int game, String text) throws IOException {
    Files.createDirectories(folder.resolve("games"));
    WholeFiles.write(file(game), head(game, text) + text);
  }

  private String head(int game, String text) {
    return HEAD.formatted(rests, game, sum(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** What a game came to; nothing where that is not kept, damaged, or of another rehearsal. */
  public Optional<String> find(int game) throws IOException {
    String whole;
    try {
      whole = new String(Files.readAllBytes(file(game)), StandardCharsets.UTF_8);
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    }
    String text = whole.substring(whole.indexOf('\n') + 1);
    return whole.equals(head(game, text) + text) ? Optional.of(text) : Optional.empty();
  }

  /** The games that are not kept, of so many. */
  public List<Integer> missing(int count) throws IOException {
    List<Integer> missing = new ArrayList<>();
    for (int game = 0; game < count; game++) {
      if (find(game).isEmpty()) {
        missing.add(game);
      }
    }
    return List.copyOf(missing);
  }

  /** The SHA-256 sum of bytes, one after the other. */
  public static String sum(byte[]... all) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] each : all) {
        digest.update(each);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
