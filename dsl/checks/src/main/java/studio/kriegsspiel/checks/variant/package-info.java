/** Variants: whether they vary anything, and whether the texts that they take over still hold. */
@NullMarked
package studio.kriegsspiel.checks.variant;

import org.jspecify.annotations.NullMarked;
