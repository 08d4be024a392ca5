package studio.kriegsspiel.rules.kriegskunst;

/**
 * One unit's fire.
 *
 * @param weapon what it fires with
 * @param firing figures, or model guns for artillery
 * @param inches range
 * @param quality grade of the firer
 * @param state state of the firer
 * @param moved whether it moved this turn
 * @param firstTurn whether it fires for the first time
 * @param firedBefore whether it fired in the turn before
 * @param gunAttached whether a battalion gun is attached
 * @param pointBlank whether chargers are fired on at point-blank range
 * @param target how the target stands
 * @param shelter what the target stands in
 * @param enfiladed whether the target is enfiladed
 * @param supported whether the target has supports within 4 inches
 * @param chargingCavalry whether the target is charging cavalry
 */
public record Shot(
    Weapon weapon,
    int firing,
    int inches,
    Quality quality,
    State state,
    boolean moved,
    boolean firstTurn,
    boolean firedBefore,
    boolean gunAttached,
    boolean pointBlank,
    Target target,
    Shelter shelter,
    boolean enfiladed,
    boolean supported,
    boolean chargingCavalry) {}
