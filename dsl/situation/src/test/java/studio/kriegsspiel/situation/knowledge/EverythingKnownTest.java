package studio.kriegsspiel.situation.knowledge;

import static studio.kriegsspiel.situation.Everything.compare;
import static studio.kriegsspiel.situation.Everything.line;
import static studio.kriegsspiel.situation.Everything.situation;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Everything;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * All that each reader knows at some minutes of a scenario with something of everything, and what
 * is handed to whom.
 */
class EverythingKnownTest {
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

  @Test
  void whatPlayersReadAndWhere() throws IOException {
    StringBuilder out = new StringBuilder();
    String text = Everything.text();
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
