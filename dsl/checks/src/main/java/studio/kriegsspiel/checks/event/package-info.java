/** Checks of what the umpire has happen. */
@NullMarked
package studio.kriegsspiel.checks.event;

import org.jspecify.annotations.NullMarked;
