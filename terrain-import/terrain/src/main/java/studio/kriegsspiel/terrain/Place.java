package studio.kriegsspiel.terrain;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A named point of the ground that texts refer to.
 *
 * @param name its principal name
 * @param aliases other names and spellings
 * @param at where it is
 * @param featureId the feature it names, if it names one
 * @param knownTo who knows of it unless a scenario says otherwise
 */
public record Place(
    String name, List<String> aliases, MapPoint at, Optional<String> featureId, KnownTo knownTo) {
  /** Keeps its own copy of the aliases. */
  public Place {
    aliases = List.copyOf(aliases);
  }

  /** A place that everyone knows of. */
  public Place(String name, List<String> aliases, MapPoint at, Optional<String> featureId) {
    this(name, aliases, at, featureId, KnownTo.EVERYONE);
  }

  /** A place that everyone knows of, with one name and no feature. */
  public Place(String name, MapPoint at) {
    this(name, List.of(), at, Optional.empty());
  }

  /** Whether it is called so; case does not matter. */
  public boolean isCalled(String wanted) {
    String key = wanted.strip().toLowerCase(Locale.ROOT);
    return name.toLowerCase(Locale.ROOT).equals(key)
        || aliases.stream().anyMatch(alias -> alias.toLowerCase(Locale.ROOT).equals(key));
  }
}
