/** The choice of a source, where sources disagree. */
@NullMarked
package studio.kriegsspiel.scenario.reading;

import org.jspecify.annotations.NullMarked;
