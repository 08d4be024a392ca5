package studio.kriegsspiel.situation.march;

import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * Whether fords can be passed. No rule book tells it by the state of the rivers (Reisswitz 1824
 * §36.8 leaves it to the umpire), so that a flood closes them is a default of the studio's.
 */
public final class Fords {
  /** What the default says, for whoever tells of it. */
  public static final String DEFAULT =
      "fords are closed by a flood, a default of the studio's: the rule books leave them to the umpire";

  private static final Set<String> CLOSING =
      Set.of("flooded", "flood", "spate", "bank-high", "unfordable");

  private Fords() {}

  /** Whether fords can be passed at a time, as far as the text tells. */
  public static boolean areOpen(Scenario scenario, Clock clock, LocalDateTime time) {
    return clock
        .findHolding(scenario.header().conditions().rivers(), time)
        .map(words -> !isFlood(words))
        .orElse(true);
  }

  /** Whether such a state of the rivers closes fords. */
  public static boolean isFlood(String words) {
    return Arrays.stream(words.toLowerCase(Locale.ROOT).split("\\s+")).anyMatch(CLOSING::contains);
  }
}
