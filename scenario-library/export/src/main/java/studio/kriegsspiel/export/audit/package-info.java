/** Reads written files back and looks for what their readers may not know. */
@NullMarked
package studio.kriegsspiel.export.audit;

import org.jspecify.annotations.NullMarked;
