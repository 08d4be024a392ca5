package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Reliability;

/**
 * An item of intelligence as its receiver reads it; whether it is true is not part of it.
 *
 * @param at when it is received, none where something other than the clock decides
 * @param source where it comes from in words, such as {@code a patrol of 3rd Hussars}
 * @param reliability how far it may be trusted
 * @param text what it says
 */
public record NewsView(
    Optional<LocalDateTime> at,
    Optional<String> source,
    Optional<Reliability> reliability,
    String text) {}
