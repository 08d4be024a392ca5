/** The parts of {@code studio library}. */
@NullMarked
package studio.kriegsspiel.cli.command.library;

import org.jspecify.annotations.NullMarked;
