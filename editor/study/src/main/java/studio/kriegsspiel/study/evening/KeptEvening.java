package studio.kriegsspiel.study.evening;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.people.Spare;
import studio.kriegsspiel.scenario.text.ScenarioFile;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Who comes tonight, as it is kept beside a scenario: {@code NAME.tonight.json}, as {@code
 * docs/formats/tonight.md} describes it. Files of others are read as far as they are plain.
 */
public final class KeptEvening {
  /** What the format calls itself; the number goes up if a name in it changes. */
  public static final String FORMAT = "kriegsspiel-tonight/1";

  private static final int MOST_BYTES = 100_000;
  private static final int MOST_PEOPLE = 1_000;
  private static final String SUFFIX = ".tonight.json";
  private static final String UMPIRE = "umpire";
  private static final String NOBODY = "nobody";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Scenario scenario;
  private final RoleWords roles;

  private KeptEvening(Scenario scenario) {
    this.scenario = scenario;
    this.roles = new RoleWords(scenario);
  }

  /** The file beside a scenario's. */
  public static Path beside(Path scenario) {
    return ScenarioFile.beside(scenario, SUFFIX);
  }

  /**
   * Who comes, by what a file says.
   *
   * @throws UnreadableEveningException if it says something else, or of roles that there are not
   */
  public static WhoComes read(Path file, Scenario scenario) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new UnreadableEveningException(
            Figures.format("It is larger than %,d bytes.", MOST_BYTES));
      }
      return new KeptEvening(scenario).read(JSON.readTree(bytes));
    } catch (JsonProcessingException broken) {
      throw new UnreadableEveningException(
          "It is no JSON from line %d on."
              .formatted(
                  Optional.ofNullable(broken.getLocation())
                      .map(place -> place.getLineNr())
                      .orElse(1)));
    } catch (IOException unreadable) {
      throw new UnreadableEveningException("It cannot be read.");
    }
  }

  /** Keeps who comes; the file is whole or stays as it was. */
  public static void write(Path file, WhoComes who) throws IOException {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("format", FORMAT);
    who.people().ifPresent(people -> all.put("people", people));
    all.put("without", who.without().stream().map(RoleWords::of).toList());
    all.put("order", who.order().stream().map(KeptEvening::written).toList());
    all.put("players", who.players().stream().map(KeptEvening::written).toList());
    WholeFiles.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n");
  }

  private static Map<String, Object> written(Spare spare) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("role", RoleWords.of(spare.role()));
    spare
        .heir()
        .ifPresent(heir -> fields.put("to", heir.match(RoleWords::of, () -> UMPIRE, () -> NOBODY)));
    return fields;
  }

  private static Map<String, Object> written(Person person) {
    return Map.of(
        "name",
        person.name(),
        "plays",
        person.roles().stream()
            .map(each -> RoleWords.of(new Audience.RoleOnly(each.side(), each.role())))
            .toList());
  }

  private WhoComes read(JsonNode root) {
    demand(root.path("format").asText().equals(FORMAT), "Its `format` is not `" + FORMAT + "`.");
    onlyFields(root, Set.of("format", "people", "without", "order", "players"));
    return new WhoComes(
        people(root.path("people")),
        list(root, "without", each -> role(each, "without")),
        list(root, "order", this::spare),
        list(root, "players", this::person));
  }

  private static OptionalInt people(JsonNode node) {
    if (node.isMissingNode() || node.isNull()) {
      return OptionalInt.empty();
    }
    demand(
        node.canConvertToInt() && node.isInt() && node.asInt() > 0 && node.asInt() <= MOST_PEOPLE,
        Figures.format("`people` is a whole number from 1 to %,d.", MOST_PEOPLE));
    return OptionalInt.of(node.asInt());
  }

  private Spare spare(JsonNode node) {
    onlyFields(node, Set.of("role", "to"));
    Audience.RoleOnly role = role(node.path("role"), "order");
    return new Spare(role, heir(node.path("to"), role), TextSpan.NONE);
  }

  private Optional<Heir> heir(JsonNode to, Audience.RoleOnly role) {
    if (to.isMissingNode() || to.isNull()) {
      return Optional.empty();
    }
    boolean aRole =
        scenario.sides().stream()
            .flatMap(side -> side.roles().stream())
            .anyMatch(each -> each.title().equalsIgnoreCase(to.asText()));
    if (!aRole && to.asText().equalsIgnoreCase(UMPIRE)) {
      return Optional.of(Heir.UMPIRE);
    }
    if (!aRole && to.asText().equalsIgnoreCase(NOBODY)) {
      return Optional.of(Heir.NOBODY);
    }
    Audience.RoleOnly heir = role(to, "order");
    demand(
        heir.side().equals(role.side()) && !heir.equals(role),
        "`order` gives `%s` to `%s`, which is not another role of its side."
            .formatted(RoleWords.of(role), RoleWords.of(heir)));
    return Optional.of(new Heir.OtherRole(heir));
  }

  private Person person(JsonNode node) {
    onlyFields(node, Set.of("name", "plays"));
    String name = node.path("name").asText().strip();
    demand(!name.isEmpty(), "A player in `players` has no `name`.");
    List<HeldRole> held =
        list(node, "plays", each -> role(each, "plays")).stream()
            .map(each -> new HeldRole(each.side(), each.role(), TextSpan.NONE))
            .toList();
    demand(!held.isEmpty(), "`%s` in `players` plays nothing.".formatted(name));
    demand(
        held.stream().map(HeldRole::side).distinct().count() == 1,
        "`%s` in `players` plays roles of two sides; papers of both in one hand would tell each of the other."
            .formatted(name));
    return new Person(name, true, held, TextSpan.NONE, TextSpan.NONE);
  }

  private Audience.RoleOnly role(JsonNode node, String field) {
    demand(node.isTextual(), "`%s` names roles, such as `Commander of Blue`.".formatted(field));
    return roles.find(node.asText().strip());
  }

  private static <T> List<T> list(JsonNode of, String field, Function<JsonNode, T> reader) {
    JsonNode all = of.path(field);
    demand(all.isMissingNode() || all.isArray(), "`%s` is a list.".formatted(field));
    List<T> read = new ArrayList<>();
    all.forEach(each -> read.add(reader.apply(each)));
    return read;
  }

  private static void onlyFields(JsonNode node, Set<String> known) {
    demand(node.isObject(), "It holds something that has no fields.");
    node.fieldNames()
        .forEachRemaining(
            name ->
                demand(
                    known.contains(name),
                    "It has a field `%s`, which there is not.".formatted(name)));
  }

  private static void demand(boolean holds, String otherwise) {
    if (!holds) {
      throw new UnreadableEveningException(otherwise);
    }
  }
}
