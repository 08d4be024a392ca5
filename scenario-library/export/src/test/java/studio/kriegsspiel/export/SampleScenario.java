package studio.kriegsspiel.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** The scenario of {@code farm.kriegsspiel}. */
public final class SampleScenario {
  public static final LocalDateTime BEGINS = LocalDateTime.of(1815, 6, 18, 13, 0);
  private static final Scenario FARM = read("farm.kriegsspiel");

  private SampleScenario() {}

  /** A scenario in its situation under Reisswitz on a ground. */
  public static Situation situation(Scenario scenario, Terrain terrain) {
    return new Situation(
        scenario, RuleBooks.get("reisswitz-1824"), Optional.of(Ground.of(terrain)));
  }

  /** The sample in its situation. */
  public static Situation situation() {
    return situation(scenario(), SampleGround.flat());
  }

  public static LocalDateTime at(int hour, int minute) {
    return BEGINS.withHour(hour).withMinute(minute);
  }

  public static Scenario scenario() {
    return FARM;
  }

  /** The scenario with some words of its text replaced. */
  public static Scenario changed(String from, String to) {
    return changed(text -> text.replace(from, to));
  }

  /** The scenario of a changed text. */
  public static Scenario changed(UnaryOperator<String> change) {
    return read("farm.kriegsspiel", change);
  }

  private static Scenario read(String name) {
    return read(name, text -> text);
  }

  private static Scenario read(String name, UnaryOperator<String> change) {
    try (InputStream stream = SampleScenario.class.getResourceAsStream(name)) {
      String text = change.apply(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
      ParsedScenario parsed = new ScenarioLanguage().parse(name, text);
      // Changed texts may be odd on purpose; errors would leave things out.
      if (parsed.findings().stream().anyMatch(each -> each.severity() == Severity.ERROR)) {
        throw new IllegalStateException(parsed.findings().toString());
      }
      return parsed.scenario().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
