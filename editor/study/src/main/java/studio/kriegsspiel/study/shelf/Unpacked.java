package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Lays the files of a zip or a folder that somebody else made into a folder of ours: known kinds of
 * files alone, of names that lead nowhere else, no links, and not without end.
 */
final class Unpacked {
  private static final int MOST_FILES = 1000;
  private static final long MOST_BYTES = 300L << 20;
  private static final long MOST_BYTES_OF_ONE = 150L << 20;
  private static final int BUFFER = 1 << 16;

  /** What a package is made of; nothing else is taken, least of all what can be run. */
  private static final Set<String> KINDS =
      Set.of(
          "kriegsspiel",
          "json",
          "geojson",
          "tif",
          "tiff",
          "png",
          "jpg",
          "jpeg",
          "tfw",
          "pgw",
          "jgw",
          "wld",
          "prj",
          "txt",
          "md",
          "csv",
          "zip");

  private final Path target;
  private final String called;
  private final List<String> left = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private long bytes;

  private Unpacked(Path target, String called) {
    this.target = target;
    this.called = called;
  }

  /**
   * Lays them there.
   *
   * @param source a zip or a folder
   * @param target an empty folder
   * @return the names of files that were not taken
   * @throws ShelfException if it is damaged or not to be trusted
   */
  static List<String> into(Path source, Path target) throws IOException {
    Unpacked unpacked = new Unpacked(target, String.valueOf(source.getFileName()));
    if (Files.isDirectory(source)) {
      unpacked.folder(source);
    } else {
      unpacked.zip(source);
    }
    return List.copyOf(unpacked.left);
  }

  private void zip(Path source) throws IOException {
    try (InputStream file = Files.newInputStream(source);
        ZipInputStream zip = new ZipInputStream(file, StandardCharsets.UTF_8)) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        if (!each.isDirectory()) {
          take(each.getName(), zip);
        }
      }
    } catch (ZipException | java.io.EOFException | IllegalArgumentException e) {
      throw new ShelfException(called + " is damaged (it cannot be unpacked); fetch it again.", e);
    }
    if (names.isEmpty() && left.isEmpty()) {
      throw new ShelfException(called + " is no zip, or an empty one; name a package.");
    }
  }

  private void folder(Path source) throws IOException {
    FileVisitor<Path> visitor =
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes about) {
            boolean hidden =
                !folder.equals(source) && String.valueOf(folder.getFileName()).startsWith(".");
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes about)
              throws IOException {
            String name = source.relativize(file).toString().replace('\\', '/');
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
              left.add(name);
              return FileVisitResult.CONTINUE;
            }
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
              take(name, in);
            }
            return FileVisitResult.CONTINUE;
          }
        };
    Files.walkFileTree(source, visitor);
  }

  private void take(String name, InputStream in) throws IOException {
    if (names.size() + left.size() >= MOST_FILES) {
      throw new ShelfException(
          called + " has more than " + MOST_FILES + " files; that is no package of scenarios.");
    }
    boolean hidden = name.startsWith(".") || name.contains("/.") || name.startsWith("__MACOSX/");
    if (!PackageName.isSafe(name) && !(hidden && !name.contains(".."))) {
      throw new ShelfException(
          called
              + " has a file `"
              + name.replaceAll("\\p{Cntrl}", "?")
              + "`, whose name leads elsewhere or cannot be one; do not trust this package.");
    }
    if (hidden || !KINDS.contains(kind(name))) {
      count(in, null);
      left.add(name);
      return;
    }
    if (!names.add(name.toLowerCase(Locale.ROOT))) {
      throw new ShelfException(
          called + " has the file `" + name + "` twice; do not trust this package.");
    }
    Path file = target.resolve(name);
    @Nullable Path home = file.getParent();
    if (home != null) {
      Files.createDirectories(home);
    }
    count(in, file);
  }

  private static String kind(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  /** Copies bytes, or passes over them, as long as they are not too many. */
  private void count(InputStream in, @Nullable Path to) throws IOException {
    byte[] buffer = new byte[BUFFER];
    long own = 0;
    try (java.io.OutputStream out =
        to == null ? java.io.OutputStream.nullOutputStream() : Files.newOutputStream(to)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        own += read;
        bytes += read;
        if (own > MOST_BYTES_OF_ONE || bytes > MOST_BYTES) {
          throw new ShelfException(
              called
                  + " unpacks to more than "
                  + (MOST_BYTES >> 20)
                  + " MB, or one file of it to more than "
                  + (MOST_BYTES_OF_ONE >> 20)
                  + " MB; do not trust this package.");
        }
        out.write(buffer, 0, read);
      }
    }
  }
}
