package studio.kriegsspiel.scenario;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What is settled before anything else.
 *
 * @param rules rule book and its switches
 * @param terrain the terrain's name as written, none if the scenario names none
 * @param terrainSpan its place in the text
 * @param begins when play begins
 * @param ends when play ends; may lie on a later day
 * @param timeSpan the place of date and times
 * @param weather weather in the order of time
 * @param ground state of the ground in the order of time
 */
public record Header(
    Optional<RuleChoice> rules,
    Optional<String> terrain,
    TextSpan terrainSpan,
    LocalDateTime begins,
    LocalDateTime ends,
    TextSpan timeSpan,
    List<Phase> weather,
    List<Phase> ground) {

  /** Copies the lists. */
  public Header {
    weather = List.copyOf(weather);
    ground = List.copyOf(ground);
  }
}
