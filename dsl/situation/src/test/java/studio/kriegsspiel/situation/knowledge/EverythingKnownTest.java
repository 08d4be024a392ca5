package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * One scenario with something of everything, and all that each reader knows of it at some minutes:
 * beside the text, to be read like the goldens of the checks ({@code -Dgoldens=rewrite} writes them
 * anew).
 */
class EverythingKnownTest {
  private static final boolean REWRITE = "rewrite".equals(System.getProperty("goldens"));
  private static final Path FOLDER =
      Path.of("src/test/resources/studio/kriegsspiel/situation/knowledge");

  private static String read(String name) {
    try (InputStream in = EverythingKnownTest.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Situation situation() {
    ParsedScenario parsed =
        new ScenarioLanguage().parse("all.kriegsspiel", read("all.kriegsspiel"));
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

  private static void compare(String name, String all) throws IOException {
    String told = all.replace(", span=" + TextSpan.NONE, "").replace("OptionalInt.empty", "none");
    if (REWRITE) {
      Files.writeString(FOLDER.resolve(name), told);
    } else {
      assertThat(told).isEqualTo(read(name));
    }
  }

  @ParameterizedTest(name = "what {0} knows at {1}")
  @CsvSource({
    "Blue, 13:00",
    "Commander, 13:00",
    "At the farm, 15:00",
    "Scout, 17:00",
    "Red, 16:30",
    "Anna, 15:00",
  })
  void whatAReaderKnows(String reader, String clock) throws IOException {
    Knowledge knowledge = Knowledge.of(situation());
    LocalDateTime time = LocalDateTime.parse("1815-06-18T" + clock);
    Known known = knowledge.of(knowledge.findReader(reader).orElseThrow()).at(time);
    StringBuilder out = new StringBuilder();
    view(known.view(), out);
    line("told", known.told(), out);
    for (Told each : known.told()) {
      line("truth of " + each.text().lines().findFirst().orElse(""), known.truthOf(each), out);
    }
    line("sees", known.sees().stream().map(each -> each.by() + " " + each.seen()).toList(), out);
    line(
        "aware of",
        situation()
            .scenario()
            .units()
            .filter(each -> known.isAwareOf(each.id()))
            .map(each -> each.id())
            .toList(),
        out);
    compare(reader.replace(" ", "-") + ".expected", out.toString());
  }

  /** All that a view tells, each by its name; of the map the names of its places. */
  private static void view(PlayerView view, StringBuilder out) {
    Stream.of(PlayerView.class.getDeclaredMethods())
        .filter(each -> Modifier.isPublic(each.getModifiers()) && each.getParameterCount() == 0)
        .filter(each -> !List.of("hashCode", "toString", "units").contains(each.getName()))
        .sorted(Comparator.comparing(Method::getName))
        .forEach(each -> line(each.getName(), valueOf(each, view), out));
  }

  private static Object valueOf(Method method, PlayerView view) {
    try {
      Object value = method.invoke(view);
      return value instanceof Optional<?> one && one.orElse(null) instanceof Terrain map
          ? map.places().stream().map(Place::name).toList()
          : value;
    } catch (ReflectiveOperationException fault) {
      throw new IllegalStateException(fault);
    }
  }

  private static void line(String name, Object value, StringBuilder out) {
    out.append("== ").append(name).append('\n');
    Collection<?> all = value instanceof Collection<?> many ? many : List.of(value);
    all.forEach(each -> out.append(each).append('\n'));
  }

  @Test
  void whatPlayersReadAndWhere() throws IOException {
    StringBuilder out = new StringBuilder();
    String text = read("all.kriegsspiel");
    for (ReadableText each : ReadableText.of(situation())) {
      out.append(each.what())
          .append(" | ")
          .append(each.audience())
          .append(" | ")
          .append(each.at().map(LocalDateTime::toString).orElse("before play"))
          .append(each.news() ? " | news | " : " | ")
          .append(each.isForAll() ? "for all | " : "")
          .append(each.text().replace("\n", "/"))
          .append(" | ")
          .append(quoted(text, each.within()))
          .append(" | ")
          .append(each.references().size())
          .append('\n');
    }
    compare("texts.expected", out.toString());
  }

  private static String quoted(String text, TextSpan span) {
    String words = text.substring(span.offset(), span.end()).replaceAll("\\s+", " ");
    return words.substring(0, Math.min(60, words.length()));
  }

  @Test
  void sheetsAndPosts() throws IOException {
    StringBuilder out = new StringBuilder();
    Situation situation = situation();
    SealedSheets.of(situation).forEach(each -> out.append(each).append('\n'));
    Knowledge knowledge = Knowledge.of(situation);
    line("readers", knowledge.readers(), out);
    line("hidden", knowledge.hiddenNames(), out);
    line(
        "map for all",
        knowledge.mapForAll().orElseThrow().places().stream().map(Place::name).toList(),
        out);
    compare("sheets.expected", out.toString());
  }
}
