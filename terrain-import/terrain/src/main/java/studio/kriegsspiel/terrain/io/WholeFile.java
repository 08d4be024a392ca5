package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Set;

/**
 * Writes a file of the user's so that an interruption at any moment, or a full disk, leaves the old
 * content or the new one: into a neighbouring temporary file, forced to disk, then moved over the
 * old file in one step. Whatever replaces a user's file does it here.
 */
public final class WholeFile {
  private WholeFile() {}

  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {
    /**
     * Writes everything to {@code out} and need not close it.
     *
     * @throws IOException if it cannot; the old file then stays
     */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Replaces {@code file}, or creates it, with a text in UTF-8.
   *
   * @throws IOException if anything fails before the new content is safe; the old file then stays
   */
  public static void write(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    write(file, out -> out.write(bytes));
  }

  /**
   * Creates {@code file} as a whole.
   *
   * @throws java.nio.file.FileAlreadyExistsException if it is there already; it stays then
   * @throws IOException if anything fails; no part of it is there then
   */
  public static void create(Path file, String text) throws IOException {
    if (Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    write(file, text);
  }

  /**
   * Replaces {@code file}, or creates it.
   *
   * @throws IOException if anything fails before the new content is safe; the old file then stays
   */
  public static void write(Path file, Content content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException("the folder " + folder + " does not exist");
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new IOException("the file is write-protected");
    }
    Path temporary = Files.createTempFile(folder, "." + target.getFileName() + "-", ".part");
    try {
      try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
        OutputStream out = Channels.newOutputStream(channel);
        content.writeTo(out);
        out.flush();
        channel.force(true);
      }
      keepPermissions(target, temporary);
      replace(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
    forceFolder(folder);
  }

  private static void replace(Path temporary, Path target) throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void keepPermissions(Path target, Path temporary) throws IOException {
    PosixFileAttributeView to = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
    if (to == null) {
      return;
    }
    if (Files.exists(target)) {
      to.setPermissions(Files.getPosixFilePermissions(target));
    } else {
      to.setPermissions(NEW_FILE);
    }
  }

  /**
   * What to tell the user of a failure to write something: one sentence, without saying what it
   * was.
   */
  public static String fault(Path target, IOException failure) {
    return String.valueOf(PackageStaging.fault(target, failure).getMessage());
  }

  private static final Set<java.nio.file.attribute.PosixFilePermission> NEW_FILE =
      java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--");

  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Not every system lets a folder be opened; the file itself is already safe there.
      return;
    }
  }
}
