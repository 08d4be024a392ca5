package studio.kriegsspiel.situation.knowledge;

import studio.kriegsspiel.rules.concept.OrderKind;

/**
 * What a unit of the reader's own side is ordered to do when play begins.
 *
 * @param unit the unit's short name
 * @param kind what is to be done
 * @param words the whole order: {@code hold "La Haye Sainte"}
 */
public record OrderView(String unit, OrderKind kind, String words) {}
