/** Checks of planned works on bridges. */
@NullMarked
package studio.kriegsspiel.checks.works;

import org.jspecify.annotations.NullMarked;
