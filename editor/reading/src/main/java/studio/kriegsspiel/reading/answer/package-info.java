/** Answers about the ground: in words, as JSON, as a raster, as a picture and as shapes. */
@NullMarked
package studio.kriegsspiel.reading.answer;

import org.jspecify.annotations.NullMarked;
