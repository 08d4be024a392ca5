package studio.kriegsspiel.language.libraries;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A signed library of Java 5 becomes an unsigned one of Java 8 that does the same. */
class ModernLibrariesTest {
  private static final String CLASS = URI.class.getName().replace('.', '/') + ".class";

  @TempDir Path folder;

  @Test
  void rewritesASignedLibraryOfJava5() throws Exception {
    Path original = Path.of(URI.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path jar = folder.resolve("emf.jar");
    Files.copy(original, jar);
    assertThat(new LibraryJar(jar).isOld()).isTrue();

    ModernLibraries.main(new String[] {folder.toString()});

    assertThat(names(jar))
        .isNotEmpty()
        .isSubsetOf(names(original))
        .noneMatch(name -> name.endsWith(".SF") || name.endsWith(".RSA"));
    assertThat(isOld(original)).isTrue();
    assertThat(isOld(jar)).isFalse();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      Class<?> uri = loader.loadClass(URI.class.getName());
      Object made = uri.getMethod("createURI", String.class).invoke(null, "file:/a/b.c#d");
      assertThat(uri.getMethod("fragment").invoke(made)).isEqualTo("d");
    }
  }

  @Test
  void leavesAModernLibraryAlone() throws Exception {
    Path original = Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path jar = folder.resolve("junit.jar");
    Files.copy(original, jar);
    ModernLibraries.main(new String[] {folder.toString()});
    assertThat(jar).hasSameBinaryContentAs(original);
  }

  private static boolean isOld(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false);
        InputStream in = file.getInputStream(file.getEntry(CLASS))) {
      return OldClass.isOld(in.readAllBytes());
    }
  }

  private static List<String> names(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      return Collections.list(file.entries()).stream().map(JarEntry::getName).toList();
    }
  }
}
