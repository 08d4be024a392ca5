/**
 * Questions a rule book can decide, their parameters, and the decisions with their working.
 *
 * <p>A question is a record whose components are its parameters ({@link
 * studio.kriegsspiel.rules.procedure.Ask}); a procedure is an {@link
 * studio.kriegsspiel.rules.procedure.AskedProcedure} of it. What a decision leaves ({@link
 * studio.kriegsspiel.rules.procedure.AfterState}) is written in the parameters and values of the
 * questions that follow, so that fire, morale and melee follow one another without a note on paper:
 * totals so far, clocks that count up.
 */
@NullMarked
package studio.kriegsspiel.rules.procedure;

import org.jspecify.annotations.NullMarked;
