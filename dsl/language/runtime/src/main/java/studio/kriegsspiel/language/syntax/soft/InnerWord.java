package studio.kriegsspiel.language.syntax.soft;

import java.util.List;

/**
 * A word that is a keyword only inside its statement.
 *
 * @param word the word
 * @param follow what must stand behind it, on its line
 */
record InnerWord(String word, List<Follow> follow) {}
