/** Questions a rule book can decide, their parameters, and the decisions with their working. */
@NullMarked
package studio.kriegsspiel.rules.procedure;

import org.jspecify.annotations.NullMarked;
