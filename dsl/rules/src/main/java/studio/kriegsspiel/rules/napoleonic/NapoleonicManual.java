package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.IntoAction;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.rules.field.PlainColumns;
import studio.kriegsspiel.rules.field.PlayedSize;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.table.TableRow;

/** The field manual of the Napoleonic rules; it knows no engineering. */
final class NapoleonicManual implements FieldManual {
  private static final int HILL_DEGREES = 5;

  private final RuleBook book;
  private final NationalArmies armies;
  private final BaseUnits bases;
  private final Correspondence terms;

  NapoleonicManual(RuleBook book) {
    this.book = book;
    armies = new NationalArmies(book);
    bases = new BaseUnits(book, armies);
    terms = Correspondence.of(book.id());
  }

  @Override
  public March march(Troops troops, Gait gait, Going going) {
    TableRow ground = ground(going);
    if (ground != null && ground.getFraction("factor").signum() == 0) {
      return new March.Impossible("water is crossed at bridges and fords only", ground.citation());
    }
    if (gait == Gait.RIDE || gait == Gait.LONG_RIDE || troops.arm() == Arm.STAFF) {
      TableRow limit = book.table("movement-limits").getRow("general-or-messenger");
      return rate(Fraction.of(limit.getInteger("value")), null, limit.citation());
    }
    if (gait == Gait.ROPES) {
      return new March.Impossible(
          "a battery moves limbered only", book.printed("6 Artillery firing"));
    }
    TypeRow row = armies.get(armies.type(troops));
    boolean charge = gait == Gait.ATTACK;
    if (charge && row.chargeMillimetres() == 0) {
      return new March.Impossible("artillery does not charge", row.citation());
    }
    if (charge && ground != null && ground.getText("charge").equals("no")) {
      return new March.Impossible(
          "nobody charges into " + ground.keyText() + "s", ground.citation());
    }
    Fraction factor = ground == null ? Fraction.ONE : ground.getFraction("factor");
    if (charge && factor.compareTo(Fraction.ONE) > 0) {
      factor = Fraction.ONE;
    }
    Fraction millimetres = Fraction.of(row.moveMillimetres()).times(factor);
    if (charge) {
      millimetres = millimetres.plus(Fraction.of(row.chargeMillimetres() - row.moveMillimetres()));
      TableRow every = book.table("movement-limits").getRow("charge-every");
      return rate(millimetres, new March.Frequency(1, every.getInteger("value")), row.citation());
    }
    return rate(
        millimetres,
        null,
        ground == null || factor.equals(Fraction.ONE) ? row.citation() : ground.citation());
  }

  private March rate(Fraction millimetres, March.@Nullable Frequency limit, Citation citation) {
    return new March.Rate(
        millimetres,
        book.ground().plural(),
        book.ground().metres(),
        book.time().turnMinutes(),
        limit,
        citation);
  }

  /** The row of the slowest ground; roads count only where nothing else does. */
  private @Nullable TableRow ground(Going going) {
    if (going.has(TerrainKind.BRIDGE)) {
      return null;
    }
    TableRow worst =
        going.slopeDegrees() >= HILL_DEGREES ? book.table("terrain-movement").getRow("hill") : null;
    for (TerrainKind kind : going.kinds()) {
      if (kind == TerrainKind.RIVER && going.has(TerrainKind.FORD)) {
        continue;
      }
      String term = terms.match(kind).findTerm().orElse("");
      TableRow found =
          book.table("terrain-movement")
              .findRow(term.equals("town") ? "village" : term)
              .orElse(null);
      if (found != null
          && (worst == null
              || found.getFraction("factor").compareTo(worst.getFraction("factor")) < 0)) {
        worst = found;
      }
    }
    return worst;
  }

  @Override
  public Optional<IntoAction> findIntoAction(Troops troops) {
    if (troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    TableRow row = book.table("change-of-formation").getRow("limber-and-unlimber");
    return Optional.of(
        new IntoAction(row.getFraction("moves").times(book.time().turnMinutes()), row.citation()));
  }

  @Override
  public Optional<Footprint> findFootprint(Troops troops, Formation formation) {
    return Optional.of(bases.footprint(troops, formation));
  }

  @Override
  public Optional<Footprint> findPrintedFootprint(Troops troops, Formation formation) {
    return bases.findPrinted(troops, formation);
  }

  @Override
  public Optional<FireRange> findFireRange(Troops troops) {
    if (troops.arm() == Arm.ARTILLERY) {
      String kind = armies.type(troops).endsWith("horse") ? "horse" : "foot";
      return book.table("artillery").rows().stream()
          .filter(row -> row.getText("kind").equals(kind))
          .reduce((a, b) -> a.getRange("distance").to() >= b.getRange("distance").to() ? a : b)
          .map(row -> reach(row.getRange("distance").to(), row.citation()));
    }
    if (troops.arm() != Arm.INFANTRY) {
      return Optional.empty();
    }
    TypeRow row = armies.get(armies.type(troops));
    return Optional.of(reach(row.rangeMillimetres(), row.citation()));
  }

  private FireRange reach(int millimetres, Citation citation) {
    return new FireRange(
        Fraction.of(millimetres), book.ground().plural(), book.ground().metres(), citation);
  }

  @Override
  public Optional<EngineeringTime> findEngineeringTime(EngineeringJob job) {
    return Optional.empty();
  }

  @Override
  public Optional<MessengerRide> findMessengerRide(double metres) {
    TableRow limit = book.table("movement-limits").getRow("general-or-messenger");
    double turns = book.ground().fromMetres(metres) / limit.getInteger("value");
    return Optional.of(new MessengerRide(turns * book.time().turnMinutes(), limit.citation()));
  }

  @Override
  public List<RideStretch> rideStretches(double metres) {
    return List.of(
        RideStretch.whole(book.table("movement-limits").getRow("general-or-messenger").citation()));
  }

  @Override
  public ColumnRules columns() {
    return new PlainColumns(book.defaulted("DN-11"));
  }

  @Override
  public BookDice dice() {
    return new BookDice(List.of(), List.of(), Optional.of(new Thousandths(book).numbers()));
  }

  @Override
  public Gunnery gunnery() {
    return new NapoleonicGunnery(book);
  }

  @Override
  public Optional<Strongholds> findStrongholds() {
    return Optional.empty();
  }

  @Override
  public List<Sighting> sightings() {
    return NapoleonicSight.of(book);
  }

  @Override
  public Optional<PlayedSize> findPlayedSize(Arm arm, String level) {
    return bases.findPlayedSize(arm, level);
  }

  @Override
  public OptionalInt findBases(Troops troops) {
    return OptionalInt.of(armies.bases(troops));
  }

  @Override
  public Optional<String> findTroopsTerm(Troops troops, Gait gait) {
    return Optional.of(armies.type(troops));
  }
}
