/** Grounds on their way to other programs, with what was drawn on them by hand. */
@NullMarked
package studio.kriegsspiel.importer.export;

import org.jspecify.annotations.NullMarked;
