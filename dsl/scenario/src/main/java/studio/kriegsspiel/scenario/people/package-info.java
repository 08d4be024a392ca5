/** Who comes on the evening: umpires, and players with the roles they hold. */
@NullMarked
package studio.kriegsspiel.scenario.people;

import org.jspecify.annotations.NullMarked;
