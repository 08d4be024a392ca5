package studio.kriegsspiel.rules.field;

/** What stands on the table for a number of men or pieces. */
public enum Counter {
  HALF_BATTALION,
  SKIRMISH_BLOCK,
  SQUADRON,
  HALF_BATTERY,
  FIGURE,
  MODEL_GUN
}
