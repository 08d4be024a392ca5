/** The ground that troops take up where they stand. */
@NullMarked
package studio.kriegsspiel.situation.footprint;

import org.jspecify.annotations.NullMarked;
