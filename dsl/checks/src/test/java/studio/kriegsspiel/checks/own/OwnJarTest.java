package studio.kriegsspiel.checks.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a jar says of itself before anything of it is run. */
class OwnJarTest {
  private static final String SERVICE = "META-INF/services/studio.kriegsspiel.checks.check.Check";

  @TempDir Path folder = Path.of("");

  private Path jar(String name, String level, String title, String classes) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, title);
    manifest.getMainAttributes().putValue(OwnJar.LEVEL_ATTRIBUTE, level);
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      out.putNextEntry(new JarEntry(SERVICE));
      out.write(classes.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void itsClassesAreReadWithoutCommentsBlanksAndControlCharacters() throws IOException {
    OwnJar read =
        OwnJar.read(
            jar(
                "club.jar",
                " 1 ",
                "Club\tchecks",
                "# ours\nclub.Short # evenings\n\n  club.Long\u001b[2J\n"));
    assertThat(read.fileName()).isEqualTo("club.jar");
    assertThat(read.name()).isEqualTo("Club checks");
    assertThat(read.version()).isEqualTo("without version");
    assertThat(read.checks()).containsExactly("club.Short", "club.Long [2J");
  }

  @Test
  void aJarOfAnotherLevelOrOfNoChecksIsRefused() throws IOException {
    Path later = jar("later.jar", "2", "Later", "club.Short");
    assertThatIOException()
        .isThrownBy(() -> OwnJar.read(later))
        .withMessageContaining("was made for checks of level 2; this studio has level 1");
    Path empty = Files.write(folder.resolve("empty.jar"), new byte[0]);
    assertThatIOException()
        .isThrownBy(() -> OwnJar.read(empty))
        .withMessageContaining("is no jar that can be read");
  }

  @Test
  void onlyJarsOfTheFolderAreTaken() throws IOException {
    assertThat(OwnChecks.jarsIn(folder.resolve("missing"))).isEmpty();
    assertThat(OwnChecks.in(folder).checks()).isEmpty();
    Path second = jar("second.jar", "1", "Second", "");
    Path first = jar("first.jar", "1", "First", "");
    Files.writeString(folder.resolve("readme.txt"), "no jar");
    Files.createDirectory(folder.resolve("folder.jar"));
    assertThat(OwnChecks.jarsIn(folder)).containsExactly(first, second);
    assertThat(OwnChecks.in(folder).jars())
        .extracting(OwnJar::name)
        .containsExactly("First", "Second");
  }

  /** Nothing is left out in silence, and what is left out can be listed and removed. */
  @Test
  void jarsBeyondTheTwentiethAreToldOf() throws IOException {
    for (int i = 1; i <= 20; i++) {
      jar("jar-%02d.jar".formatted(i), "1", "Checks", "");
    }
    assertThat(OwnChecks.in(folder).checks()).isEmpty();
    OwnJar again = OwnJar.read(folder.resolve("jar-07.jar"));
    assertThat(OwnChecks.in(folder).tried(again)).isEmpty();
    Path beyond = jar("jar-21.jar", "1", "Checks", "");
    OwnChecks own = OwnChecks.in(folder);
    assertThat(own.jars()).hasSize(20);
    assertThat(own.checks())
        .extracting(Object::toString)
        .containsExactly(
            "jar-21.jar cannot be used: No more than 20 jars are read, in the order of their names.");
    assertThat(OwnChecks.jarsIn(folder)).hasSize(21).contains(beyond);
    assertThatIOException()
        .isThrownBy(() -> own.tried(OwnJar.read(beyond)))
        .withMessageContaining("No more than 20 jars are read");
  }
}
