package studio.kriegsspiel.export.pack;

import java.util.stream.Collectors;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Where the author has hours, weather, works, marches, reports and events from; figures, positions,
 * arrivals and what has to be so have their sources beside them.
 */
final class UmpireSources {
  private final Scenario scenario;

  UmpireSources(Scenario scenario) {
    this.scenario = scenario;
  }

  /** Prints a table of them; nothing where none is named. */
  void print(PaperText flow) {
    Table table = new Table(Table.words("What", 60), Table.words("Source", 90));
    for (Sourced each : Sourced.of(scenario)) {
      if (each.kind() == Sourced.Kind.OTHER) {
        table.row(
            PaperWords.capital(
                each.what()
                    + each.unit().map(unit -> " of " + title(unit)).orElse("")
                    + each.which()),
            each.sources().stream().map(NumberedSources::words).collect(Collectors.joining("; ")));
      }
    }
    if (!table.isEmpty()) {
      flow.heading("Where this comes from").table(table);
    }
  }

  private String title(UnitId id) {
    return scenario.findUnit(id).map(Unit::title).orElse(id.toString());
  }
}
