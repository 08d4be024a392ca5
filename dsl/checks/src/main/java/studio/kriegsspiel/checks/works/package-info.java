/** Checks of planned works: bridges, fords, barricades and who makes them. */
@NullMarked
package studio.kriegsspiel.checks.works;

import org.jspecify.annotations.NullMarked;
