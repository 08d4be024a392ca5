package studio.kriegsspiel.language.libraries;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rewrites the jars in a folder so that the JVM can keep their classes ready: class data sharing
 * leaves out signed jars and classes of Java 5, which is most of what Xtext and EMF consist of.
 * Argument: the folder. Jars that need nothing stay as they are.
 */
public final class ModernLibraries {
  private ModernLibraries() {}

  /** Rewrites what needs it. */
  public static void main(String[] args) throws IOException {
    List<Path> jars = jars(Path.of(args[0]));
    try (URLClassLoader types =
        new URLClassLoader(urls(jars), ClassLoader.getPlatformClassLoader())) {
      for (Path jar : jars) {
        LibraryJar library = new LibraryJar(jar);
        if (library.isOld()) {
          library.rewrite(types);
        }
      }
    }
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static URL[] urls(List<Path> jars) throws MalformedURLException {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = jars.get(i).toUri().toURL();
    }
    return urls;
  }
}
