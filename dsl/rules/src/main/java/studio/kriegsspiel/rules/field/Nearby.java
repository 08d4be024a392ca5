package studio.kriegsspiel.rules.field;

/** Who counts for a unit if he stands near enough. */
public enum Nearby {
  GENERAL,
  CLOSE_ORDER_TROOPS_BEHIND,
  FRIEND_ON_A_FLANK,
  UNIT_RETREATING_OR_ROUTING,
  SUPPORTS_OF_A_TARGET
}
