package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class LibraryTest {

  private final Library library = Library.open();

  @Test
  void opensOnLaHayeSainte() throws IOException {
    assertThat(library.findScenario("the-farm-of-la-haye-sainte"))
        .contains(library.firstScenario());
    assertThat(Files.readString(library.firstScenario()))
        .contains("\nscenario \"The Farm of La Haye Sainte\"\n");
  }

  @Test
  void offersABlankScenario() throws IOException {
    assertThat(library.findTemplate("blank")).contains(library.blankScenario());
    assertThat(Files.readString(library.blankScenario())).contains("general idea");
  }

  @Test
  void saysNothingOfWhatItDoesNotHold() {
    assertThat(library.findScenario("waterloo-in-space")).isEmpty();
    assertThat(library.findTerrain("the-farm-of-la-haye-sainte")).isEmpty();
    assertThat(library.findArmy("blank")).isEmpty();
  }

  @Test
  void everyEntryHasAFileAndAFullSentence() {
    assertThat(
            Stream.of(
                    library.scenarios(), library.armies(), library.terrains(), library.templates())
                .flatMap(java.util.List::stream))
        .allSatisfy(
            entry -> {
              assertThat(entry.path()).exists();
              assertThat(entry.title()).isNotBlank();
              assertThat(entry.summary()).endsWith(".");
            });
  }

  @Test
  void holdsTheGroundOfItsScenarios() throws IOException {
    Terrain terrain = TerrainPackage.read(library.findTerrain("mont-saint-jean").orElseThrow());
    assertThat(terrain.name()).isEqualTo("mont-saint-jean");
    assertThat(terrain.elevation()).isPresent();
    assertThat(terrain.features()).extracting(Feature::id).containsExactlyInAnyOrder(drawn());
    assertThat(terrain.places()).hasSize(49);
  }

  /** Ids in the drawing of what stands and runs on the ground. */
  private static String[] drawn() throws IOException {
    Path drawing =
        Path.of(
            System.getProperty("studio.root"),
            "scenario-library/library/src/main/grounds/mont-saint-jean/features.geojson");
    return Pattern.compile("\"id\": \"([^\"]+)\"")
        .matcher(Files.readString(drawing))
        .results()
        .map(match -> match.group(1))
        .toArray(String[]::new);
  }

  @Test
  void readsFromAnArchiveWithoutCopying(@TempDir Path folder) throws Exception {
    Path jar = folder.resolve("library.jar");
    Path classes =
        Path.of(Library.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    writeJar(classes, jar);
    ClassLoader others = new OnlyOthers(getClass().getClassLoader());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, others)) {
      Class<?> packed = loader.loadClass(Library.class.getName());
      Path first = null;
      for (int twice = 0; twice < 2; twice++) {
        Object opened = packed.getMethod("open").invoke(null);
        first = (Path) packed.getMethod("firstScenario").invoke(opened);
      }
      assertThat(first).isNotNull();
      assertThat(first.getFileSystem().provider().getScheme()).isEqualTo("jar");
      assertThat(Files.readString(first)).isEqualTo(Files.readString(library.firstScenario()));
      Path ground = first.resolveSibling("../terrains/mont-saint-jean").normalize();
      assertThat(TerrainPackage.read(ground).places()).hasSizeGreaterThan(20);
      first.getFileSystem().close();
    }
  }

  @Test
  void namesADamagedIndex(@TempDir Path folder) throws IOException {
    assertThatThrownBy(() -> Library.at(folder))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("library.json");
    Files.writeString(
        folder.resolve("library.json"),
        """
        {"scenarios": [{"slug": "a", "title": "A", "summary": "A.", "file": "../../etc/passwd"}],
         "armies": [], "terrains": [], "templates": []}
        """);
    assertThatThrownBy(() -> Library.at(folder))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("../../etc/passwd");
  }

  private static void writeJar(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      files
          .filter(Files::isRegularFile)
          .forEach(
              file -> {
                try {
                  zip.putNextEntry(
                      new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                  Files.copy(file, zip);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }

  /** Hides the unpacked classes of the library, so that only those of the archive are found. */
  private static final class OnlyOthers extends ClassLoader {
    OnlyOthers(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("studio.kriegsspiel.library.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }

    @Override
    public URL getResource(String name) {
      return null;
    }
  }
}
