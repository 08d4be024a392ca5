/** Points of the ground in words, and what shuts them in. */
@NullMarked
package studio.kriegsspiel.reading.point;

import org.jspecify.annotations.NullMarked;
