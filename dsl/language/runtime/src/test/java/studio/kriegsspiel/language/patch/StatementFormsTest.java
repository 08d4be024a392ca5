package studio.kriegsspiel.language.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.edit.Host;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKinds;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * What becomes of one text when forms add to it or change it. Every wish is shown with the lines
 * that go and come; all others stay as they are, to the byte.
 */
class StatementFormsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/forms/statements.golden.txt");
  private static final String NAME = "small.kriegsspiel";

  private final ScenarioLanguage language = new ScenarioLanguage();
  private final String text = resource("scenario.kriegsspiel");
  private final ParsedScenario before = parse(text);
  private final ScenarioText source = before.written().orElseThrow();

  private static String resource(String name) {
    try (var in = StatementFormsTest.class.getResourceAsStream("/forms/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private ParsedScenario parse(String written) {
    return language.parse(NAME, written);
  }

  private record Case(String title, Map<String, String> values) {}

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String line : resource("wishes.txt").lines().toList()) {
      if (line.startsWith("= ")) {
        cases.add(new Case(line.substring(2), new LinkedHashMap<>()));
      } else if (!line.isBlank()) {
        int colon = line.indexOf(':');
        cases
            .get(cases.size() - 1)
            .values()
            .put(line.substring(0, colon), line.substring(colon + 1).strip().replace("\\n", "\n"));
      }
    }
    return cases;
  }

  /** The wish, and what its statement has to say in the end. */
  private record Wish(Intention intention, StatementKind kind, Map<String, String> values) {}

  private Wish wish(Case each) {
    String title = each.title();
    if (title.startsWith("new ")) {
      StatementKind kind = StatementKinds.get(title.split(" ")[1]);
      return new Wish(new Intention.Say(kind, each.values(), host(title)), kind, each.values());
    }
    int says = title.indexOf(" that says ");
    StatementKind kind = StatementKinds.get(title.substring(0, says));
    String words = title.substring(says + " that says ".length());
    Statement statement = find(kind, words);
    Map<String, String> values = new HashMap<>(statement.read(text).values());
    values.putAll(each.values());
    return new Wish(new Intention.Amend(kind, statement.span(), values), kind, values);
  }

  private Host host(String title) {
    int of = title.indexOf(" of ");
    int below = title.indexOf(" below ");
    if (of < 0) {
      return below < 0
          ? Host.NONE
          : Host.below(host(title.split(" ")[1], title.substring(below + 7)).span());
    }
    String side = title.substring(of + 4, below < 0 ? title.length() : below);
    Optional<UnitId> parent =
        below < 0 ? Optional.empty() : Optional.of(new UnitId(side, title.substring(below + 7)));
    return Host.of(side, parent);
  }

  private Statement host(String kind, String words) {
    return StatementKinds.get(kind).hosts().stream()
        .map(StatementKinds::get)
        .flatMap(each -> findAll(each, words))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing says " + words));
  }

  private Statement find(StatementKind kind, String words) {
    return findAll(kind, words)
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing says " + words));
  }

  private Stream<Statement> findAll(StatementKind kind, String words) {
    return Statements.of(source).stream()
        .filter(each -> each.kind().equals(kind))
        .filter(each -> text.substring(each.span().offset(), each.span().end()).contains(words));
  }

  @Test
  void formsWriteTheSmallestEdit() throws IOException {
    StringBuilder told = new StringBuilder();
    for (Case each : cases()) {
      Wish wish = wish(each);
      Rewrite rewrite = Patcher.of(source).rewrite(wish.intention());
      told.append("= ").append(each.title()).append('\n');
      if (rewrite instanceof Rewrite.Refused refused) {
        told.append("! ").append(refused.sentence()).append("\n\n");
        continue;
      }
      String after = TextEdit.applyAll(text, rewrite.edits());
      told.append(LineDiff.of(text, after)).append(faults(wish, after)).append('\n');
    }
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(GOLDEN, told.toString());
    }
    assertThat(told.toString().lines()).noneMatch(each -> each.startsWith("?"));
    assertThat(told.toString()).isEqualTo(Files.readString(GOLDEN));
  }

  /** What is not read again as it was meant, and what has become unreadable. */
  private String faults(Wish wish, String after) {
    ParsedScenario read = parse(after);
    List<String> known = before.findings().stream().map(Finding::message).toList();
    StringBuilder faults = new StringBuilder();
    read.findings().stream()
        .filter(each -> !known.contains(each.message()))
        .forEach(each -> faults.append("? ").append(each.message()).append('\n'));
    boolean said =
        Statements.of(read.written().orElseThrow()).stream()
            .filter(statement -> statement.kind().equals(wish.kind()))
            .map(statement -> statement.read(after).values())
            .anyMatch(values -> says(wish, values));
    if (!said) {
      faults.append("? it is not read again as it was meant\n");
    }
    if (!List.of("// it did rain", "// the farm", "/* rifles */", "// towards").stream()
        .allMatch(after::contains)) {
      faults.append("? a comment is gone\n");
    }
    return faults.toString();
  }

  private static boolean says(Wish wish, Map<String, String> values) {
    return wish.kind().slots().stream()
        .allMatch(
            slot -> wish.kind().value(slot, wish.values()).equals(wish.kind().value(slot, values)));
  }

  @Test
  void aFormThatIsLeftAsItIsWritesNothing() {
    for (Statement each : Statements.of(source)) {
      Rewrite rewrite =
          Patcher.of(source)
              .rewrite(new Intention.Amend(each.kind(), each.span(), each.read(text).values()));
      assertThat(rewrite.edits()).as(each.toString()).isEmpty();
    }
    assertThat(Statements.of(source).stream().map(each -> each.kind().id()).distinct())
        .hasSizeGreaterThan(18);
  }
}
