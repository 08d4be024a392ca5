/** Tests of what exercises ask and what their solutions earn. */
@NullMarked
package studio.kriegsspiel.checks.exercise;

import org.jspecify.annotations.NullMarked;
