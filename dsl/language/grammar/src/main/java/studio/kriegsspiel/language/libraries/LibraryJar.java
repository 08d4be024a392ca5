package studio.kriegsspiel.language.libraries;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** One library: whether it is signed or holds old classes, and a copy of it without either. */
final class LibraryJar {
  private static final String SIGNATURE = "META-INF/[^/]*\\.(SF|RSA|DSA|EC)";

  private final Path file;

  LibraryJar(Path file) {
    this.file = file;
  }

  boolean isOld() throws IOException {
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().matches(SIGNATURE)) {
          return true;
        }
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = jar.getInputStream(entry)) {
            if (OldClass.isOld(in.readNBytes(8))) {
              return true;
            }
          }
        }
      }
      return false;
    }
  }

  /** Puts the rewritten jar in place of the old one in one step. */
  void rewrite(ClassLoader types) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (JarFile jar = new JarFile(file.toFile(), false);
        OutputStream out = Files.newOutputStream(fresh);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (!entry.getName().matches(SIGNATURE)) {
          ZipEntry copy = new ZipEntry(entry.getName());
          copy.setTime(entry.getTime());
          zip.putNextEntry(copy);
          zip.write(content(jar, entry, types));
          zip.closeEntry();
        }
      }
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static byte[] content(JarFile jar, JarEntry entry, ClassLoader types) throws IOException {
    byte[] bytes;
    try (InputStream in = jar.getInputStream(entry)) {
      bytes = in.readAllBytes();
    }
    if (entry.getName().equals(JarFile.MANIFEST_NAME)) {
      return withoutDigests(bytes);
    }
    return entry.getName().endsWith(".class") && OldClass.isOld(bytes)
        ? new OldClass(bytes).modern(types)
        : bytes;
  }

  private static byte[] withoutDigests(byte[] manifest) throws IOException {
    Manifest plain = new Manifest(new ByteArrayInputStream(manifest));
    plain.getEntries().clear();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    plain.write(out);
    return out.toByteArray();
  }
}
