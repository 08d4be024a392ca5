package studio.kriegsspiel.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.ground.Ground;

/** The sample texts: for each check one that fails and one near miss that passes. */
public final class Samples {
  static final Path FOLDER = Path.of("src/test/resources/samples");
  private static final Ground GROUND = SampleGround.make();
  private static final int MOST_KEPT = 1500;
  private static final Map<String, ParsedScenario> PARSED = new ConcurrentHashMap<>();
  private static final Map<ParsedScenario, Situation> SITUATIONS =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private static Ground changedGround = GROUND;
  private static Optional<String> change = Optional.empty();

  private Samples() {}

  public static Path fails(String id) {
    return FOLDER.resolve(id).resolve("fails.kriegsspiel");
  }

  public static Path passes(String id) {
    return FOLDER.resolve(id).resolve("passes.kriegsspiel");
  }

  static Path golden(String id) {
    return FOLDER.resolve(id).resolve("fails.expected");
  }

  static ParsedScenario parse(Path sample) {
    return parse(sample.getFileName().toString(), read(sample));
  }

  /** A text as the language reads it; what was read once is not read again. */
  public static ParsedScenario parse(String name, String text) {
    if (PARSED.size() > MOST_KEPT) {
      PARSED.clear();
      SITUATIONS.clear();
    }
    return PARSED.computeIfAbsent(
        name + "\n" + text, key -> new ScenarioLanguage().parse(name, text));
  }

  public static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A sample's text under another book. */
  static String under(RuleBookId book, String text) {
    return text.replaceFirst("(?m)^  rules +\\S+.*$", "  rules " + book.id());
  }

  /** All findings of the checks, those of the language left out. */
  public static List<Finding> check(ParsedScenario parsed) {
    return Asked.checker().check(situationOnce(parsed), parsed.text());
  }

  /** All findings of the checks of some ids that are asked. */
  static List<Finding> check(ParsedScenario parsed, Predicate<String> ids) {
    return Asked.checker(ids).check(situationOnce(parsed), parsed.text());
  }

  /**
   * A sample on its ground with whatever was searched for there before. A trial that changes more
   * than checks keeps it no longer than the change; while it learns which tests ask what, nothing
   * is kept.
   */
  private static Situation situationOnce(ParsedScenario parsed) {
    ground();
    return Asked.isOfChecks() || Asked.change().isPresent()
        ? SITUATIONS.computeIfAbsent(parsed, Samples::situation)
        : situation(parsed);
  }

  /** The ground of the samples, without what was searched for on it under another change. */
  private static synchronized Ground ground() {
    if (Asked.isOfChecks()) {
      return GROUND;
    }
    if (Asked.change().isEmpty() || !Asked.change().equals(change)) {
      change = Asked.change();
      changedGround = Ground.of(GROUND.terrain(), GROUND.heights());
      SITUATIONS.clear();
    }
    return changedGround;
  }

  /** A sample on its ground, under the book it names, of which nothing has been asked yet. */
  static Situation situation(ParsedScenario parsed) {
    Scenario scenario = parsed.scenario().orElseThrow();
    Optional<RuleBookId> id = scenario.header().rules().map(RuleChoice::book);
    RuleBook book =
        RuleBooks.get(id.orElse(RuleBookId.REISSWITZ_1824))
            .with(scenario.header().rules().map(RuleChoice::switches).orElse(List.of()));
    Optional<Ground> ground =
        scenario.header().terrain().filter("sample-ground"::equals).map(name -> ground());
    return new Situation(scenario, book, ground);
  }

  /** The findings of one check. */
  static List<Finding> of(String id, List<Finding> all) {
    return all.stream().filter(finding -> finding.id().equals(id)).toList();
  }

  /** Findings as a terminal shows them, with the text after each fix's edits that changed. */
  static String print(ParsedScenario parsed, List<Finding> findings) {
    PrintedFinding form =
        new PrintedFinding(Map.of(parsed.document(), parsed.text()), Palette.PLAIN);
    StringBuilder out = new StringBuilder();
    findings.forEach(finding -> out.append(form.of(finding)));
    return out.toString();
  }
}
