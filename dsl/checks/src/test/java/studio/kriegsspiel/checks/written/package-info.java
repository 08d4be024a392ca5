/** For each statement that a written scenario can break: a scenario that breaks it. */
@NullMarked
package studio.kriegsspiel.checks.written;

import org.jspecify.annotations.NullMarked;
