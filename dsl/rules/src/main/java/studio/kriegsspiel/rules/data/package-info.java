/** Data files read with the line of every value, so that a fault can be told by file and line. */
@NullMarked
package studio.kriegsspiel.rules.data;

import org.jspecify.annotations.NullMarked;
