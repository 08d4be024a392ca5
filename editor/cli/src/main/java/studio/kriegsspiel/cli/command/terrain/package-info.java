/** The parts of {@code studio terrain}, one class each, and the arguments they share. */
@NullMarked
package studio.kriegsspiel.cli.command.terrain;

import org.jspecify.annotations.NullMarked;
