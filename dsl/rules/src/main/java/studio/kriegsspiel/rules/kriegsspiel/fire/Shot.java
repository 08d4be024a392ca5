package studio.kriegsspiel.rules.kriegsspiel.fire;

/** The four ways of firing a gun, each with its band of range, the nearest first. */
public enum Shot {
  SMALL_CANISTER("small canister"),
  LARGE_CANISTER("large canister"),
  ELEVATION("elevation"),
  RANDOM("random shot");

  private final String label;

  Shot(String label) {
    this.label = label;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** Whether it is canister of either kind. */
  public boolean isCanister() {
    return this == SMALL_CANISTER || this == LARGE_CANISTER;
  }
}
