package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.DefileKind;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.IntoAction;
import studio.kriegsspiel.rules.field.LossTrack;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.footprint.GroundTaken;
import studio.kriegsspiel.rules.kriegsspiel.engineering.EngineeringTimes;
import studio.kriegsspiel.rules.kriegsspiel.formation.Footprints;
import studio.kriegsspiel.rules.kriegsspiel.formation.MarchColumns;
import studio.kriegsspiel.rules.kriegsspiel.march.Handling;
import studio.kriegsspiel.rules.kriegsspiel.march.Marching;
import studio.kriegsspiel.rules.kriegsspiel.march.MessengerRides;
import studio.kriegsspiel.rules.kriegsspiel.march.WayWidths;
import studio.kriegsspiel.rules.table.TableRow;

/** The field manual of the two Kriegsspiel books. */
public final class KriegsspielManual implements FieldManual {
  private final RuleBook book;
  private final Marching marching;
  private final Footprints footprints;
  private final GroundTaken taken;
  private final EngineeringTimes engineering;
  private final MessengerRides rides;
  private final Gunnery gunnery;
  private final IntoAction intoAction;

  public KriegsspielManual(RuleBook book) {
    this.book = book;
    this.marching = new Marching(book);
    this.footprints = new Footprints(book);
    this.taken = new GroundTaken(book);
    this.engineering = new EngineeringTimes(book);
    this.rides = MessengerRides.of(book);
    this.gunnery = new KriegsspielGunnery(book);
    this.intoAction = Handling.intoAction(book);
  }

  @Override
  public March march(Troops troops, Gait gait, Going going) {
    return marching.march(troops, gait, going);
  }

  @Override
  public Optional<March> findReconnoitring(Troops troops) {
    String patrol =
        switch (troops.arm()) {
          case CAVALRY, STAFF -> "cavalry";
          default -> "infantry";
        };
    TableRow row = book.table("patrols").getRow(patrol);
    return Optional.of(
        new March.Rate(
            Fraction.of(row.getInteger("reconnoitring")),
            book.ground().plural(),
            book.ground().metres(),
            book.time().turnMinutes(),
            null,
            row.citation()));
  }

  @Override
  public Optional<IntoAction> findIntoAction(Troops troops) {
    return troops.arm() == Arm.ARTILLERY ? Optional.of(intoAction) : Optional.empty();
  }

  @Override
  public Optional<Footprint> findFootprint(Troops troops, Formation formation) {
    return taken.complete(footprints.find(troops, formation), troops, formation);
  }

  @Override
  public Optional<Footprint> findPrintedFootprint(Troops troops, Formation formation) {
    return footprints.find(troops, formation);
  }

  @Override
  public Optional<FireRange> findFireRange(Troops troops) {
    return switch (troops.arm()) {
      case INFANTRY -> {
        TableRow row =
            book.table("small-arms-range")
                .getRow(troops.type() == UnitType.SKIRMISHERS ? "skirmishers" : "infantry");
        yield Optional.of(reach(row.getInteger("range"), row));
      }
      case ARTILLERY -> artilleryReach(troops);
      default -> Optional.empty();
    };
  }

  private Optional<FireRange> artilleryReach(Troops troops) {
    if (troops.type() == UnitType.ARTILLERY_ROCKET) {
      return Optional.empty();
    }
    String calibre = Calibres.of(book.id(), troops);
    return book.table("artillery-ranges").rows().stream()
        .filter(row -> row.getText("calibre").equals(calibre))
        .reduce((nearer, farther) -> farther)
        .map(row -> reach(row.getInteger("to"), row));
  }

  private FireRange reach(int paces, TableRow row) {
    return new FireRange(
        Fraction.of(paces), book.ground().plural(), book.ground().metres(), row.citation());
  }

  @Override
  public Optional<EngineeringTime> findEngineeringTime(EngineeringJob job) {
    return Optional.of(engineering.time(job));
  }

  @Override
  public Optional<MessengerRide> findMessengerRide(double metres) {
    Fraction paces = Fraction.of(Math.round(book.ground().fromMetres(metres) * 100), 100);
    double minutes = rides.moves(paces).times(book.time().turnMinutes()).toDouble();
    return Optional.of(new MessengerRide(minutes, rides.citation(paces)));
  }

  @Override
  public List<RideStretch> rideStretches(double metres) {
    return rides.stretches(book.ground(), metres);
  }

  @Override
  public ColumnRules columns() {
    return new MarchColumns(book);
  }

  @Override
  public Gunnery gunnery() {
    return gunnery;
  }

  @Override
  public Optional<Strongholds> findStrongholds() {
    return Optional.of(StrongholdTables.read(book));
  }

  @Override
  public List<Sighting> sightings() {
    return book.tables().find("visibility").stream()
        .flatMap(table -> table.rows().stream())
        .map(
            row ->
                new Sighting(
                    row.getText("sight"),
                    row.getInteger("to"),
                    book.ground().toMetres(row.getInteger("to")),
                    "",
                    row.citation()))
        .toList();
  }

  @Override
  public Optional<NarrowFront> findNarrowFront(DefileKind place, Arm arm) {
    return new WayWidths(book).findFront(place, arm);
  }

  @Override
  public OptionalInt findCounterSize(Counter counter) {
    return switch (counter) {
      case HALF_BATTALION -> block("half-battalion", "men");
      case SKIRMISH_BLOCK ->
          block(
              book.id().equals(RuleBookId.BRITISH_1815) ? "skirmish-platoon" : "skirmish-zug",
              "men");
      case SQUADRON -> block("squadron", "men");
      case HALF_BATTERY -> block("half-battery", "pieces");
      case FIGURE, MODEL_GUN -> OptionalInt.empty();
    };
  }

  /** A part of a half battalion or of a block of skirmishers counts as one (default DA-12). */
  @Override
  public OptionalInt countCounters(Counter counter, int strength) {
    if (counter != Counter.HALF_BATTALION && counter != Counter.SKIRMISH_BLOCK) {
      return FieldManual.super.countCounters(counter, strength);
    }
    int size = findCounterSize(counter).orElseThrow();
    return OptionalInt.of(Math.max(1, (strength + size - 1) / size));
  }

  @Override
  public Optional<LossTrack> findLossTrack(Arm arm) {
    return new LossTracks(book).find(arm, this::findCounterSize);
  }

  private OptionalInt block(String row, String column) {
    return book.table("blocks").getRow(row).findInteger(column);
  }

  @Override
  public BookDice dice() {
    return ThrownDice.of(book);
  }

  @Override
  public Optional<String> findTroopsTerm(Troops troops, Gait gait) {
    return marching.findMover(troops, gait);
  }
}
