package studio.kriegsspiel.checks.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.printed.AmmunitionLoad;
import studio.kriegsspiel.rules.printed.AmmunitionLoad.Carrier;
import studio.kriegsspiel.rules.printed.FireEndurance;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** What ammunition a book sends with pieces: in limbers, and in wagons (App. VI of Reisswitz). */
final class AmmunitionBook {
  private final RuleBook book;

  private AmmunitionBook(RuleBook book) {
    this.book = book;
  }

  /** That of a book; empty where the book prints none. */
  static Optional<AmmunitionBook> of(RuleBook book) {
    return AmmunitionLoad.isPrintedIn(book)
        ? Optional.of(new AmmunitionBook(book))
        : Optional.empty();
  }

  /**
   * Ammunition wagons of a battery.
   *
   * @param number how many
   * @param words which pieces have how many, for a sentence
   * @param citations where the book says so
   */
  record Wagons(int number, String words, List<Citation> citations) {}

  /** The wagons of a whole battery; empty where the book has none for one of its pieces. */
  Optional<Wagons> wagons(Unit battery) {
    int number = 0;
    List<String> words = new ArrayList<>();
    List<Citation> citations = new ArrayList<>();
    for (Ordnance each : battery.strength().ordnance()) {
      Optional<AmmunitionLoad> row = row(each, Carrier.WAGON);
      if (row.isEmpty()) {
        return Optional.empty();
      }
      int wagons = wagons(row.get(), battery, each);
      number += wagons;
      words.add("%d for its %s %s".formatted(wagons, each.calibre().orElseThrow(), noun(each)));
      citations.add(row.get().citation());
    }
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(new Wagons(number, MessageWords.and(words), citations));
  }

  private static int wagons(AmmunitionLoad row, Unit battery, Ordnance pieces) {
    OptionalInt whole = row.eachBattery();
    if (whole.isEmpty()) {
      return row.eachPiece().orElseThrow() * pieces.pieces();
    }
    return battery.echelon() == Echelon.HALF_BATTERY ? whole.getAsInt() / 2 : whole.getAsInt();
  }

  private static String noun(Ordnance pieces) {
    return pieces.kind() == Ordnance.Kind.GUN ? "guns" : "howitzers";
  }

  /**
   * Rounds for one piece.
   *
   * @param limber in its limber
   * @param wagons its share of what the wagons hold
   * @param citations where the book says so
   */
  record Rounds(int limber, int wagons, List<Citation> citations) {
    int all() {
      return limber + wagons;
    }
  }

  /** The rounds of a piece of a battery, without flares; empty where the book has none for it. */
  Optional<Rounds> rounds(Unit battery, Ordnance pieces) {
    boolean horse = battery.type() == UnitType.ARTILLERY_HORSE;
    Optional<AmmunitionLoad> limber =
        row(pieces, Carrier.LIMBER)
            .or(() -> row(pieces, horse ? Carrier.HORSE_LIMBER : Carrier.FOOT_LIMBER));
    Optional<AmmunitionLoad> wagon = row(pieces, Carrier.WAGON);
    if (limber.isEmpty() || wagon.isEmpty() || pieces.pieces() == 0) {
      return Optional.empty();
    }
    int share = wagon.get().rounds() * wagons(wagon.get(), battery, pieces) / pieces.pieces();
    return Optional.of(
        new Rounds(
            limber.get().rounds(),
            share,
            List.of(limber.get().citation(), wagon.get().citation())));
  }

  /** Cartridges that an infantryman carries, where the book prints it. */
  Optional<FireEndurance> infantryman() {
    return FireEndurance.find(book, FireEndurance.Firer.INFANTRYMAN);
  }

  private Optional<AmmunitionLoad> row(Ordnance pieces, Carrier carrier) {
    boolean howitzer = pieces.kind() == Ordnance.Kind.HOWITZER;
    return pieces
        .calibre()
        .flatMap(calibre -> AmmunitionLoad.find(book, calibre, howitzer, carrier));
  }
}
