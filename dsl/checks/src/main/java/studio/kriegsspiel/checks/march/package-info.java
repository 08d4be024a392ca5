/** Checks of columns on the march: those that meet, and those that are not yet there. */
@NullMarked
package studio.kriegsspiel.checks.march;

import org.jspecify.annotations.NullMarked;
