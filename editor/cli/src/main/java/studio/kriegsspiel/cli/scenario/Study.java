package studio.kriegsspiel.cli.scenario;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.Checker;
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

/**
 * A scenario file as commands work on it: what was understood of the text, and the ground.
 *
 * @param file the file
 * @param parsed what was understood
 * @param ground the ground it names, if it is at hand
 */
public record Study(Path file, ParsedScenario parsed, Optional<Ground> ground) {

  /** Reads a scenario and its ground. */
  public static Study read(Path file) {
    return of(file, new ScenarioLanguage().load(file));
  }

  /** The same of a text that belongs to a file, whatever is in the file. */
  public static Study of(String text, Path file) {
    Path folder = file.toAbsolutePath().resolveSibling(".").normalize();
    String name = String.valueOf(file.getFileName());
    return of(file, new ScenarioLanguage().parse(name, text, folder));
  }

  private static Study of(Path file, ParsedScenario parsed) {
    Optional<Ground> ground =
        parsed
            .scenario()
            .flatMap(scenario -> scenario.header().terrain())
            .flatMap(name -> GroundFinder.find(file, name));
    return new Study(file, parsed, ground);
  }

  /**
   * The rule book the scenario names, with its switches and tables; Reisswitz where it names none.
   */
  public RuleBook ownBook() {
    Optional<RuleChoice> choice = parsed.scenario().flatMap(each -> each.header().rules());
    RuleBook book = RuleBooks.get(choice.map(RuleChoice::book).orElse(RuleBookId.REISSWITZ_1824));
    if (choice.isEmpty()) {
      return book;
    }
    RuleBook switched = book.with(choice.get().switches());
    return choice
        .get()
        .tables()
        .map(folder -> switched.withTables(file.toAbsolutePath().resolveSibling(folder)))
        .orElse(switched);
  }

  /** All findings under a rule book, those of the text included, in the order of the text. */
  public List<Finding> check(RuleBook book) {
    List<Finding> all = new ArrayList<>(parsed.findings());
    Optional<Scenario> scenario = parsed.scenario();
    if (scenario.isPresent()) {
      all.addAll(Checker.ofAll().check(new Situation(scenario.get(), book, ground), parsed.text()));
    }
    all.sort(
        Comparator.comparing((Finding each) -> !each.span().isPresent())
            .thenComparingInt(each -> each.span().offset()));
    return List.copyOf(all);
  }

  /** The file's name without its ending and a leading article, for folders made from it. */
  public String name() {
    String name = String.valueOf(file.getFileName());
    String stem =
        name.endsWith(ScenarioFiles.SUFFIX)
            ? name.substring(0, name.length() - ScenarioFiles.SUFFIX.length())
            : name;
    return stem.startsWith("the-") ? stem.substring("the-".length()) : stem;
  }
}
