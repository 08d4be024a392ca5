package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Formatting gives the golden, changes only blanks, and has nothing left to do afterwards. */
class FormatTest {
  private final ScenarioLanguage language = new ScenarioLanguage();

  static List<Path> samples() {
    return Goldens.samples("format");
  }

  static List<Path> allSamples() {
    return Stream.of("format", "scenarios", "errors")
        .flatMap(folder -> Goldens.samples(folder).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void setsInOrder(Path sample) throws IOException {
    Goldens.compare(sample, ".formatted.txt", formatted(Goldens.read(sample)));
  }

  @ParameterizedTest
  @MethodSource("allSamples")
  void changesBlanksAlone(Path sample) {
    String text = Goldens.read(sample);
    assertThat(formatted(text).replaceAll("\\s+", "")).isEqualTo(text.replaceAll("\\s+", ""));
  }

  @ParameterizedTest
  @MethodSource("allSamples")
  void isDoneAfterOneRun(Path sample) {
    assertThat(language.format(formatted(Goldens.read(sample)))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("allSamples")
  void meansTheSameAfterwards(Path sample) {
    String text = Goldens.read(sample);
    String before = records(text);
    assertThat(records(formatted(text))).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("allSamples")
  void keepsTheLineBreaksOfWindows(Path sample) {
    String text = Goldens.read(sample);
    String windows = text.replace("\n", "\r\n");
    assertThat(formatted(windows)).isEqualTo(formatted(text).replace("\n", "\r\n"));
    assertThat(records(windows)).isEqualTo(records(text));
  }

  private String records(String text) {
    return language.parse("sample", text).scenario().map(RecordDump::withoutPlaces).orElse("");
  }

  private String formatted(String text) {
    return TextEdit.applyAll(text, language.format(text));
  }
}
