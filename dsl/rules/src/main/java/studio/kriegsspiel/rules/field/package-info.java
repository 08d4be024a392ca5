/** What every rule book can be asked about troops on the ground: rate of march, extent, range. */
@NullMarked
package studio.kriegsspiel.rules.field;

import org.jspecify.annotations.NullMarked;
