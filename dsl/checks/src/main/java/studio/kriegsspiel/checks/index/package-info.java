/** Facts derived from a scenario that several checks share, each worked out once. */
@NullMarked
package studio.kriegsspiel.checks.index;

import org.jspecify.annotations.NullMarked;
