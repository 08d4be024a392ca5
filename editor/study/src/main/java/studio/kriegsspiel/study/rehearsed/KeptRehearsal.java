package studio.kriegsspiel.study.rehearsed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.rehearsal.RehearsalFault;
import studio.kriegsspiel.checks.rehearsal.RehearsalFindings;
import studio.kriegsspiel.checks.rehearsal.Rehearsed;
import studio.kriegsspiel.game.GameBasis;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.ScenarioFile;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * A rehearsal that is kept beside its scenario: {@code NAME.rehearsal.json}, as {@code
 * docs/formats/rehearsal.md} describes it. Files of others are read as far as they go, no larger
 * than some megabytes.
 */
public final class KeptRehearsal {
  /** What the format calls itself; the number goes up if a name in it changes. */
  public static final String FORMAT = "kriegsspiel-rehearsal/1";

  private static final int MOST_BYTES = 4_000_000;
  private static final int MOST_ITEMS = 2_000;
  private static final String SUFFIX = ".rehearsal.json";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private KeptRehearsal() {}

  /** The file beside a scenario's. */
  public static Path beside(Path scenario) {
    return ScenarioFile.beside(scenario, SUFFIX);
  }

  /**
   * All that is kept: what a rehearsal has come to, with what it rests on.
   *
   * @param facts as a report has them
   */
  public static Map<String, Object> whole(Situation situation, Map<String, Object> facts) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("format", FORMAT);
    all.put("basis", GameBasis.of(situation));
    all.putAll(facts);
    return all;
  }

  /** Keeps a rehearsal; the file is whole or stays as it was. */
  public static void write(Path file, Map<String, Object> whole) throws IOException {
    WholeFiles.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(whole) + "\n");
  }

  /** What a rehearsal says of its scenario. */
  public static List<Finding> findings(Map<String, Object> whole, CheckContext context) {
    return read(JSON.valueToTree(whole))
        .map(each -> RehearsalFindings.of(each, context))
        .orElse(List.of());
  }

  /** What is kept beside a scenario says of it; nothing where nothing is. */
  public static List<Finding> findings(Path scenario, CheckContext context) {
    Path file = beside(scenario);
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    Optional<Rehearsed> kept = read(file);
    if (kept.isEmpty()) {
      return List.of(
          note(
              RehearsalFault.UNREADABLE,
              context,
              "%s beside the scenario is no rehearsal that can be read."
                  .formatted(file.getFileName()),
              "rehearse the scenario again with --keep, or delete the file"));
    }
    if (!kept.get().basis().equals(GameBasis.of(context.situation()))) {
      return List.of(
          note(
              RehearsalFault.OLD,
              context,
              "%s was made of another state of the scenario.".formatted(file.getFileName()),
              "rehearse the scenario again with --keep"));
    }
    return RehearsalFindings.of(kept.get(), context);
  }

  private static Finding note(
      RehearsalFault fault, CheckContext context, String sentence, String hint) {
    return new Finding(
        fault.id(),
        fault.severity(),
        context.scenario().header().timeSpan(),
        Optional.empty(),
        sentence,
        List.of(),
        Optional.of(hint),
        List.of());
  }

  /** What a file holds, if it is a rehearsal. */
  static Optional<Rehearsed> read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      return bytes.length > MOST_BYTES ? Optional.empty() : read(JSON.readTree(bytes));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<Rehearsed> read(JsonNode root) {
    if (!root.path("format").asText().equals(FORMAT) || root.path("games").asInt() < 1) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new Rehearsed(
              root.path("basis").asText(),
              root.path("games").asInt(),
              each(root.path("broken"), KeptRehearsal::number),
              root.path("seed").asLong(1),
              each(root.path("objectives"), KeptRehearsal::gained),
              each(root.path("awaited"), KeptRehearsal::awaited),
              each(root.path("changes"), KeptRehearsal::changed),
              shares(root.path("ahead")),
              share(root.path("contact")),
              median(root.path("contact").path("hours"))));
    } catch (DateTimeParseException wrong) {
      return Optional.empty();
    }
  }

  private static <T> List<T> each(JsonNode all, Function<JsonNode, Optional<T>> reader) {
    List<T> read = new ArrayList<>();
    for (int i = 0; i < Math.min(all.size(), MOST_ITEMS); i++) {
      reader.apply(all.path(i)).ifPresent(read::add);
    }
    return read;
  }

  private static Optional<Integer> number(JsonNode node) {
    return node.canConvertToInt() && node.asInt() > 0
        ? Optional.of(node.asInt())
        : Optional.empty();
  }

  private static Optional<Rehearsed.Gained> gained(JsonNode node) {
    return node.has("gained")
        ? Optional.of(
            new Rehearsed.Gained(
                node.path("side").asText(),
                node.path("objective").asText(),
                share(node.path("gained"))))
        : Optional.empty();
  }

  private static Optional<Rehearsed.Awaited> awaited(JsonNode node) {
    return Optional.of(
        new Rehearsed.Awaited(
            node.path("event").asText(), share(node.path("comes")), share(node.path("late"))));
  }

  private static Optional<Rehearsed.Changed> changed(JsonNode node) {
    return UnitId.parse(node.path("unit").asText())
        .map(
            unit ->
                new Rehearsed.Changed(
                    unit,
                    node.path("change").asText(),
                    node.path("minutes").asInt(),
                    node.path("matters").asBoolean(),
                    shares(node.path("ahead"))));
  }

  private static Map<String, Rehearsed.Share> shares(JsonNode all) {
    Map<String, Rehearsed.Share> shares = new LinkedHashMap<>();
    all.properties().stream()
        .limit(MOST_ITEMS)
        .forEach(each -> shares.put(each.getKey(), share(each.getValue())));
    return shares;
  }

  private static Rehearsed.Share share(JsonNode node) {
    return new Rehearsed.Share(
        node.path("share").asDouble(),
        node.path("least").asDouble(),
        node.path("most").asDouble(1));
  }

  private static Optional<LocalDateTime> median(JsonNode hours) {
    return hours.size() == 3
        ? Optional.of(LocalDateTime.parse(hours.path(1).asText()))
        : Optional.empty();
  }
}
