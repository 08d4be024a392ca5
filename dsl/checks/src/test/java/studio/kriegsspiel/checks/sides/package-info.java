/** Tests of sides, roles and forces. */
@NullMarked
package studio.kriegsspiel.checks.sides;

import org.jspecify.annotations.NullMarked;
