package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.disk.FolderSwap;

/**
 * The files of a package, in a folder or a zip; only the names the format knows are ever asked for.
 */
interface PackageFiles {
  /** Whether there is such a file. */
  boolean has(String name) throws IOException;

  /** Opens a file; the caller closes it. */
  InputStream open(String name) throws IOException;

  /** The file as a path, copied out of a zip if need be; empty if it is not there. */
  Optional<Path> findPath(String name, Path scratch) throws IOException;

  /** The files of a package. */
  static PackageFiles of(Path path) throws IOException {
    FolderSwap.recover(path, ManifestFile.NAME);
    if (Files.isDirectory(path)) {
      return new Folder(path);
    }
    if (Files.isRegularFile(path)) {
      return new Zip(path);
    }
    throw new GroundException(path.toString(), "does not exist", "check the path");
  }

  /** A small file as a whole. */
  default byte[] read(String name, int mostBytes) throws IOException {
    try (InputStream input = open(name)) {
      byte[] content = input.readNBytes(mostBytes + 1);
      if (content.length > mostBytes) {
        throw new GroundException(
            name, "is larger than " + (mostBytes >> 20) + " MB", "use a package of the studio");
      }
      return content;
    }
  }

  /** A package as a folder. */
  record Folder(Path folder) implements PackageFiles {
    @Override
    public boolean has(String name) {
      return Files.isRegularFile(folder.resolve(name));
    }

    @Override
    public InputStream open(String name) throws IOException {
      return Files.newInputStream(folder.resolve(name));
    }

    @Override
    public Optional<Path> findPath(String name, Path scratch) {
      return has(name) ? Optional.of(folder.resolve(name)) : Optional.empty();
    }
  }

  /** A package as a zip. */
  record Zip(Path file) implements PackageFiles {
    private static final long MOST_BYTES = 8L << 30;

    /** Heights and pictures are packed already; a text may shrink to a fiftieth. */
    private static final long MOST_RATIO = 150;

    private static final long LEAST_BYTES = 16L << 20;

    private ZipFile zip() throws IOException {
      try {
        return new ZipFile(file.toFile());
      } catch (ZipException e) {
        throw new GroundException(
            file.toString(), "is neither a folder nor a sound zip", "choose a terrain package", e);
      }
    }

    @Override
    public boolean has(String name) throws IOException {
      try (ZipFile zip = zip()) {
        return zip.getEntry(name) != null;
      }
    }

    @Override
    public InputStream open(String name) throws IOException {
      ZipFile zip = zip();
      ZipEntry entry = zip.getEntry(name);
      if (entry == null) {
        zip.close();
        throw new GroundException(file.toString(), "holds no " + name, "choose a terrain package");
      }
      long most = mostUnpacked(entry.getCompressedSize());
      return new Limited(zip, name, zip.getInputStream(entry), most);
    }

    /** Bytes that so many packed ones may become. */
    static long mostUnpacked(long packed) {
      return Math.min(MOST_BYTES, packed * MOST_RATIO + LEAST_BYTES);
    }

    @Override
    public Optional<Path> findPath(String name, Path scratch) throws IOException {
      if (!has(name)) {
        return Optional.empty();
      }
      Path copy = scratch.resolve(name);
      try (InputStream input = open(name)) {
        Files.copy(input, copy);
      }
      return Optional.of(copy);
    }
  }

  /** Ends a zip bomb early and closes the zip with the entry. */
  final class Limited extends LimitedStream {
    private final ZipFile zip;

    Limited(ZipFile zip, String name, InputStream input, long most) {
      super(zip.getName(), name, input, most);
      this.zip = zip;
    }

    @Override
    public void close() throws IOException {
      super.close();
      zip.close();
    }
  }
}
