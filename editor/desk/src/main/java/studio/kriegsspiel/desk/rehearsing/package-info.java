/** A scenario is rehearsed at its author's desk. */
@NullMarked
package studio.kriegsspiel.desk.rehearsing;

import org.jspecify.annotations.NullMarked;
