/** The command that carries a game on. */
@NullMarked
package studio.kriegsspiel.cli.command.game;

import org.jspecify.annotations.NullMarked;
