/** What the two Kriegsspiel books say of troops on the ground, in the terms all books share. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.manual;

import org.jspecify.annotations.NullMarked;
