package studio.kriegsspiel.cli.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Takes the signatures off the libraries the program is delivered with: Java keeps no class of a
 * signed jar ready in memory, and Xtext's are signed, which doubles the time of a short command.
 * Class files stay as they are.
 */
public final class UnsignedLibraries {
  private UnsignedLibraries() {}

  /** Works through one folder of jars. */
  public static void main(String[] arguments) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
      List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
      for (Path jar : jars) {
        if (isSigned(jar)) {
          unsign(jar);
        }
      }
    }
  }

  private static boolean isSigned(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream().anyMatch(entry -> isSignature(entry.getName()));
    }
  }

  /** Signature files lie right in META-INF. */
  static boolean isSignature(String name) {
    return name.toUpperCase(Locale.ROOT).matches("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
  }

  private static void unsign(Path jar) throws IOException {
    Path plain = jar.resolveSibling(jar.getFileName() + ".plain");
    try (ZipFile zip = new ZipFile(jar.toFile());
        OutputStream file = Files.newOutputStream(plain);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        if (!isSignature(entry.getName())) {
          copy(zip, entry, out);
        }
      }
    }
    Files.move(plain, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void copy(ZipFile zip, ZipEntry entry, ZipOutputStream out) throws IOException {
    ZipEntry written = new ZipEntry(entry.getName());
    written.setLastModifiedTime(entry.getLastModifiedTime());
    out.putNextEntry(written);
    try (InputStream in = zip.getInputStream(entry)) {
      in.transferTo(out);
    }
    out.closeEntry();
  }
}
