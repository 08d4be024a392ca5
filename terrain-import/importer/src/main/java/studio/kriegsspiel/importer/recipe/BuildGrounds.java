package studio.kriegsspiel.importer.recipe;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Run by the build: makes a terrain package of every folder that holds a recipe. Packages whose
 * drawings and code have not changed are left alone.
 */
public final class BuildGrounds {
  private static final String MANIFEST = "terrain.json";

  private BuildGrounds() {}

  /**
   * Makes what has changed.
   *
   * @param arguments the folder that holds the folders of drawings; the folder that receives the
   *     packages; a folder for the build's own notes
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("Three folders are needed: drawings, packages, notes.");
    }
    run(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
  }

  /** Makes what has changed; tells how many grounds that were. */
  static int run(Path drawings, Path packages, Path notes) throws IOException {
    Files.createDirectories(packages);
    Files.createDirectories(notes);
    int made = 0;
    for (Path folder : sorted(Files.list(drawings).filter(Files::isDirectory))) {
      String name = String.valueOf(folder.getFileName());
      Path note = notes.resolve(name + ".sha256");
      Path target = packages.resolve(name);
      String stamp = stamp(folder);
      boolean fresh =
          Files.exists(target.resolve(MANIFEST))
              && Files.exists(note)
              && Files.readString(note).equals(stamp);
      if (!fresh) {
        GroundBuild.run(folder, target, notes);
        Files.writeString(note, stamp);
        made++;
      }
    }
    return made;
  }

  /** Changes with the drawings and with the code that reads them. */
  private static String stamp(Path folder) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, folder);
      add(digest, codeOf(BuildGrounds.class));
      add(digest, codeOf(Terrain.class));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException | URISyntaxException e) {
      throw new IOException("The drawings cannot be stamped.", e);
    }
  }

  private static Path codeOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static void add(MessageDigest digest, Path place) throws IOException {
    for (Path file : sorted(Files.walk(place).filter(Files::isRegularFile))) {
      digest.update(
          place.relativize(file).toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
  }

  private static List<Path> sorted(Stream<Path> files) {
    try (files) {
      return files.sorted().toList();
    }
  }
}
