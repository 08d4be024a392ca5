/** What a rehearsal found in a scenario. */
@NullMarked
package studio.kriegsspiel.checks.rehearsal;

import org.jspecify.annotations.NullMarked;
