package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Reliability;

/**
 * What a Separate Report says of one body, as its reader reads it; whether it is true is not part
 * of it.
 *
 * @param text the sentence
 * @param own whether it is one of the reader's own bodies
 * @param source where it comes from, in words
 * @param reliability how far it may be trusted
 * @param observed when it was observed, where the report says so
 */
public record ForceView(
    String text,
    boolean own,
    Optional<String> source,
    Optional<Reliability> reliability,
    Optional<LocalDateTime> observed) {}
