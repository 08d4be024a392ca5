/** Commanders who play a scenario by plain doctrines, and what many of their games come to. */
@NullMarked
package studio.kriegsspiel.reading.rehearsal;

import org.jspecify.annotations.NullMarked;
