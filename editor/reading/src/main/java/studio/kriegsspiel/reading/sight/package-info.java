/** What is seen over a ground, by what light and through what smoke. */
@NullMarked
package studio.kriegsspiel.reading.sight;

import org.jspecify.annotations.NullMarked;
