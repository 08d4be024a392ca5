package studio.kriegsspiel.study.rehearsed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.checks.rehearsal.RehearsalFault;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.study.SamplePage;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** What is told of a rehearsal that is kept beside its scenario. */
class KeptRehearsalTest {
  private static final String TEXT =
      """
      scenario "Farm"
        rules reisswitz-1824
        terrain "mont-saint-jean"
        on 18 June 1815 from 13:00 to 15:00
      general idea "Blue holds the farm, which Red wants."
      side Blue
        objective hold "La Haye Sainte" until 15:00
        role "Commander" for Baring
      side Red
        role "Commander" for First
      army of Blue
        battalion "2nd Light KGL" as Baring: 378 men, rifles
      army of Red
        battalion "First" as First: 800 men
        battalion "Second" as Second: 800 men
      deploy
        Baring garrisons "La Haye Sainte"
        First in column at "La Belle Alliance" facing north
      intelligence
        when Red.First within 400 paces of "La Haye Sainte" tell Blue by Baring: "They come."
      reinforcements
        Red.Second enters by "Brussels road" from the south at 13:40 in column of route to "La Belle Alliance"
      """;

  @TempDir Path folder = Path.of("");
  private Path scenario = Path.of("");

  @BeforeEach
  void write() throws IOException {
    scenario = Files.writeString(folder.resolve("farm.kriegsspiel"), TEXT);
  }

  private static Map<String, Object> chance(double share) {
    return Map.of(
        "times", Math.round(100 * share),
        "share", share,
        "least", Math.max(0, share - 0.1),
        "most", Math.min(1, share + 0.1));
  }

  private static Map<String, Object> changed(String change, boolean matters, double blue) {
    return Map.of(
        "unit",
        "Red.Second",
        "change",
        change,
        "minutes",
        30,
        "matters",
        matters,
        "ahead",
        Map.of("Blue", chance(blue), "Red", chance(1 - blue)));
  }

  private Study study() {
    return Studies.ofLibrary().read(scenario);
  }

  private Map<String, Object> facts(double blue, double late, double contact, boolean matters) {
    return KeptRehearsal.whole(
        study().situation().orElseThrow(),
        Map.of(
            "games", 100,
            "ahead", Map.of("Blue", chance(blue), "Red", chance(1 - blue)),
            "objectives",
                List.of(
                    Map.of(
                        "side", "Blue",
                        "objective", "hold \"La Haye Sainte\" until 15:00",
                        "gained", chance(blue))),
            "awaited",
                List.of(
                    Map.of(
                        "event", waitingEvent(),
                        "comes", chance(1),
                        "late", chance(late))),
            "changes", List.of(changed("without", matters, blue), changed("earlier", true, 0.5)),
            "contact",
                Map.of(
                    "share", contact,
                    "least", Math.max(0, contact - 0.1),
                    "most", Math.min(1, contact + 0.1),
                    "hours", List.of())));
  }

  private String waitingEvent() {
    return Events.of(study().situation().orElseThrow()).waiting().get(0).id();
  }

  private List<Finding> kept(Map<String, Object> facts) throws IOException {
    KeptRehearsal.write(KeptRehearsal.beside(scenario), facts);
    return found();
  }

  private List<Finding> found() {
    return study().findingsWithVariants().stream()
        .filter(each -> each.id().startsWith("KS-REH"))
        .toList();
  }

  private static List<String> told(List<Finding> found) {
    return found.stream()
        .map(each -> each.id() + " line " + each.span().line() + ": " + each.message())
        .toList();
  }

  @Test
  void tellsWhatMattersMostThreeThingsAndNoMore() throws IOException {
    assertThat(told(kept(facts(0.95, 0.9, 0.2, false))))
        .containsExactlyInAnyOrder(
            "KS-REH-004 line 4: Bodies of two sides meet in 20 of 100 games (10 to 30 %) alone.",
            "KS-REH-001 line 7: Blue is to hold \"La Haye Sainte\" until 15:00, and does in 95 of 100 games (85 to 100 %), so that there is little to decide.",
            "KS-REH-002 line 20: This news comes only after the first contact in 90 of 100 games (80 to 100 %).");
    assertThat(told(kept(facts(0.5, 0, 1, false))))
        .containsExactly(
            "KS-REH-003 line 22: Whether `Second` comes or not changes no more than chance would in 100 games.");
    assertThat(kept(facts(0.5, 0, 1, true))).isEmpty();
    assertThat(kept(facts(0.6, 0, 1, false)).get(0).fixes())
        .extracting(Fix::title)
        .containsExactly("let `Second` come at 13:10");
    assertThat(kept(facts(0.4, 0, 1, false)).get(0).fixes()).isEmpty();
  }

  @Test
  void gamesThatBrokeAreToldFirst() throws IOException {
    assertThat(told(kept(broken())))
        .startsWith("KS-REH-007 line 4: Of 102 games 2 broke and are not counted.")
        .hasSize(2);
  }

  private Map<String, Object> broken() {
    Map<String, Object> facts = new LinkedHashMap<>(facts(0.5, 0, 1, false));
    facts.put("broken", List.of(4, 17));
    facts.put("seed", 1);
    return facts;
  }

  @Test
  void proposesTheHourThatMakesItMostEven() throws IOException {
    Finding decided =
        kept(facts(0.95, 0, 1, true)).stream()
            .filter(each -> each.id().equals(RehearsalFault.DECIDED.id()))
            .findFirst()
            .orElseThrow();
    assertThat(decided.fixes())
        .extracting(Fix::title)
        .containsExactly("let `Second` come at 13:10");
    assertThat(decided.fixes().get(0).edits()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "800 men, 700 men, true",
    "facing north, facing east, true",
    "They come., Now., false"
  })
  void isOldAfterAnEditThatMatters(String from, String to, boolean old) throws IOException {
    KeptRehearsal.write(KeptRehearsal.beside(scenario), facts(0.5, 0, 1, true));
    Files.writeString(scenario, TEXT.replace(from, to));
    assertThat(found().stream().map(Finding::id).toList())
        .isEqualTo(old ? List.of(RehearsalFault.OLD.id()) : List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[",
        "[]",
        "{\"format\": \"kriegsspiel-rehearsal/1\"}",
        "{\"format\": \"kriegsspiel-rehearsal/1\", \"games\": 1, \"contact\": {\"hours\": [1, \"x\", 3]}}"
      })
  void whatIsNoRehearsalIsToldAndNothingElse(String junk) throws IOException {
    Files.writeString(KeptRehearsal.beside(scenario), junk);
    assertThat(told(found()))
        .containsExactly(
            "KS-REH-006 line 4: farm.rehearsal.json beside the scenario is no rehearsal that can be read.");
  }

  @Test
  void aHugeFileIsNotReadToItsEnd() throws IOException {
    Files.writeString(KeptRehearsal.beside(scenario), "[" + " ".repeat(5_000_000) + "]");
    assertThat(found()).extracting(Finding::id).containsExactly(RehearsalFault.UNREADABLE.id());
  }

  @ParameterizedTest
  @EnumSource(RehearsalFault.class)
  void hasItsPageAndItsLine(RehearsalFault fault) throws IOException {
    Map<String, Object> facts =
        switch (fault) {
          case DECIDED, NEWS, CONTACT -> facts(0.95, 0.9, 0.2, false);
          case IDLE -> facts(0.5, 0, 1, false);
          case BROKEN -> broken();
          case OLD, UNREADABLE -> Map.of();
        };
    if (fault == RehearsalFault.OLD) {
      KeptRehearsal.write(KeptRehearsal.beside(scenario), facts(0.5, 0, 1, false));
      Files.writeString(scenario, TEXT.replace("13:40", "13:50"));
    } else {
      KeptRehearsal.write(KeptRehearsal.beside(scenario), facts);
    }
    SamplePage.holds(
        fault,
        found().stream().filter(each -> each.id().equals(fault.id())).findFirst().orElseThrow(),
        study());
  }

  @Test
  void liesBesideItsScenario() {
    assertThat(KeptRehearsal.beside(Path.of("a", "b.kriegsspiel")))
        .isEqualTo(Path.of("a", "b.rehearsal.json"));
  }
}
