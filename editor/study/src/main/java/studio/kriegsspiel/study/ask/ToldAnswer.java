package studio.kriegsspiel.study.ask;

import java.util.Map;

/**
 * An answer before it is put together with its question.
 *
 * @param text sentences
 * @param facts the same as figures
 */
record ToldAnswer(String text, Map<String, Object> facts) {}
