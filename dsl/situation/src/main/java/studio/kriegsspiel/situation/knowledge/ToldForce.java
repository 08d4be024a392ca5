package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Reliability;

/**
 * What a reader has been told of one body, beside the truth. For the umpire's eyes.
 *
 * @param observation what is said
 * @param text the sentence the reader reads
 * @param observed the minute at which it was observed: when the text says so, else when it is told
 * @param by where it comes from, in words
 * @param reliability how far it may be trusted, as the reader is told
 * @param truth whether it is true, as the scenario says
 * @param own whether it is one of the reader's own bodies
 */
public record ToldForce(
    Observation observation,
    String text,
    Optional<LocalDateTime> observed,
    Optional<String> by,
    Optional<Reliability> reliability,
    boolean truth,
    boolean own) {}
