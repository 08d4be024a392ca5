/** Small pictures of the ground of scenarios, for those who choose one. */
@NullMarked
package studio.kriegsspiel.reading.card;

import org.jspecify.annotations.NullMarked;
