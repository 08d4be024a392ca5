/** Findings: what is wrong, on which rule it rests and how to mend it. */
@NullMarked
package studio.kriegsspiel.scenario.finding;

import org.jspecify.annotations.NullMarked;
