package studio.kriegsspiel.rules.kriegskunst;

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
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.Counter;
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
import studio.kriegsspiel.rules.field.Nearby;
import studio.kriegsspiel.rules.field.PlainColumns;
import studio.kriegsspiel.rules.field.PlayedSize;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.footprint.GroundTaken;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.TableRow;

/** The field manual of Die Kriegskunst; it prints no frontages, messengers or engineering. */
final class KriegskunstManual implements FieldManual {
  private static final int STEEP_DEGREES = 10;

  private final RuleBook book;
  private final GroundTaken taken;
  private final Correspondence terms;

  KriegskunstManual(RuleBook book) {
    this.book = book;
    this.taken = new GroundTaken(book);
    terms = Correspondence.of(book.id());
  }

  @Override
  public March march(Troops troops, Gait gait, Going going) {
    if (!going.has(TerrainKind.BRIDGE) && !going.has(TerrainKind.FORD)) {
      for (TerrainKind water : new TerrainKind[] {TerrainKind.RIVER, TerrainKind.LAKE}) {
        if (going.has(water)) {
          return new March.Impossible("deep water cannot be crossed", book.defaulted("mapping"));
        }
      }
    }
    boolean rides = gait == Gait.RIDE || gait == Gait.LONG_RIDE;
    TableRow row = book.table("movement").getRow(rides ? "irregular-cavalry" : troopsKey(troops));
    String column = rides ? "company_column" : column(troops, gait);
    if (row.isDash(column)) {
      return new March.Impossible(
          row.keyText() + " has no rate for " + column.replace('_', ' '), row.citation());
    }
    Fraction inches = Fraction.of(row.getInteger(column));
    Citation citation = rides ? book.defaulted("DK-17") : row.citation(column);
    if (gait == Gait.ROPES) {
      TableRow hand = book.table("artillery-handling").getRow(calibreKey(troops));
      if (hand.isDash("by_hand")) {
        return new March.Impossible(hand.keyText() + "s are not moved by hand", hand.citation());
      }
      inches = Fraction.of(hand.getInteger("by_hand"));
      citation = hand.citation();
    }
    TableRow worst = worstGround(troops, gait, going);
    if (worst == null) {
      return rate(inches, citation);
    }
    if (worst.isDash("factor")) {
      return new March.Impossible(
          "severe ground is closed to cavalry and artillery", worst.citation());
    }
    Fraction factor = worst.getFraction("factor");
    if (!factor.equals(Fraction.ONE)) {
      boolean bySlope = worstGround(troops, gait, new Going(going.kinds(), 0, false)) == null;
      citation = bySlope ? book.defaulted("DK-15") : worst.citation();
      if (isAlone(troops, gait)) {
        citation = book.defaulted("DK-20");
      }
    }
    return rate(inches.times(factor), citation);
  }

  @Override
  public Optional<March.Impossible> findNoUnlimbering(Troops troops, Going going) {
    return troops.arm() != Arm.ARTILLERY
        ? Optional.empty()
        : Optional.ofNullable(worstGround(troops, Gait.MARCH, going))
            .filter(row -> row.findText("effect").filter("cannot deploy"::equals).isPresent())
            .map(
                row ->
                    new March.Impossible(
                        "guns above 4 pounds do not deploy in difficult ground", row.citation()));
  }

  private March rate(Fraction inches, Citation citation) {
    return new March.Rate(
        inches,
        book.ground().plural(),
        book.ground().metres(),
        book.time().turnMinutes(),
        null,
        citation);
  }

  private @Nullable TableRow worstGround(Troops troops, Gait gait, Going going) {
    String level = going.slopeDegrees() >= STEEP_DEGREES ? "difficult" : "";
    for (TerrainKind kind : going.kinds()) {
      String term = terms.match(kind).findTerm().orElse("");
      String known = term.equals("buildings") ? "village" : term;
      String found =
          book.table("terrain").findRow(known).map(row -> row.getText("class")).orElse("");
      level = found.equals("severe") || level.isEmpty() ? (found.isEmpty() ? level : found) : level;
    }
    return level.isEmpty() || going.has(TerrainKind.BRIDGE)
        ? null
        : book.table("terrain-effects").getRow(level, groundKey(troops, gait));
  }

  /** Whether it is a general or a messenger, who keeps no ranks. */
  private static boolean isAlone(Troops troops, Gait gait) {
    return troops.arm() == Arm.STAFF || gait == Gait.RIDE || gait == Gait.LONG_RIDE;
  }

  private static String groundKey(Troops troops, Gait gait) {
    if (isAlone(troops, gait)) {
      return "skirmishers";
    }
    return switch (troops.arm()) {
      case CAVALRY -> troops.type() == UnitType.CAVALRY_IRREGULAR ? "cossacks" : "cavalry";
      case ARTILLERY, TRAIN ->
          troops.pounds().orElse(6) <= 4 ? "artillery-3-4-pounder" : "artillery-over-4-pounder";
      default ->
          gait == Gait.RETREAT
              ? "retreating"
              : troops.type() == UnitType.SKIRMISHERS || gait == Gait.SKIRMISH
                  ? "skirmishers"
                  : "close-order";
    };
  }

  private static String troopsKey(Troops troops) {
    return switch (troops.arm()) {
      case INFANTRY ->
          troops.type() == UnitType.INFANTRY_GUARD || troops.type() == UnitType.INFANTRY_GRENADIER
              ? "guard-grenadier-prussian"
              : "infantry";
      case CAVALRY -> troops.type() == UnitType.CAVALRY_IRREGULAR ? "irregular-cavalry" : "cavalry";
      case ARTILLERY -> troops.pounds().orElse(6) <= 4 ? "infantry" : "artillery";
      case ENGINEERS -> "infantry";
      case TRAIN -> "artillery";
      case STAFF -> "general";
    };
  }

  private static String column(Troops troops, Gait gait) {
    boolean staff = troops.arm() == Arm.STAFF;
    boolean guns = troops.arm() == Arm.ARTILLERY || troops.arm() == Arm.TRAIN;
    return switch (gait) {
      case ATTACK -> staff ? "line" : "charge";
      case PURSUIT, RETREAT -> staff ? "line" : "involuntary";
      case MARCH, COLUMN, HASTE -> staff || guns ? "line" : "company_column";
      default -> "line";
    };
  }

  /** The row of the table of ranges, empty for troops that do not fire. */
  static String weaponRow(Troops troops) {
    return switch (troops.arm()) {
      case INFANTRY -> troops.type() == UnitType.INFANTRY_RIFLE ? "rifle" : "musket";
      case ARTILLERY ->
          switch (troops.type()) {
            case ARTILLERY_HOWITZER -> "howitzer";
            case ARTILLERY_BATTALION_GUN -> "battalion-gun";
            case ARTILLERY_HEAVY -> troops.pounds().isPresent() ? calibreKey(troops) : "12-pounder";
            case ARTILLERY_ROCKET -> "";
            default -> calibreKey(troops);
          };
      default -> "";
    };
  }

  private static String calibreKey(Troops troops) {
    int pounds = troops.pounds().orElse(6);
    return pounds <= 4 ? "3-4-pounder" : pounds <= 9 ? "6-8-pounder" : "12-pounder";
  }

  @Override
  public Optional<IntoAction> findIntoAction(Troops troops) {
    if (troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    boolean heavy = calibreKey(troops).equals("12-pounder");
    TableRow row = book.table("formation-changes").getRow(heavy ? "limber-12-pounder" : "limber");
    return Optional.of(
        new IntoAction(row.getFraction("turns").times(book.time().turnMinutes()), row.citation()));
  }

  @Override
  public Optional<Footprint> findFootprint(Troops troops, Formation formation) {
    return taken.complete(Optional.empty(), troops, formation);
  }

  @Override
  public Optional<Footprint> findPrintedFootprint(Troops troops, Formation formation) {
    return Optional.empty();
  }

  @Override
  public BookDice dice() {
    return KriegskunstDice.of(book);
  }

  @Override
  public Optional<FireRange> findFireRange(Troops troops) {
    String weapon = weaponRow(troops);
    return book.table("ranges")
        .findRow(weapon)
        .map(
            row ->
                new FireRange(
                    Fraction.of(row.getInteger("long_to")),
                    book.ground().plural(),
                    book.ground().metres(),
                    row.citation()));
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
    return List.of(RideStretch.whole(book.defaulted("DK-17")));
  }

  @Override
  public ColumnRules columns() {
    return new PlainColumns(book.defaulted("DK-16"));
  }

  @Override
  public Gunnery gunnery() {
    return new KriegskunstGunnery(book);
  }

  @Override
  public Optional<Strongholds> findStrongholds() {
    return Optional.empty();
  }

  @Override
  public List<Sighting> sightings() {
    return List.of();
  }

  @Override
  public Optional<PlayedSize> findPlayedSize(Arm arm, String level) {
    if (arm != Arm.INFANTRY || !level.equals("battalion")) {
      return Optional.empty();
    }
    int men = scale("figure");
    int most = book.findDemand("unit.figures_infantry").map(each -> each.amount()).orElse(24);
    return Optional.of(
        new PlayedSize(
            most * 2 / 3 * men,
            most * men,
            "a figure is %d men, a battalion 16 to 24 figures".formatted(men),
            Citation.byDefault(book.id(), "DK-08", "(16 to 24 figures of 40 men)")));
  }

  @Override
  public OptionalInt findCounterSize(Counter counter) {
    return switch (counter) {
      case FIGURE -> OptionalInt.of(scale("figure"));
      case MODEL_GUN -> OptionalInt.of(scale("model-gun"));
      case HALF_BATTALION, SKIRMISH_BLOCK, SQUADRON, HALF_BATTERY -> OptionalInt.empty();
    };
  }

  @Override
  public Optional<LossTrack> findLossTrack(Arm arm) {
    return switch (arm) {
      case INFANTRY, CAVALRY -> Optional.of(oneByOne("figure", "figure"));
      case ARTILLERY -> Optional.of(oneByOne("model gun", "model-gun"));
      case ENGINEERS, TRAIN, STAFF -> Optional.empty();
    };
  }

  private LossTrack oneByOne(String whole, String row) {
    return new LossTrack(
        whole, scale(row), Fraction.ONE, 1, book.table("ground-scale").getRow(row).citation());
  }

  private int scale(String row) {
    return book.table("ground-scale").getRow(row).getDecimal("value").intValueExact();
  }

  @Override
  public Optional<String> findGroundClass(TerrainKind kind) {
    return terms
        .match(kind)
        .findTerm()
        .flatMap(term -> book.table("terrain").findRow(term))
        .flatMap(row -> row.findText("class"));
  }

  @Override
  public OptionalInt findNear(Nearby who) {
    return OptionalInt.of(book.table("near-by").getInteger("inches", Parameter.word(who)));
  }
}
