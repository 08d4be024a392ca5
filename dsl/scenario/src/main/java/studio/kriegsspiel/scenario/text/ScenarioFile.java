package studio.kriegsspiel.scenario.text;

import java.nio.file.Path;

/** How files of scenarios are called, and what is kept beside them. */
public final class ScenarioFile {
  /** How their names end. */
  public static final String ENDING = ".kriegsspiel";

  private ScenarioFile() {}

  /** What is kept beside a scenario's file: {@code NAME} with another ending. */
  public static Path beside(Path scenario, String ending) {
    String name = String.valueOf(scenario.getFileName());
    String stem = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    return scenario.resolveSibling(stem + ending);
  }
}
