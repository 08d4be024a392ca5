/** Closed lists of the words that phrases are made of. */
@NullMarked
package studio.kriegsspiel.language.words;

import org.jspecify.annotations.NullMarked;
