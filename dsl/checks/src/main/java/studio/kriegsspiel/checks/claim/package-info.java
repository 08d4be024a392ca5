/** What the author asserts and is not so, or cannot be judged. */
@NullMarked
package studio.kriegsspiel.checks.claim;

import org.jspecify.annotations.NullMarked;
