/** When news is let go, and when a courier brings it. */
@NullMarked
package studio.kriegsspiel.situation.release;

import org.jspecify.annotations.NullMarked;
