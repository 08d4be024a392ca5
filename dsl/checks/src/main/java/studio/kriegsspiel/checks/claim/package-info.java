/** What the author asserts: each claim judged by the situation, with its working. */
@NullMarked
package studio.kriegsspiel.checks.claim;

import org.jspecify.annotations.NullMarked;
