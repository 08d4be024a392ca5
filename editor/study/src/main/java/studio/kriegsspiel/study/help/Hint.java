package studio.kriegsspiel.study.help;

/**
 * A figure that an editor may show behind what is written, because it follows from it.
 *
 * @param offset where it is shown
 * @param label the figure
 * @param doc what it rests on, possibly empty
 */
public record Hint(int offset, String label, String doc) {}
