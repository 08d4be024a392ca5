/** What sources say against each other, and against the march rules. */
@NullMarked
package studio.kriegsspiel.checks.history;

import org.jspecify.annotations.NullMarked;
