/** How strong a position is by a rule book, and how many battalions hold it. */
@NullMarked
package studio.kriegsspiel.reading.defence;

import org.jspecify.annotations.NullMarked;
