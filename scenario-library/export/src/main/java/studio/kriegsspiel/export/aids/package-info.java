/** What lies on the table beside map and papers: rulers, dice, tracks, pieces, true to scale. */
@NullMarked
package studio.kriegsspiel.export.aids;

import org.jspecify.annotations.NullMarked;
