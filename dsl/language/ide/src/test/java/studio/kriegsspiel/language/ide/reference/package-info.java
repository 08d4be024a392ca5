/** Makes the pages of the language's reference from the grammar and the lists of words. */
@NullMarked
package studio.kriegsspiel.language.ide.reference;

import org.jspecify.annotations.NullMarked;
