package studio.kriegsspiel.scenario.force;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a unit is ordered to do when play begins, in the kinds of order that a book may ask for
 * (Kriegskunst, "Orders": each needs an objective, an area, a friendly brigade and a side of it, or
 * a base edge).
 *
 * @param unit who is ordered
 * @param kind what is to be done
 * @param place the place it is about
 * @param about the unit it is about, a friend to support or an enemy to attack
 * @param flank where to stand by a friend
 */
public record FirstOrder(
    UnitId unit,
    OrderKind kind,
    Optional<String> place,
    Optional<UnitId> about,
    Optional<Flank> flank,
    TextSpan span) {

  /** In the words of the language: {@code support Ompteda on the left}. */
  public String words() {
    return words(this::name);
  }

  /**
   * The same with units called otherwise.
   *
   * @param naming how a unit is called
   */
  public String words(Function<UnitId, String> naming) {
    String what = place.map(name -> "\"" + name + "\"").or(() -> about.map(naming)).orElse("");
    String link =
        what.isEmpty()
            ? ""
            : switch (kind) {
              case MOVE, APPROACH -> " to ";
              case RETIRE -> " by ";
              default -> " ";
            };
    String side = flank.map(each -> " on the " + each.name().toLowerCase(Locale.ROOT)).orElse("");
    return kind.label() + link + what + side;
  }

  private String name(UnitId other) {
    return other.side().equals(unit.side()) ? other.name() : other.toString();
  }

  /** Where troops stand by those they support. */
  public enum Flank {
    LEFT,
    RIGHT,
    REAR
  }
}
