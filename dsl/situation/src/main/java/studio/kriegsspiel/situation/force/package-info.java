/** Units by name, what stands above them, and what they are to a rule book. */
@NullMarked
package studio.kriegsspiel.situation.force;

import org.jspecify.annotations.NullMarked;
