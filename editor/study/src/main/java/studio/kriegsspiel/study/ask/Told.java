package studio.kriegsspiel.study.ask;

import java.util.Map;

/**
 * An answer before it is put together with its question.
 *
 * @param text sentences
 * @param facts the same as figures
 */
record Told(String text, Map<String, Object> facts) {}
