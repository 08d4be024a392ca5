package studio.kriegsspiel.rules.book;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;

/**
 * A ruling that has an alternative; a scenario turns the alternative on by naming the switch.
 *
 * @param name for instance {@code recovery-cumulative}
 * @param title one line for lists
 * @param ruled what holds while the switch is off: the ruling
 * @param alternative what holds once it is on
 * @param ruledName what a scenario calls the ruling where it says that it is played, if the book
 *     asks
 * @param excludes switches that cannot be on together with this one
 * @param citation the ruling
 */
public record RuleSwitch(
    String name,
    String title,
    String ruled,
    String alternative,
    Optional<String> ruledName,
    List<String> excludes,
    Citation citation) {
  public RuleSwitch {
    excludes = List.copyOf(excludes);
  }
}
