/** Answers how long a march takes, by which way, and where the head and tail of a column are. */
@NullMarked
package studio.kriegsspiel.terrain.march;

import org.jspecify.annotations.NullMarked;
