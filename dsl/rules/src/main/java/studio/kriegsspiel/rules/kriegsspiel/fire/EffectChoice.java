package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.Citation;

/**
 * Why artillery fires with good or bad effect.
 *
 * @param effect good or bad
 * @param reason one clause
 * @param citation the condition that decided
 */
public record EffectChoice(Effect effect, String reason, Citation citation) {}
