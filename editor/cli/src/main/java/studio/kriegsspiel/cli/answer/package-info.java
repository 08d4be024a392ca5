/** Answers written to files: rasters, pictures, shapes. */
@NullMarked
package studio.kriegsspiel.cli.answer;

import org.jspecify.annotations.NullMarked;
