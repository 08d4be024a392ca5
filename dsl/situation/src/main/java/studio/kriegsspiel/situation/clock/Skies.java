package studio.kriegsspiel.situation.clock;

import studio.kriegsspiel.scenario.Scenario;

/**
 * How weather and ground go.
 *
 * @param weather the weather
 * @param ground the state of the ground
 */
public record Skies(Course weather, Course ground) {

  /** Those of a scenario. */
  public Skies(Scenario scenario, Clock clock) {
    this(Course.ofWeather(scenario, clock), Course.ofGround(scenario, clock));
  }
}
