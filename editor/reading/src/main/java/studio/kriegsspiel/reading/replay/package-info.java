/** A game that was played, looked at again minute by minute. */
@NullMarked
package studio.kriegsspiel.reading.replay;

import org.jspecify.annotations.NullMarked;
