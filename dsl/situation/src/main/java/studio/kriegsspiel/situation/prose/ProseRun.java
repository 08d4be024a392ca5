package studio.kriegsspiel.situation.prose;

/**
 * Words of one look.
 *
 * @param text the words, marks taken out
 * @param emphasis whether they are emphasised, as by italics
 * @param strong whether they are strong, as by bold letters
 */
public record ProseRun(String text, boolean emphasis, boolean strong) {}
