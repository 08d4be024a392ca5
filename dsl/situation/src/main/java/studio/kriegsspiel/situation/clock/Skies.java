package studio.kriegsspiel.situation.clock;

import studio.kriegsspiel.scenario.Scenario;

/**
 * How weather, ground and rivers go.
 *
 * @param weather the weather
 * @param ground the state of the ground
 * @param rivers the state of the rivers
 */
public record Skies(Course weather, Course ground, Course rivers) {

  /** Those of a scenario. */
  public Skies(Scenario scenario, Clock clock) {
    this(
        Course.ofWeather(scenario, clock),
        Course.ofGround(scenario, clock),
        Course.ofRivers(scenario, clock));
  }
}
