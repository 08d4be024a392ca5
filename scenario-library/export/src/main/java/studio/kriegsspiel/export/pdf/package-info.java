/** Setting type, tables and maps on pages of a PDF. */
@NullMarked
package studio.kriegsspiel.export.pdf;

import org.jspecify.annotations.NullMarked;
