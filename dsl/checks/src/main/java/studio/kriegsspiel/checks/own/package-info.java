/** Checks of a club's own: jars that the user has installed, never what lies beside a scenario. */
@NullMarked
package studio.kriegsspiel.checks.own;

import org.jspecify.annotations.NullMarked;
