package studio.kriegsspiel.library.reconstruction;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Run by the build: writes a terrain package for every folder of figures. Packages whose figures
 * and code have not changed are left alone.
 */
public final class BuildTerrains {

  private BuildTerrains() {}

  /**
   * Builds what has changed.
   *
   * @param arguments the folder that holds the folders of figures; the folder that receives the
   *     packages; a folder for the build's own notes
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("Three folders are needed: figures, packages, notes.");
    }
    build(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
  }

  private static void build(Path figures, Path packages, Path notes) throws IOException {
    Files.createDirectories(packages);
    Files.createDirectories(notes);
    for (Path folder : sorted(Files.list(figures))) {
      String name = folder.getFileName().toString();
      Path note = notes.resolve(name + ".sha256");
      Path target = packages.resolve(name);
      String stamp = stamp(folder);
      boolean fresh =
          Files.exists(target.resolve("terrain.json"))
              && Files.exists(note)
              && Files.readString(note).equals(stamp);
      if (!fresh) {
        TerrainPackage.write(Reconstruction.of(folder).build(), target);
        Files.writeString(note, stamp);
      }
    }
  }

  /** Changes with the figures and with the code that reads them. */
  private static String stamp(Path folder) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : sorted(Files.list(folder))) {
        digest.update(Files.readAllBytes(file));
      }
      Path code =
          Path.of(BuildTerrains.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      String here = BuildTerrains.class.getPackageName().replace('.', '/');
      for (Path file : sorted(Files.list(code.resolve(here)))) {
        digest.update(Files.readAllBytes(file));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException | URISyntaxException e) {
      throw new IOException("The figures cannot be stamped.", e);
    }
  }

  private static List<Path> sorted(Stream<Path> files) {
    try (files) {
      return files.sorted().toList();
    }
  }
}
