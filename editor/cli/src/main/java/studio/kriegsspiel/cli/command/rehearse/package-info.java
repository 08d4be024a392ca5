/** {@code studio rehearse}: a scenario is played many times before anyone sits down. */
@NullMarked
package studio.kriegsspiel.cli.command.rehearse;

import org.jspecify.annotations.NullMarked;
