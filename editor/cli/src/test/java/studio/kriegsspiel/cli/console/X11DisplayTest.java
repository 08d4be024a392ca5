package studio.kriegsspiel.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A display that is only named is none. */
class X11DisplayTest {
  @TempDir Path sockets = Path.of("");

  @Test
  void aDisplayAnswersThroughItsSocket() throws IOException {
    Files.createFile(sockets.resolve("X3"));
    assertThat(X11Display.answers(":3", sockets)).isTrue();
    assertThat(X11Display.answers(":3.0", sockets)).isTrue();
    assertThat(X11Display.answers("unix:3", sockets)).isTrue();
    assertThat(X11Display.answers(":4", sockets)).isFalse();
  }

  @Test
  void noNameAndNonsenseAreNone() {
    assertThat(X11Display.answers("", sockets)).isFalse();
    assertThat(X11Display.answers("display", sockets)).isFalse();
    assertThat(X11Display.answers("localhost:9999999", sockets)).isFalse();
  }

  @Test
  void aPortNobodyListensOnIsNone() {
    assertThat(X11Display.answers("localhost:4321", sockets)).isFalse();
  }
}
