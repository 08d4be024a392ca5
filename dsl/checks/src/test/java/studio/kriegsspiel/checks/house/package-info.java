/** Tests of house rules. */
@NullMarked
package studio.kriegsspiel.checks.house;

import org.jspecify.annotations.NullMarked;
