package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.Checker;
import studio.kriegsspiel.desktop.model.analysis.Analysis;
import studio.kriegsspiel.desktop.model.analysis.Analyst;
import studio.kriegsspiel.desktop.model.analysis.Findings;
import studio.kriegsspiel.desktop.model.text.Manuscript.Snapshot;
import studio.kriegsspiel.desktop.model.work.Progress;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.ground.Ground;

/** Reads a text with the language, finds its ground and runs the checks of its rule book. */
final class StudioAnalyst implements Analyst {
  private final ScenarioLanguage language = new ScenarioLanguage();
  private final Checker checker = Checker.ofAll();
  private final Grounds grounds;

  StudioAnalyst(Grounds grounds) {
    this.grounds = grounds;
  }

  @Override
  public Analysis analyse(
      String document, Optional<Path> file, Snapshot snapshot, Progress progress) {
    ParsedScenario parsed =
        file.map(Path::toAbsolutePath)
            .map(Path::getParent)
            .map(folder -> language.parse(document, snapshot.text(), folder))
            .orElseGet(() -> language.parse(document, snapshot.text()));
    List<Finding> findings = new ArrayList<>(parsed.findings());
    progress.stopIfCancelled();
    Optional<Ground> ground =
        parsed.scenario().flatMap(scenario -> findGround(scenario, file, findings));
    progress.stopIfCancelled();
    RuleBook book = findBook(parsed, file, findings);
    parsed
        .scenario()
        .ifPresent(
            scenario ->
                findings.addAll(
                    checker.check(new Situation(scenario, book, ground), snapshot.text())));
    findings.sort(Findings.ORDER);
    return new Analysis(
        snapshot.version(), snapshot.text(), parsed.scenario(), ground, book, findings);
  }

  private Optional<Ground> findGround(
      Scenario scenario, Optional<Path> file, List<Finding> findings) {
    try {
      return scenario.header().terrain().flatMap(name -> grounds.read(file, name));
    } catch (GroundException unreadable) {
      findings.add(
          Finding.ofText(
              "KS-POS-005",
              Severity.ERROR,
              scenario.header().terrainSpan(),
              String.valueOf(unreadable.getMessage())));
      return Optional.empty();
    }
  }

  private static RuleBook findBook(
      ParsedScenario parsed, Optional<Path> file, List<Finding> findings) {
    Optional<RuleChoice> choice = parsed.scenario().flatMap(scenario -> scenario.header().rules());
    RuleBook plain = RuleBooks.get(choice.map(RuleChoice::book).orElse(RuleBookId.REISSWITZ_1824));
    try {
      return choice.map(chosen -> switched(plain, chosen, file)).orElse(plain);
    } catch (RulesException unusable) {
      TextSpan span = choice.map(RuleChoice::span).orElse(TextSpan.NONE);
      findings.add(
          Finding.ofText(
              "KS-RUL-001", Severity.ERROR, span, String.valueOf(unusable.getMessage())));
      return plain;
    }
  }

  private static RuleBook switched(RuleBook plain, RuleChoice choice, Optional<Path> file) {
    RuleBook book = plain.with(choice.switches());
    Optional<Path> tables =
        choice.tables().flatMap(folder -> file.map(path -> path.resolveSibling(folder)));
    return tables.map(book::withTables).orElse(book);
  }
}
