package studio.kriegsspiel.situation.telling;

/**
 * So many of something.
 *
 * @param kind a kind of body, guns, men, pontoons or wagons
 * @param arm {@code FOOT} or {@code HORSE} of men and regiments, {@code MEN} of any
 * @param value how many
 */
record SpokenAmount(Sense kind, Sense arm, int value) {
  /** Whether a sentence that says this may mean the other. */
  boolean mayMean(SpokenAmount truth) {
    boolean sameArm = arm == Sense.MEN || arm == truth.arm;
    return kind == truth.kind && value == truth.value && sameArm;
  }
}
