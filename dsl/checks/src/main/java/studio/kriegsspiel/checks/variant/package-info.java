/** Variants: whether they vary anything. */
@NullMarked
package studio.kriegsspiel.checks.variant;

import org.jspecify.annotations.NullMarked;
