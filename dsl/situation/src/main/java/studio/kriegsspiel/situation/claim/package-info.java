/** What the author asserts: each claim in words, and judged by the situation with its working. */
@NullMarked
package studio.kriegsspiel.situation.claim;

import org.jspecify.annotations.NullMarked;
