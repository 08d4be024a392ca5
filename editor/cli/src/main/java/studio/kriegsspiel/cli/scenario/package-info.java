/** Finds scenarios and grounds by the names users and texts give them. */
@NullMarked
package studio.kriegsspiel.cli.scenario;

import org.jspecify.annotations.NullMarked;
