package studio.kriegsspiel.terrain.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs the files of a package into a zip, those that are packed already as they are. */
final class PackageZip {
  private static final int BUFFER = 1 << 20;

  private PackageZip() {}

  /** Writes it; files whose names begin with a dot are left out. */
  static void write(Path folder, Path zip, PackageStaging.Watcher watcher) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files =
          all.filter(Files::isRegularFile)
              .filter(file -> !file.getFileName().toString().startsWith("."))
              .sorted()
              .toList();
    }
    long bytes = 1;
    for (Path file : files) {
      bytes += Files.size(file);
    }
    long done = 0;
    byte[] buffer = new byte[BUFFER];
    try (ZipOutputStream out =
        new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(zip), BUFFER))) {
      for (Path file : files) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        boolean packed = name.matches(".*\\.(tif|png|jpg)");
        out.setLevel(packed ? Deflater.NO_COMPRESSION : Deflater.DEFAULT_COMPRESSION);
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        out.putNextEntry(entry);
        try (InputStream input = Files.newInputStream(file)) {
          for (int given = input.read(buffer); given > 0; given = input.read(buffer)) {
            watcher.at((double) done / bytes);
            out.write(buffer, 0, given);
            done += given;
          }
        }
        out.closeEntry();
      }
    }
  }
}
