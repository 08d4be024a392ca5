/** Figures and small words of messages, the same everywhere. */
@NullMarked
package studio.kriegsspiel.situation.words;

import org.jspecify.annotations.NullMarked;
