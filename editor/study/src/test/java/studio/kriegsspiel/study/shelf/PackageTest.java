package studio.kriegsspiel.study.shelf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.study.Studies;

/** Packages come and go as a whole or not at all, whatever is in them. */
class PackageTest {
  private static final String SCENARIO =
      """
      scenario "A test"
        rules reisswitz-1824
        terrain "selde-valley"
        on 12 September 1824 from 08:00 to 11:30

      general idea \"\"\" A test. \"\"\"

      side Blue "Blue" colour blue
        objective hold "Seldenau" until 11:30
        line of retreat "Southern high road" southward
        role "Commander" for A

      side Red "Red" colour red
        objective take "Seldenau" by 11:30
        line of retreat "Northern high road" northward
        role "Commander" for B

      army of Blue
        import "mine"

      army of Red
        import "armies/theirs.kriegsspiel"

      deploy
        A in column of route at 300 paces north of "Ulmenhof" facing north
        B in column of route at 300 paces south of "Ottersroda" facing south
      """;
  private static final String MINE =
      "army library \"Mine\"\n  battalion \"A\" as A: 600 men, line\n";
  private static final String THEIRS =
      "army library \"T\"\n  battalion \"B\" as B: 600 men, line\n";

  @TempDir Path folder = Path.of("");
  private Path own = Path.of("");
  private Path work = Path.of("");

  @BeforeEach
  void write() throws IOException {
    own = folder.resolve("own");
    work = Files.createDirectories(folder.resolve("work/armies")).getParent();
    Files.writeString(work.resolve("test.kriegsspiel"), SCENARIO);
    Files.writeString(work.resolve("armies/mine.kriegsspiel"), MINE);
    Files.writeString(work.resolve("armies/theirs.kriegsspiel"), THEIRS);
    Files.writeString(
        work.resolve("dry.kriegsspiel"),
        "variant \"Dry\" of \"test.kriegsspiel\"\n  ground firm\n");
    Files.writeString(
        work.resolve("other.kriegsspiel"),
        "variant \"Dry\" of \"else.kriegsspiel\"\n  ground firm\n");
    Files.writeString(work.resolve("LICENCE.txt"), "CC BY 4.0\nAll may use it.\n");
  }

  private Parcel parcel() throws IOException {
    return ParcelMaker.of(work.resolve("test.kriegsspiel"), Library.ofProgram(), false);
  }

  private byte[] packed() throws IOException {
    Path file = work.resolve("test.kriegsspiel");
    Card card = CardMaker.of(Studies.ofLibrary().read(file), "test", "A test.").orElseThrow();
    return Packer.zip(parcel(), card, Optional.empty());
  }

  private Path zip(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static byte[] zipped(String... namesAndTexts) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    return out.toByteArray();
  }

  private void refused(byte[] zip, String... words) throws IOException {
    Path file = zip("bad.zip", zip);
    assertThatThrownBy(() -> new Installer(own).install(file, Optional.empty(), false))
        .isInstanceOf(ShelfException.class)
        .message()
        .contains(words)
        .doesNotContain("\n")
        .endsWith(".");
    if (Files.exists(own)) {
      try (Stream<Path> left = Files.list(own)) {
        assertThat(left).as("nothing is half installed").isEmpty();
      }
    }
  }

  @Test
  void aParcelHoldsWhatTheScenarioNeedsAndNoMore() throws IOException {
    assertThat(parcel().files().keySet())
        .containsExactly(
            "armies/mine.kriegsspiel",
            "armies/theirs.kriegsspiel",
            "dry.kriegsspiel",
            "test.kriegsspiel");
    assertThat(parcel().missing()).isEmpty();
    Files.delete(work.resolve("armies/theirs.kriegsspiel"));
    assertThat(parcel().missing()).containsExactly("armies/theirs.kriegsspiel");
  }

  @Test
  void aListOfTheLibraryAndAGroundComeWithIt() throws IOException {
    Files.writeString(
        work.resolve("test.kriegsspiel"), SCENARIO.replace("\"mine\"", "\"usual-units\""));
    Parcel parcel = ParcelMaker.of(work.resolve("test.kriegsspiel"), Library.ofProgram(), true);
    assertThat(parcel.files().keySet())
        .contains("armies/usual-units.kriegsspiel", "terrains/selde-valley/terrain.json");
  }

  @Test
  void aCopyWritesOverNothingUnlessTold() throws IOException {
    Path to = folder.resolve("copy");
    assertThat(Fetch.into(to, parcel(), false)).first().isEqualTo(to.resolve("test.kriegsspiel"));
    Files.writeString(to.resolve("armies/mine.kriegsspiel"), "mine own");
    assertThatThrownBy(() -> Fetch.into(to, parcel(), false))
        .isInstanceOf(ShelfException.class)
        .hasMessageContaining("exists already");
    assertThat(to.resolve("armies/mine.kriegsspiel")).hasContent("mine own");
    Fetch.into(to, parcel(), true);
    assertThat(to.resolve("armies/mine.kriegsspiel")).hasContent(MINE);
  }

  @Test
  void packingTwiceGivesTheSameBytes() throws IOException {
    assertThat(packed()).isEqualTo(packed());
  }

  @Test
  void whatIsPackedCanBeInstalledAndRemoved() throws IOException {
    Path file = zip("test.zip", packed());
    Installer.Installed installed = new Installer(own).install(file, Optional.empty(), false);
    assertThat(installed.name()).isEqualTo("test");
    assertThat(installed.scenarios()).extracting(Card::title).containsExactly("A test");
    assertThat(own.resolve("test/armies/mine.kriegsspiel")).hasContent(MINE);
    assertThat(own.resolve("test/package.json")).content().contains("\"licence\" : \"CC BY 4.0\"");
    assertThatThrownBy(() -> new Installer(own).install(file, Optional.empty(), false))
        .hasMessageContaining("--replace");
    new Installer(own).install(file, Optional.empty(), true);
    assertThat(new Installer(own).remove("test", List.of())).isEqualTo("test");
    assertThat(own.resolve("test")).doesNotExist();
    assertThatThrownBy(() -> new Installer(own).remove("test", List.of()))
        .hasMessageContaining("no package `test`");
  }

  @Test
  void aFolderIsInstalledWithoutWhatCanBeRun() throws IOException {
    Files.writeString(work.resolve("run.sh"), "#!/bin/sh\n");
    Files.writeString(work.resolve(".hidden"), "x");
    Files.delete(work.resolve("other.kriegsspiel"));
    Installer.Installed installed = new Installer(own).install(work, Optional.of("folder"), false);
    assertThat(installed.left()).containsExactlyInAnyOrder("run.sh", ".hidden");
    assertThat(own.resolve("folder/run.sh")).doesNotExist();
    assertThat(own.resolve("folder/test.kriegsspiel")).exists();
  }

  @Test
  void whatIsBrokenAndNotNeededIsLeftAndTold() throws IOException {
    Files.writeString(
        work.resolve("old.kriegsspiel"), "army library \"Old\"\n  battalion \"C\" as C: 600 mne\n");
    Path ground = Files.createDirectories(work.resolve("terrains/hill"));
    Files.writeString(ground.resolve("terrain.json"), "{");
    Installer.Installed installed = new Installer(own).install(work, Optional.of("folder"), false);
    assertThat(installed.left())
        .anyMatch(each -> each.startsWith("old.kriegsspiel, which has an error, in line 2: "))
        .anyMatch(each -> each.startsWith("other.kriegsspiel, which has "))
        .anyMatch(each -> each.startsWith("terrains/hill, which cannot be used: "));
    assertThat(own.resolve("folder/old.kriegsspiel")).doesNotExist();
    assertThat(own.resolve("folder/terrains/hill")).doesNotExist();
    assertThat(own.resolve("folder/armies/theirs.kriegsspiel")).exists();
    assertThat(own.resolve("folder/package.json"))
        .content()
        .doesNotContain("hill", "old.kriegsspiel");
  }

  @Test
  void aPackageWhoseReplacementWasCutShortIsFoundAgain() throws IOException {
    Path file = zip("test.zip", packed());
    new Installer(own).install(file, Optional.empty(), false);
    Files.move(own.resolve("test"), own.resolve(".test.previous"));
    assertThat(OwnLibrary.packages(own)).containsExactly(own.resolve("test"));
    Files.move(own.resolve("test"), own.resolve(".test.previous"));
    assertThatThrownBy(() -> new Installer(own).install(file, Optional.empty(), false))
        .hasMessageContaining("--replace");
    assertThat(own.resolve("test/armies/mine.kriegsspiel")).hasContent(MINE);
  }

  @Test
  void aLinkIsNotFollowed() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    try {
      Files.createSymbolicLink(work.resolve("notes.txt"), secret);
    } catch (UnsupportedOperationException | IOException e) {
      org.junit.jupiter.api.Assumptions.abort("This file system has no links.");
    }
    assertThat(new Installer(own).install(work, Optional.of("folder"), false).left())
        .contains("notes.txt");
    assertThat(own.resolve("folder/notes.txt")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../out.kriegsspiel",
        "a/../../out.kriegsspiel",
        "/etc/out.kriegsspiel",
        "c:\\out.kriegsspiel",
        "a\\..\\out.kriegsspiel",
        "con.txt",
        "a/b/c/d/e/f/g/h/i/out.txt"
      })
  void aNameThatLeadsElsewhereIsRefused(String name) throws IOException {
    refused(zipped("test.kriegsspiel", SCENARIO, name, "x"), "do not trust this package");
    assertThat(folder.resolve("out.kriegsspiel")).doesNotExist();
  }

  @Test
  void aBombIsRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("bomb.txt"));
      byte[] nothing = new byte[1 << 20];
      for (int i = 0; i < 160; i++) {
        zip.write(nothing);
      }
      zip.closeEntry();
    }
    assertThat(out.size()).isLessThan(1 << 20);
    refused(out.toByteArray(), "unpacks to more than");
  }

  @Test
  void aDamagedPackageIsRefused() throws IOException {
    byte[] whole = packed();
    refused(Arrays.copyOf(whole, whole.length / 2), "is damaged");
    refused("no zip at all".getBytes(StandardCharsets.UTF_8), "no zip");
    refused(zipped("package.json", "{", "test.kriegsspiel", SCENARIO), "is not JSON");
    String sums =
        "{\"format\":\"kriegsspiel-package\",\"version\":1,\"name\":\"a\",\"files\":[{\"file\":\"test.kriegsspiel\",\"sha256\":\"00\"}]}";
    refused(zipped("package.json", sums, "test.kriegsspiel", SCENARIO), "not as it was packed");
  }

  @ParameterizedTest
  @CsvSource({"0, pack it again with this studio", "2, with a newer studio"})
  void anotherVersionIsToldAsOne(int version, String words) throws IOException {
    String manifest = "{\"format\":\"kriegsspiel-package\",\"version\":" + version + "}";
    refused(zipped("package.json", manifest, "test.kriegsspiel", SCENARIO), words);
  }

  @Test
  void aScenarioThatDoesNotHoldIsRefused() throws IOException {
    refused(
        zipped("test.kriegsspiel", SCENARIO.replace("selde-valley", "nowhere-at-all")),
        "needs the ground `nowhere-at-all`");
    refused(zipped("test.kriegsspiel", SCENARIO), "has 6 errors, in line 11");
    refused(zipped("notes.txt", "x"), "holds no scenario");
    refused(zipped("the-bridge-of-seldenau.kriegsspiel", plain()), "already", "--as");
  }

  private static String plain() {
    return SCENARIO
        .replace("import \"mine\"", "battalion \"A\" as A: 600 men, line")
        .replace("import \"armies/theirs.kriegsspiel\"", "battalion \"B\" as B: 600 men, line");
  }
}
