/** The map on sheets that fit together, true to scale. */
@NullMarked
package studio.kriegsspiel.export.map;

import org.jspecify.annotations.NullMarked;
