package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.OrderKind;

/**
 * What a unit of the reader's own side is ordered to do when play begins.
 *
 * @param unit the unit's short name
 * @param kind what is to be done
 * @param words the whole order: {@code hold "La Haye Sainte"}; the enemy is called in it as the
 *     reader has been told of him
 * @param place the place it is about
 */
public record OrderView(String unit, OrderKind kind, String words, Optional<String> place) {}
