/** The five rule books, each loaded when it is first asked for. */
@NullMarked
package studio.kriegsspiel.rules.library;

import org.jspecify.annotations.NullMarked;
