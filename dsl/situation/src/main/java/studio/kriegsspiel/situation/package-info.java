/**
 * A scenario on its ground, under its rule book, on one clock: the one place where text and ground
 * meet.
 */
@NullMarked
package studio.kriegsspiel.situation;

import org.jspecify.annotations.NullMarked;
