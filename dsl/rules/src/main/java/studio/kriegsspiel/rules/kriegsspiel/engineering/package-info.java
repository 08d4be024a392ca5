/** Bridges, boats, obstacles and swimming in the two Kriegsspiel books. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.engineering;

import org.jspecify.annotations.NullMarked;
