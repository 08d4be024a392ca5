/** Findings in the form a terminal shows. */
@NullMarked
package studio.kriegsspiel.checks.print;

import org.jspecify.annotations.NullMarked;
