package studio.kriegsspiel.study.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.scenario.finding.Severity;

/**
 * The beginning of a scenario from a file of another program: its sides with their armies, brought
 * in from the list, where troops stand, how they move, and what happens.
 *
 * @param text the scenario
 * @param remarks what could not be kept, each with its line in the file
 * @param faults what the language finds wrong with the text; empty where all is well
 */
public record ArmyScenario(String text, List<String> remarks, List<String> faults) {
  /** What the list is called while it lies nowhere. */
  private static final String STAND_IN = "army-list";

  private static final Pattern INNER = Pattern.compile("[^.]*\\.[^.]*");

  /** Copies the lists. */
  public ArmyScenario {
    remarks = List.copyOf(remarks);
    faults = List.copyOf(faults);
  }

  /**
   * Writes one.
   *
   * @param list the army list as the scenario names it
   * @throws TableException if the file tells of no day
   */
  public static ArmyScenario of(TableCells file, ArmyTable army, String list) {
    ArmyDay day =
        file.day()
            .orElseThrow(
                () ->
                    new TableException(
                        file.name()
                            + " is a table and tells no places; a scenario is made of a file of"
                            + " ORBAT Mapper or MSDL."));
    List<String> remarks = new ArrayList<>(day.remarks());
    for (ArmyTable.Row row : army.rows()) {
      List<String> told =
          row.remarks().stream().filter(each -> !each.equals(ArmyTable.PLACES)).toList();
      if (!told.isEmpty()) {
        remarks.add("line " + row.line() + ", " + String.join("; ", told));
      }
    }
    DayClock clock = DayClock.of(day, army.rows());
    DayText rest = new DayText(clock, file.name(), army.rows(), remarks);
    String body = rest.troops() + rest.events(day.events());
    if (clock.ends().isEmpty()) {
      remarks.add("the file does not say when play ends");
    }
    String head = head(file, day, clock);
    FileTexts lists = path -> army.text();
    List<String> faults =
        new ScenarioLanguage()
                .parse(
                    "scenario.kriegsspiel",
                    head + sides(army, STAND_IN) + body,
                    lists.knowing(name -> Optional.of(Path.of(STAND_IN))))
                .findings()
                .stream()
                .filter(each -> each.severity() == Severity.ERROR)
                .map(each -> "line " + each.span().line() + " of the scenario: " + each.message())
                .toList();
    return new ArmyScenario(head + sides(army, list) + body, remarks, faults);
  }

  private static String head(TableCells file, ArmyDay day, DayClock clock) {
    StringBuilder text = new StringBuilder();
    text.append("// Read from ").append(file.name().replaceAll("[\\r\\n]", " ")).append(".\n");
    text.append("scenario \"")
        .append(ArmyText.title(day.title().isBlank() ? file.name() : day.title()))
        .append("\"\n");
    clock.head().ifPresent(each -> text.append("  ").append(each).append('\n'));
    if (!day.idea().isBlank()) {
      text.append("\ngeneral idea ").append(DayText.prose(day.idea(), "")).append('\n');
    }
    return text.toString();
  }

  private static String sides(ArmyTable army, String list) {
    StringBuilder text = new StringBuilder();
    Map<String, List<String>> sides = new LinkedHashMap<>();
    for (ArmyTable.Row row : army.rows()) {
      boolean highest = INNER.matcher(row.from().cell(1)).matches();
      if (highest && !row.name().isEmpty()) {
        sides.computeIfAbsent(row.from().cell(0), fresh -> new ArrayList<>()).add(row.name());
      }
    }
    Set<String> taken = new HashSet<>();
    StringBuilder armies = new StringBuilder();
    sides.forEach(
        (title, units) -> {
          String name = ArmyText.name(title, taken);
          text.append("\nside ").append(name);
          text.append(" \"").append(ArmyText.title(title)).append("\"\n");
          armies.append("\narmy of ").append(name).append("\n  import ");
          armies.append(String.join(", ", units));
          armies.append(" from \"").append(list).append("\"\n");
        });
    return text.append(armies).toString();
  }
}
