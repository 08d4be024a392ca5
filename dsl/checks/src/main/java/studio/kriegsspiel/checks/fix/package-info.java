/** Fixes that several checks make. */
@NullMarked
package studio.kriegsspiel.checks.fix;

import org.jspecify.annotations.NullMarked;
