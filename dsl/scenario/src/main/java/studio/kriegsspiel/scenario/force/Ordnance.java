package studio.kriegsspiel.scenario.force;

import java.util.Optional;

/**
 * Guns or howitzers of one kind in a battery.
 *
 * @param pieces number of pieces, not negative
 * @param kind gun or howitzer
 * @param calibre the calibre as written, such as {@code 9-pdr} or {@code 5.5-inch}
 */
public record Ordnance(int pieces, Kind kind, Optional<String> calibre) {

  /** Kinds of piece. */
  public enum Kind {
    GUN,
    HOWITZER
  }

  /** Weight of shot in pounds if the calibre is given so. */
  public Optional<Integer> findPounds() {
    return calibre
        .filter(text -> text.matches("\\d{1,3}-pdr"))
        .map(text -> Integer.valueOf(text.substring(0, text.indexOf('-'))));
  }
}
