/** One class per command; each is loaded only when it is asked for. */
@NullMarked
package studio.kriegsspiel.cli.command;

import org.jspecify.annotations.NullMarked;
