/** The questions the two Kriegsspiel books decide, as procedures for the command line. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.procedures;

import org.jspecify.annotations.NullMarked;
