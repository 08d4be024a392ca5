package studio.kriegsspiel.study.ask;

import java.util.Optional;

/**
 * A question as somebody puts it.
 *
 * @param question in one of the {@link QuestionForm forms}, such as {@code where Baring}
 * @param at the time it is about, such as {@code 13:30} or {@code move 7}; without it, when play
 *     begins
 * @param reader whose knowledge is asked for, such as {@code Commander of Blue}
 */
public record Request(String question, Optional<String> at, Optional<String> reader) {}
