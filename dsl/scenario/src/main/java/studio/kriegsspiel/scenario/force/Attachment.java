package studio.kriegsspiel.scenario.force;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A unit that takes its orders from another than the one it is part of. It goes on counting in the
 * return of the unit it is part of, and stands with the one it is sent to.
 *
 * @param unit who is sent
 * @param to the unit whose commander gives the orders
 * @param span the whole statement
 */
public record Attachment(UnitId unit, UnitId to, TextSpan span) {}
