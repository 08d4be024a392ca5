package studio.kriegsspiel.rules.drill;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.rules.field.PlainColumns;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.TableRow;

/** The field manual of the drill book: it knows rates of march and nothing else. */
final class DrillManual implements FieldManual {
  private final RuleBook book;

  DrillManual(RuleBook book) {
    this.book = book;
  }

  @Override
  public March march(Troops troops, Gait gait, Going going) {
    String arm =
        switch (troops.arm()) {
          case CAVALRY, STAFF -> "cavalry";
          case ARTILLERY, TRAIN -> "artillery";
          default -> "infantry";
        };
    TableRow row = book.table("rates").getRow(arm);
    return new March.Rate(
        Fraction.of(row.getInteger("paces")),
        book.ground().plural(),
        book.ground().metres(),
        book.time().turnMinutes(),
        null,
        row.citation());
  }

  @Override
  public Optional<Footprint> findFootprint(Troops troops, Formation formation) {
    return Optional.empty();
  }

  @Override
  public Optional<Footprint> findPrintedFootprint(Troops troops, Formation formation) {
    return Optional.empty();
  }

  @Override
  public Optional<FireRange> findFireRange(Troops troops) {
    return Optional.empty();
  }

  @Override
  public Optional<EngineeringTime> findEngineeringTime(EngineeringJob job) {
    return Optional.empty();
  }

  @Override
  public Optional<MessengerRide> findMessengerRide(double metres) {
    return Optional.empty();
  }

  @Override
  public List<RideStretch> rideStretches(double metres) {
    return List.of(RideStretch.whole(book.defaulted("riding")));
  }

  @Override
  public ColumnRules columns() {
    return new PlainColumns(book.defaulted("mapping"));
  }

  @Override
  public Gunnery gunnery() {
    return new Gunnery() {
      @Override
      public Optional<RangeTable> findRanges(Troops troops) {
        return Optional.empty();
      }

      @Override
      public FireEffect effect(Troops troops, LineOfFire line) {
        return new FireEffect(FireEffect.Verdict.UNDIVIDED, List.of());
      }
    };
  }

  @Override
  public Optional<Strongholds> findStrongholds() {
    return Optional.empty();
  }

  @Override
  public List<Sighting> sightings() {
    return List.of();
  }
}
