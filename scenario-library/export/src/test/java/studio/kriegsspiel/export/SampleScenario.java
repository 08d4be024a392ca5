package studio.kriegsspiel.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.Scenario;

/** The scenario of {@code farm.kriegsspiel}. */
public final class SampleScenario {
  public static final LocalDateTime BEGINS = LocalDateTime.of(1815, 6, 18, 13, 0);
  private static final Scenario FARM = read("farm.kriegsspiel");

  private SampleScenario() {}

  public static LocalDateTime at(int hour, int minute) {
    return BEGINS.withHour(hour).withMinute(minute);
  }

  public static Scenario scenario() {
    return FARM;
  }

  private static Scenario read(String name) {
    try (InputStream stream = SampleScenario.class.getResourceAsStream(name)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      ParsedScenario parsed = new ScenarioLanguage().parse(name, text);
      if (!parsed.findings().isEmpty()) {
        throw new IllegalStateException(parsed.findings().toString());
      }
      return parsed.scenario().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
