package studio.kriegsspiel.cli.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.export.ExportResult;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Study;

/**
 * Exports a scenario and tells how it went.
 *
 * @param wish what is wanted
 * @param umpires for how many umpires; told once the scenario is known
 */
public record ExportJob(ExportWish wish, UmpiresOption umpires) {
  /**
   * Runs it; findings that are errors refuse the export and are shown.
   *
   * @param file the scenario's file as the user knows it
   */
  public int run(Study study, String file, Terminal terminal) {
    List<Finding> findings = study.findings();
    Situation situation =
        study
            .situation()
            .orElseThrow(
                () -> {
                  show(study, findings, terminal);
                  return new CommandFault(
                      file + " could not be understood well enough to export anything.");
                });
    if (study.ground().isEmpty()) {
      throw new CommandFault(withoutGround(file, situation.scenario()));
    }
    OptionalInt count = umpires.of(situation.scenario(), wish.targets());
    ExportWish whole = count.isPresent() ? wish.umpiredBy(count.getAsInt()) : wish;
    return tell(new Exporter().export(whole.request(study)), study, terminal);
  }

  private int tell(ExportResult result, Study study, Terminal terminal) {
    return result.match(
        written -> {
          for (Path file : written.files()) {
            terminal.out().println("  " + terminal.show(file));
          }
          terminal.out().println(written.message());
          return ExitStatus.FINE;
        },
        refused -> {
          int errors = refused.errors().size();
          show(study, refused.errors(), terminal);
          terminal
              .err()
              .println(
                  "studio: nothing was exported; mend "
                      + (errors == 1 ? "this error" : "these " + errors + " errors")
                      + " first.");
          return ExitStatus.FINDINGS;
        },
        leaked -> {
          terminal
              .err()
              .println("studio: nothing was exported; the audit found what must not be told:");
          leaked.leaks().forEach(leak -> terminal.err().println("  " + leak));
          return ExitStatus.FINDINGS;
        });
  }

  private static void show(Study study, List<Finding> findings, Terminal terminal) {
    PrintedFinding form =
        new PrintedFinding(
            Map.of(study.document(), study.text()),
            terminal.colour() ? Palette.ANSI : Palette.PLAIN);
    findings.forEach(finding -> terminal.out().print(form.of(finding)));
  }

  private static String withoutGround(String file, Scenario scenario) {
    return file
        + scenario
            .header()
            .terrain()
            .map(
                name ->
                    " is played on `"
                        + name
                        + "`, which is neither beside it nor in the library; import it first.")
            .orElse(" names no terrain, so there is no map to export; add a `terrain` line.");
  }
}
