/** The scenario as immutable records, each with the place in the text it came from. */
@NullMarked
package studio.kriegsspiel.scenario;

import org.jspecify.annotations.NullMarked;
