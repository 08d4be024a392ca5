/**
 * The command {@code studio}: finds the command asked for, runs it, turns faults into sentences.
 */
@NullMarked
package studio.kriegsspiel.cli;

import org.jspecify.annotations.NullMarked;
