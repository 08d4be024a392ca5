/** Who sees whom, at which distance, in which light. */
@NullMarked
package studio.kriegsspiel.situation.sight;

import org.jspecify.annotations.NullMarked;
