/** Times as an author writes them. */
@NullMarked
package studio.kriegsspiel.scenario.time;

import org.jspecify.annotations.NullMarked;
