package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.variant.Varied;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.claim.ClaimVerdict;
import studio.kriegsspiel.situation.claim.Verdicts;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Keeps the page of the historical scenarios as they are ({@code -Dgoldens=rewrite} writes it): how
 * far their figures can be trusted, and what the march rules make of the hours that are told.
 */
class HistoryPageTest {
  private static final Library LIBRARY = Library.open();
  private static final String BEGIN = "<!-- made by HistoryPageTest -->\n";

  @Test
  void isAsTheScenariosAre() throws IOException {
    Path page = Path.of(System.getProperty("studio.root"), "docs/scenarios/README.md");
    String text = Files.readString(page);
    String made = text.substring(0, text.indexOf(BEGIN) + BEGIN.length()) + tables();
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(page, made);
    }
    assertThat(Files.readString(page)).isEqualTo(made);
  }

  private static String tables() {
    StringBuilder games = new StringBuilder();
    StringBuilder figures = new StringBuilder();
    StringBuilder hours = new StringBuilder();
    for (LibraryEntry entry : LIBRARY.scenarios()) {
      ParsedScenario parsed = new ScenarioLanguage().load(entry.path());
      Scenario scenario = parsed.scenario().orElseThrow();
      String ground = scenario.header().terrain().orElseThrow();
      if (scenario.units().allMatch(unit -> unit.sources().isEmpty())) {
        continue; // invented
      }
      String link = "[" + entry.title() + "](" + entry.slug() + ".md)";
      RuleBook book = RuleBooks.get(scenario.header().rules().orElseThrow().book());
      games.append(
          "| %s | %s | %d | %d | %s |%n"
              .formatted(
                  link,
                  book.title(),
                  scenario.sides().stream().mapToInt(side -> side.roles().size()).sum(),
                  scenario.variants().size(),
                  entry.summary()));
      figures.append("| %s | %s |%n".formatted(link, confidence(scenario)));
      Ground on = Ground.of(TerrainPackage.read(LIBRARY.findTerrain(ground).orElseThrow()));
      hours.append(hours(entry.title(), parsed, scenario, book, on));
    }
    return ("\n| scenario | book | roles | variants | what |\n|---|---|---|---|---|\n%s"
            + "\n## How far the strengths can be trusted\n\nUnits with a figure of their own, by the first source that it"
            + " names.\n\n| scenario | certain | probable | possible | conjecture |\n|---|---|---|---|---|\n%s"
            + "\n## What has to be so, and what the books make of it\n\n| scenario | asserted | working |\n|---|---|---|\n%s")
        .formatted(games, figures, hours)
        .replace(System.lineSeparator(), "\n");
  }

  private static String confidence(Scenario scenario) {
    List<Confidence> figures =
        scenario
            .units()
            .filter(unit -> !unit.isPost() && !unit.strength().equals(Strength.UNKNOWN))
            .flatMap(unit -> firstSource(scenario, unit).stream())
            .map(SourceNote::confidence)
            .toList();
    return Arrays.stream(Confidence.values())
        .map(each -> String.valueOf(Collections.frequency(figures, each)))
        .collect(Collectors.joining(" | "));
  }

  /** Its own first source, or that of the nearest formation above it, which tells of its parts. */
  private static Optional<SourceNote> firstSource(Scenario scenario, Unit unit) {
    return scenario
        .units()
        .filter(each -> each.holds(unit.id()) && !each.sources().isEmpty())
        .reduce((above, below) -> below)
        .map(each -> each.sources().get(0));
  }

  private static String hours(
      String title, ParsedScenario parsed, Scenario scenario, RuleBook book, Ground ground) {
    List<String> rows = new ArrayList<>();
    add(rows, title, parsed, scenario, book, ground, 0);
    for (Variant variant : scenario.variants()) {
      if (!variant.added().assertions().isEmpty()) {
        Scenario varied = Varied.of(scenario, variant);
        int own = scenario.review().assertions().size();
        add(rows, title + ", *" + variant.title() + "*", parsed, varied, book, ground, own);
      }
    }
    return rows.stream().map(row -> row + "\n").collect(Collectors.joining());
  }

  private static void add(
      List<String> rows,
      String title,
      ParsedScenario parsed,
      Scenario scenario,
      RuleBook book,
      Ground ground,
      int known) {
    int[] met = {0};
    Verdicts.of(new Situation(scenario, book, Optional.of(ground)))
        .each(
            (assertion, verdict) -> {
              assertThat(verdict.kind()).as(verdict.working()).isEqualTo(ClaimVerdict.Kind.HOLDS);
              if (met[0]++ >= known) {
                int end =
                    assertion.sources().stream()
                        .mapToInt(source -> source.span().offset())
                        .min()
                        .orElse(assertion.span().end());
                String said = parsed.text().substring(assertion.span().offset(), end);
                String by =
                    assertion.sources().stream()
                        .map(source -> " (" + source.work() + ")")
                        .collect(Collectors.joining());
                rows.add(
                    "| %s | %s | %s |"
                        .formatted(
                            title,
                            said.replaceFirst("^assert ", "").replaceAll("\\s+", " ").strip() + by,
                            verdict.working()));
              }
            });
  }
}
