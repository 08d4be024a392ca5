package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.RehearsalReport;
import studio.kriegsspiel.reading.rehearsal.TriedChange;
import studio.kriegsspiel.reading.rehearsal.page.RehearsalPage;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.FurtherFindings;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * What a whole rehearsal has come to: the report, the marks of the solutions that were played and
 * what matters most, in words and figures; on a page and beside the scenario where that is wanted.
 *
 * @param study of the scenario or the variant that was rehearsed
 * @param path the scenario's file
 */
record WholeAccount(Terminal terminal, Study study, Path path) {

  /**
   * What is written besides.
   *
   * @param page the file of a page
   * @param kept whether the result is kept beside the scenario
   */
  record Wanted(Optional<String> page, boolean kept) {}

  Answer tell(
      Rehearsal rehearsal, long seed, Chances chances, List<TriedChange> tried, Wanted wanted)
      throws IOException {
    RehearsalReport report = RehearsalReport.of(rehearsal, seed, chances, tried);
    Situation situation = rehearsal.begun().situation();
    List<String> lines = new ArrayList<>(report.lines());
    Map<String, Object> facts = KeptRehearsal.whole(situation, report.facts());
    marks(rehearsal, chances, lines, facts);
    List<String> matters = matters(facts);
    if (!matters.isEmpty()) {
      lines.add("What matters most:");
      matters.forEach(each -> lines.add("  " + each));
    }
    if (wanted.page().isPresent()) {
      Path file = terminal.resolve(wanted.page().get());
      WholeFiles.write(file, RehearsalPage.of(rehearsal, chances, tried, report, matters));
      lines.add("Page in " + terminal.show(file) + ".");
    }
    if (wanted.kept()) {
      Path file = KeptRehearsal.beside(path);
      KeptRehearsal.write(file, facts);
      lines.add("Kept in " + terminal.show(file) + ".");
    }
    return new Answer(
        "rehearse", situation.clock().begins().toString(), String.join("\n", lines), facts);
  }

  private static void marks(
      Rehearsal rehearsal, Chances chances, List<String> lines, Map<String, Object> facts) {
    List<Object> all = new ArrayList<>();
    for (Led each : rehearsal.led()) {
      if (each.exercise().isPresent()) {
        Exercise exercise = each.exercise().get();
        lines.add("Marks of the solution of \"" + exercise.title() + "\":");
        all.add(
            new MarksAccount(rehearsal.begun().situation(), exercise, chances, Optional.empty())
                .tell(lines));
      }
    }
    facts.put("exercises", all);
  }

  /** What the studio tells in the text once the rehearsal is kept. */
  private List<String> matters(Map<String, Object> facts) {
    return FurtherFindings.of(study, facts).stream().map(WholeAccount::words).toList();
  }

  private static String words(Finding found) {
    return "%s, line %d: %s%s"
        .formatted(
            found.id(),
            found.span().line(),
            found.message(),
            found.fixes().stream()
                .map(fix -> " Proposed: " + fix.title() + ".")
                .collect(Collectors.joining()));
  }
}
