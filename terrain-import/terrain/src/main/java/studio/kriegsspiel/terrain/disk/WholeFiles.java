package studio.kriegsspiel.terrain.disk;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes files so that an interruption at any moment leaves the old content or the new one: each
 * into a neighbouring temporary file, forced to disk, then moved over the old file in one step.
 * Several are written before the first is moved, so that a disk that is full changes none of them.
 */
public final class WholeFiles implements AutoCloseable {
  private static final Set<PosixFilePermission> NEW_FILE =
      PosixFilePermissions.fromString("rw-r--r--");

  private final Map<Path, Path> drafts = new LinkedHashMap<>();

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
   * Replaces {@code file}, or creates it.
   *
   * @throws IOException if anything fails before the new content is safe; the old file then stays
   */
  public static void write(Path file, Content content) throws IOException {
    try (WholeFiles files = new WholeFiles()) {
      files.add(file, content);
      files.commit();
    }
  }

  /** The same with bytes. */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, out -> out.write(content));
  }

  /** The same with a text, in UTF-8. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes what is to stand in {@code file} aside; {@link #commit} puts it there.
   *
   * @throws IOException if it cannot be written, or may not be put there
   */
  public void add(Path file, Content content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    @Nullable Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException("The folder " + folder + " does not exist; make it first.");
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(target.toString());
    }
    try {
      Path draft = Files.createTempFile(folder, "." + target.getFileName() + "-", ".part");
      drafts.put(target, draft);
      try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
        OutputStream out = Channels.newOutputStream(channel);
        content.writeTo(out);
        out.flush();
        channel.force(true);
      }
      keepPermissions(target, draft);
    } catch (IOException failed) {
      throw DiskFault.isFull(failed) ? full(target, failed) : failed;
    }
  }

  private static FileSystemException full(Path target, IOException failed) {
    FileSystemException named =
        new FileSystemException(target.toString(), null, DiskFault.FULL_DISK);
    named.initCause(failed);
    return named;
  }

  /** Puts everything in its place. */
  public void commit() throws IOException {
    for (Map.Entry<Path, Path> each : drafts.entrySet()) {
      replace(each.getValue(), each.getKey());
      forceFolder(each.getKey().resolveSibling("."));
    }
    drafts.clear();
  }

  /** Removes what was not put in its place. */
  @Override
  public void close() throws IOException {
    for (Path draft : drafts.values()) {
      Files.deleteIfExists(draft);
    }
  }

  private static void replace(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void keepPermissions(Path target, Path draft) throws IOException {
    PosixFileAttributeView to = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
    if (to == null) {
      return;
    }
    to.setPermissions(Files.exists(target) ? Files.getPosixFilePermissions(target) : NEW_FILE);
  }

  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Not every system lets a folder be opened; the file itself is already safe there.
      return;
    }
  }
}
