package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the page on checks of one's own is built, installed, asked and taken away. */
class OwnChecksTest {
  private static final String SERVICE = "META-INF/services/studio.kriegsspiel.checks.check.Check";
  private static final String SCENARIO =
      """
      scenario "Long"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 18:30
      side Blue
      side Red
      """;

  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(folder);

  @BeforeEach
  void write() throws IOException {
    studio = new TestTerminal(folder);
    Files.writeString(folder.resolve("long.kriegsspiel"), SCENARIO);
  }

  private static String example() {
    Matcher block =
        Pattern.compile("(?ms)^```java\\n(.*?)^```$")
            .matcher(Pages.read(Pages.ROOT.resolve("docs/own-checks.md")));
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  /** Compiles the example, with words of it replaced, and packs it. */
  private Path jar(String name, String level, String... replaced) throws IOException {
    String source = example();
    for (int i = 0; i < replaced.length; i += 2) {
      assertThat(source).contains(replaced[i]);
      source = source.replace(replaced[i], replaced[i + 1]);
    }
    Path build = Files.createDirectories(folder.resolve("build-" + name));
    Path java = Files.writeString(build.resolve("ShortEvenings.java"), source);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(
                    null,
                    null,
                    null,
                    "-cp",
                    System.getProperty("java.class.path"),
                    "-proc:none",
                    "-d",
                    build.toString(),
                    java.toString()))
        .isZero();
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, "Club checks");
    manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, "1.2");
    manifest.getMainAttributes().putValue("Kriegsspiel-Checks", level);
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      out.putNextEntry(new JarEntry(SERVICE));
      out.write("club.ShortEvenings\n".getBytes(StandardCharsets.UTF_8));
      out.putNextEntry(new JarEntry("club/ShortEvenings.class"));
      out.write(Files.readAllBytes(build.resolve("club/ShortEvenings.class")));
    }
    return jar;
  }

  private int run(String... words) {
    studio = new TestTerminal(folder);
    return studio.run(words);
  }

  @Test
  void theExampleOfThePageWorks() throws IOException {
    jar("club-checks.jar", "1");
    assertThat(run("check", "long")).isZero();
    assertThat(studio.out()).doesNotContain("CLUB-TIM-001");
    assertThat(run("checks", "install", "club-checks.jar", "--yes")).as(studio.err()).isZero();
    assertThat(studio.out())
        .contains("Club checks 1.2 (club-checks.jar) has the checks:", "club.ShortEvenings");
    assertThat(run("checks", "list")).isZero();
    assertThat(studio.out())
        .contains("club-checks.jar: Club checks 1.2")
        .containsPattern("CLUB-TIM-001 +warning +An evening that is too long");
    assertThat(run("check", "long")).isZero();
    assertThat(studio.out())
        .contains(
            "long.kriegsspiel:3:3: warning[CLUB-TIM-001]: Play lasts 5 h 30 min, but the club closes"
                + " after four hours.");
    assertThat(run("explain", "club-tim-001")).isZero();
    assertThat(studio.out()).startsWith("# CLUB-TIM-001: An evening that is too long");
    assertThat(run("explain")).isZero();
    assertThat(studio.out()).contains("CLUB-TIM-001");
    Files.writeString(
        folder.resolve("long.kriegsspiel"), SCENARIO + "allow CLUB-TIM-001 \"it is a weekend\"\n");
    assertThat(run("check", "long")).isZero();
    assertThat(studio.out()).contains("1 allowed").doesNotContain("[CLUB-TIM-001]", "KS-ALW");
    assertThat(run("checks", "remove", "club-check.jar")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `club-checks.jar`?");
    assertThat(run("checks", "remove", "club-checks.jar")).isZero();
    assertThat(run("checks", "list")).isZero();
    assertThat(studio.out()).isEqualTo("No checks of your own are installed.\n");
  }

  @Test
  void aCheckThatThrowsIsToldAndTheOthersGoOn() throws IOException {
    jar("bad.jar", "1", "if (minutes > 240) {", "if (minutes > 0) { throw new Error(); }{");
    assertThat(run("checks", "install", "bad.jar", "--yes")).isZero();
    assertThat(run("check", "long")).isZero();
    assertThat(studio.out())
        .contains(
            "note[KS-INT-001]: The check CLUB-TIM-001 of `bad.jar` could not be completed (Error);"
                + " everything else was checked.")
        .contains("KS-INF-004");
  }

  @Test
  void nothingIsInstalledUnasked() throws IOException {
    jar("club-checks.jar", "1");
    assertThat(run("checks", "install", "club-checks.jar")).isEqualTo(2);
    assertThat(studio.err()).contains("Nothing was installed; `--yes` agrees beforehand.");
    studio =
        new TestTerminal(
            folder, false, new ByteArrayInputStream("yes\n".getBytes(StandardCharsets.UTF_8)));
    assertThat(studio.run("checks", "install", "club-checks.jar")).isZero();
    assertThat(studio.out()).contains("It may do whatever you may do. Install it?", "Installed");
  }

  @Test
  void whatCannotBeUsedDoesNotStay() throws IOException {
    jar("ours.jar", "1", "CLUB-TIM-001", "KS-TIM-001");
    assertThat(run("checks", "install", "ours.jar", "--yes")).isEqualTo(2);
    assertThat(studio.err()).contains("`KS-TIM-001` is no id for a check of your own");
    jar("later.jar", "2");
    assertThat(run("checks", "install", "later.jar", "--yes")).isEqualTo(2);
    assertThat(studio.err()).contains("was made for checks of level 2; this studio has level 1.");
    Files.writeString(folder.resolve("text.jar"), "no jar");
    assertThat(run("checks", "install", "text.jar", "--yes")).isEqualTo(2);
    assertThat(studio.err()).contains("text.jar is no jar that can be read.");
    jar("one.jar", "1");
    jar("two.jar", "1");
    assertThat(run("checks", "install", "one.jar", "--yes")).isZero();
    assertThat(run("checks", "install", "two.jar", "--yes")).isEqualTo(2);
    assertThat(studio.err()).contains("The id `CLUB-TIM-001` is taken by another check.");
    assertThat(run("checks", "install", "one.jar", "--yes")).isZero();
    assertThat(run("checks", "list")).isZero();
    assertThat(studio.out()).contains("one.jar").doesNotContain("two.jar", "ours.jar", "later.jar");
  }

  @Test
  void aJarBesideAScenarioIsNeverLoaded() throws IOException {
    for (String place : List.of("club-checks.jar", "checks/club-checks.jar")) {
      Path jar = jar("club-checks.jar", "1");
      Files.createDirectories(folder.resolve(place).getParent());
      if (!place.equals("club-checks.jar")) {
        Files.move(jar, folder.resolve(place));
      }
      assertThat(run("check", "long")).isZero();
      assertThat(studio.out()).doesNotContain("CLUB-TIM-001");
    }
  }

  @Test
  void aJarThatBreaksLaterIsTold() throws IOException {
    jar("club-checks.jar", "1");
    assertThat(run("checks", "install", "club-checks.jar", "--yes")).isZero();
    Files.writeString(folder.resolve("state/checks/club-checks.jar"), "broken");
    assertThat(run("check", "long")).isZero();
    assertThat(studio.out())
        .contains("note[KS-INT-001]: The checks of `club-checks.jar` could not be used");
  }
}
