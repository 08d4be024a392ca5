package studio.kriegsspiel.desk.keys;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.desk.file.Settings;

/**
 * The keys of what can be done: as delivered, but where the user has chosen otherwise. A key is
 * named as the window system names it; an empty name is no key.
 */
public final class KeyChoice {
  private static final String NAME = "keys";

  private final Settings settings;
  private final Map<String, String> delivered;
  private final Map<String, String> chosen = new LinkedHashMap<>();

  /**
   * Keys that are kept among {@code settings}.
   *
   * @param delivered the key of each thing by its name
   */
  public KeyChoice(Settings settings, Map<String, String> delivered) {
    this.settings = settings;
    this.delivered = Map.copyOf(delivered);
    for (String line : settings.get(NAME, "").lines().toList()) {
      int at = line.lastIndexOf('=');
      if (at > 0 && delivered.containsKey(line.substring(0, at))) {
        chosen.put(line.substring(0, at), line.substring(at + 1));
      }
    }
  }

  /** The key of a thing. */
  public String of(String name) {
    return chosen.getOrDefault(name, delivered.getOrDefault(name, ""));
  }

  /** Whether the user has chosen the key of a thing. */
  public boolean isChosen(String name) {
    return chosen.containsKey(name);
  }

  /** What else a key does. */
  public Optional<String> clash(String name, String key) {
    return delivered.keySet().stream()
        .sorted()
        .filter(each -> !each.equals(name) && !key.isEmpty() && of(each).equals(key))
        .findFirst();
  }

  /** Gives a thing a key, and takes it from whatever had it. */
  public void choose(String name, String key) {
    clash(name, key).ifPresent(other -> put(other, ""));
    put(name, key);
    keep();
  }

  private void put(String name, String key) {
    if (key.equals(delivered.getOrDefault(name, ""))) {
      chosen.remove(name);
    } else {
      chosen.put(name, key);
    }
  }

  /** Forgets what the user has chosen. */
  public void asDelivered() {
    chosen.clear();
    keep();
  }

  private void keep() {
    settings.put(
        NAME,
        chosen.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining("\n")));
  }
}
