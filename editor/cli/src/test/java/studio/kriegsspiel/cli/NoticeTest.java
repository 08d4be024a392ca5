package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every library that is delivered is named in NOTICE, with its licence. */
class NoticeTest {
  /** What is on the class path for tests alone. */
  private static final Pattern FOR_TESTS =
      Pattern.compile(
          "(junit|assertj|archunit|opentest4j|apiguardian|byte-buddy|slf4j|surefire|json-schema-validator|itu|snakeyaml-engine).*");

  @Test
  void noticeNamesEveryLibrary() throws IOException {
    String notice = Files.readString(Path.of(System.getProperty("studio.root"), "NOTICE"));
    List<String> unnamed =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.endsWith(".jar") && !entry.contains("kriegsspiel"))
            .map(entry -> Path.of(entry).getFileName().toString().replaceAll("-[0-9].*$", ""))
            .filter(name -> !FOR_TESTS.matcher(name).matches())
            .filter(name -> !named(notice, name))
            .toList();
    assertThat(unnamed).as("libraries that NOTICE does not name").isEmpty();
  }

  /** Whether the name, or its words apart, stands in the text. */
  private static boolean named(String notice, String name) {
    String text = notice.toLowerCase(java.util.Locale.ROOT);
    String plain = name.toLowerCase(java.util.Locale.ROOT).replace("-api", "");
    return text.contains(plain) || text.contains(plain.replaceAll("[-.]", " ")) || jackson(plain);
  }

  private static boolean jackson(String plain) {
    return plain.startsWith("jackson-") || plain.equals("error_prone_annotations");
  }
}
