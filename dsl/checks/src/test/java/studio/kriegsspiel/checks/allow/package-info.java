/** Tests of what an author lets stand. */
@NullMarked
package studio.kriegsspiel.checks.allow;

import org.jspecify.annotations.NullMarked;
