package studio.kriegsspiel.situation.telling;

import java.util.Optional;

/**
 * How strong a side or one of its bodies is.
 *
 * @param side whose strength it is
 * @param of what is so strong, such as {@code all foot of Red}
 * @param amount how strong it is
 * @param isOfAll whether it is the strength of the whole side
 */
record Counted(String side, String of, SpokenAmount amount, boolean isOfAll)
    implements TellingFact {
  /** Fewer men may be anything. */
  static final int FEWEST_MEN = 20;

  /** Fewer bodies of a part are guessed by anybody. */
  private static final int FEWEST_BODIES = 3;

  @Override
  public Kind kind() {
    return Kind.STRENGTH;
  }

  @Override
  public String what() {
    return "the true strength of " + of;
  }

  @Override
  public Optional<String> owner() {
    return Optional.of(side);
  }

  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    int fewest =
        amount.kind() == Sense.MEN ? FEWEST_MEN : isOfAll ? FEWEST_BODIES - 1 : FEWEST_BODIES;
    if (amount.value() < fewest) {
      return Optional.empty();
    }
    return reading.amounts().stream()
        .filter(said -> said.amount().mayMean(amount))
        .filter(
            said ->
                reading
                    .owner(said.first(), said.last())
                    .filter(mark -> mark.isOf(side))
                    .isPresent())
        .map(said -> new Reading.Stretch(said.first(), said.last()))
        .findFirst();
  }

  @Override
  public boolean isKnownBy(Reading reading) {
    return reading.amounts().stream()
        .anyMatch(
            said ->
                said.amount().kind() == amount.kind() && said.amount().value() == amount.value());
  }
}
