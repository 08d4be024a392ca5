/** What guns and muskets reach over a ground, and one target with its working. */
@NullMarked
package studio.kriegsspiel.reading.fire;

import org.jspecify.annotations.NullMarked;
