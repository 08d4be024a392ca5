package studio.kriegsspiel.situation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.FeatureKind;

/**
 * One scenario with something of everything on {@link Plain}, and goldens beside its text, to be
 * read like those of the checks ({@code -Dgoldens=rewrite} writes them anew).
 */
public final class Everything {
  private static final boolean REWRITE = "rewrite".equals(System.getProperty("goldens"));
  private static final Path FOLDER =
      Path.of("src/test/resources/studio/kriegsspiel/situation/everything");

  private Everything() {}

  /** Its text. */
  public static String text() {
    return read("all.kriegsspiel");
  }

  private static String read(String name) {
    try (InputStream in = Everything.class.getResourceAsStream("everything/" + name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The scenario, of which nothing has been asked yet. */
  public static Situation situation() {
    ParsedScenario parsed = new ScenarioLanguage().parse("all.kriegsspiel", text());
    assertThat(parsed.findings()).isEmpty();
    Plain plain =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "LINESTRING (1000 505, 2300 505, 2300 1900)",
                Attributes.builder().widthMetres(10).build())
            .with(
                FeatureKind.BRIDGE,
                "LINESTRING (2290 1005, 2310 1005)",
                Attributes.builder().widthMetres(8).bridgeMaterial(BridgeMaterial.STONE).build());
    return new Situation(
        parsed.scenario().orElseThrow(),
        RuleBooks.get("reisswitz-1824"),
        Optional.of(plain.ground()));
  }

  /** Compares what is told with the golden of a name, without places in no text. */
  public static void compare(String name, String all) throws IOException {
    String told = all.replace(", span=" + TextSpan.NONE, "").replace("OptionalInt.empty", "none");
    if (REWRITE) {
      Files.writeString(FOLDER.resolve(name), told);
    } else {
      assertThat(told).isEqualTo(read(name));
    }
  }

  /** A headed paragraph, of a collection one line for each. */
  public static void line(String name, Object value, StringBuilder out) {
    out.append("== ").append(name).append('\n');
    Collection<?> all = value instanceof Collection<?> many ? many : List.of(value);
    all.forEach(each -> out.append(each).append('\n'));
  }
}
