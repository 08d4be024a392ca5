/** Names on the map and where they fit. */
@NullMarked
package studio.kriegsspiel.drawing.names;

import org.jspecify.annotations.NullMarked;
