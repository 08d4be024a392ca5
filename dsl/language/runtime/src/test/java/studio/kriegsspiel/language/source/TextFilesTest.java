package studio.kriegsspiel.language.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {
  @TempDir Path folder = Path.of("");

  private void assertRefused(Path file, String sentence) {
    assertThatThrownBy(() -> TextFiles.read(file))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage(file + sentence);
  }

  @Test
  void theLongestFileIsReadAndOneByteMoreIsRefused() throws IOException {
    Path file = Files.write(folder.resolve("long.kriegsspiel"), new byte[4_000_000]);
    assertThat(TextFiles.read(file)).hasSize(4_000_000);
    Files.write(file, new byte[4_000_001]);
    assertRefused(file, " is too large for a scenario; is it the right file?");
  }

  @Test
  void foldersAndOtherEncodingsAreRefused() throws IOException {
    assertRefused(folder, " is a folder, not a scenario.");
    Path latin = Files.write(folder.resolve("latin.kriegsspiel"), new byte[] {'L', (byte) 0xFC});
    assertRefused(latin, " is not text in UTF-8; save it in that encoding.");
  }

  @Test
  void whatIsMissingIsNamed() {
    Path missing = folder.resolve("missing.kriegsspiel");
    assertThatThrownBy(() -> TextFiles.read(missing)).hasMessage("There is no file %s.", missing);
  }

  @Test
  void aDeviceWithoutAnEndIsNotRead() {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless), "the machine has no endless device");
    assertRefused(endless, " is not a text file; name a scenario.");
  }
}
