/** Blocks to cut out for the troops of a scenario, true to the scale of its map or its table. */
@NullMarked
package studio.kriegsspiel.export.blocks;

import org.jspecify.annotations.NullMarked;
