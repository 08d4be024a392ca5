package studio.kriegsspiel.scenario.reading;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The choice of a reading that a scenario makes for itself.
 *
 * @param choice which figures hold
 * @param span its words in the text
 */
public record WrittenReading(ReadingChoice choice, TextSpan span) {}
