/** Checks of orders of battle: strengths, names, places in the deployment. */
@NullMarked
package studio.kriegsspiel.checks.forces;

import org.jspecify.annotations.NullMarked;
