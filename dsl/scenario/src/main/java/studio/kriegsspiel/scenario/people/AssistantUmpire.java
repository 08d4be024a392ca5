package studio.kriegsspiel.scenario.people;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Somebody who helps the umpire.
 *
 * @param name as written
 * @param side the side whose orders he carries, where the text says
 */
public record AssistantUmpire(String name, Optional<String> side, TextSpan span) {}
