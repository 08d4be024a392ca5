/** A file about to leave the studio, and for whom it is. */
@NullMarked
package studio.kriegsspiel.export.paper;

import org.jspecify.annotations.NullMarked;
