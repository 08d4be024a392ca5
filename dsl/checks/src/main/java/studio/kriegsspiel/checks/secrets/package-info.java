/** Checks that nobody is told what another may know. */
@NullMarked
package studio.kriegsspiel.checks.secrets;

import org.jspecify.annotations.NullMarked;
