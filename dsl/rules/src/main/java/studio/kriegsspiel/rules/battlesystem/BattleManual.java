package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
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
import studio.kriegsspiel.rules.field.MoraleTrack;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Sighting;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.footprint.GroundTaken;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.TableRow;

/** The field manual of the Battle System; it prints nothing of frontages or of engineering. */
final class BattleManual implements FieldManual {
  private static final Set<TerrainKind> CROSSINGS =
      Set.of(TerrainKind.BRIDGE, TerrainKind.FORD, TerrainKind.ROAD);

  private final RuleBook book;
  private final GroundTaken taken;

  BattleManual(RuleBook book) {
    this.book = book;
    this.taken = new GroundTaken(book);
  }

  @Override
  public March march(Troops troops, Gait gait, Going going) {
    if (gait == Gait.ROPES) {
      return new March.Impossible("guns out of their limbers do not move", book.defaulted("DB-03"));
    }
    boolean crossed = going.kinds().stream().anyMatch(CROSSINGS::contains);
    if (!crossed && (going.has(TerrainKind.RIVER) || going.has(TerrainKind.LAKE))) {
      return new March.Impossible(
          "larger waters are crossed at bridges and fords only", book.defaulted("mapping"));
    }
    TableRow row = book.table("movement").getRow(key(troops, gait, going));
    Fraction spaces = Fraction.of(row.getInteger("spaces"));
    Citation citation = row.citation();
    for (TerrainKind kind : going.kinds()) {
      Optional<TableRow> slow = slowing(kind, going);
      if (slow.isPresent() && gait != Gait.RIDE && gait != Gait.LONG_RIDE) {
        spaces = Fraction.of(row.getInteger("spaces")).times(slow.get().getFraction("factor"));
        citation = slow.get().citation();
      }
    }
    return new March.Rate(
        spaces,
        book.ground().plural(),
        book.ground().metres(),
        book.time().turnMinutes(),
        null,
        gait == Gait.ATTACK ? book.defaulted("DB-05") : citation);
  }

  private Optional<TableRow> slowing(TerrainKind kind, Going going) {
    String key =
        switch (kind) {
          case WOOD_LIGHT, WOOD_DENSE -> "woods";
          case MARSH -> "marsh";
          case STREAM, FORD -> going.has(TerrainKind.BRIDGE) ? "" : "small-river";
          default -> "";
        };
    return key.isEmpty() ? Optional.empty() : book.table("terrain-movement").findRow(key);
  }

  private static String key(Troops troops, Gait gait, Going going) {
    if (gait == Gait.RIDE || gait == Gait.LONG_RIDE) {
      return going.onRoad() ? "dispatch-rider-road" : "dispatch-rider-cross-country";
    }
    return switch (troops.arm()) {
      case INFANTRY -> infantry(troops, gait);
      case CAVALRY -> cavalry(troops.type());
      case ARTILLERY ->
          troops.type() == UnitType.ARTILLERY_HORSE
              ? "artillery-horse-limbered"
              : "artillery-foot-limbered";
      case ENGINEERS -> "infantry-column";
      case TRAIN -> "artillery-foot-limbered";
      case STAFF -> "general";
    };
  }

  private static String infantry(Troops troops, Gait gait) {
    if (troops.type() == UnitType.SKIRMISHERS || gait == Gait.SKIRMISH || gait == Gait.PATROL) {
      return "infantry-open-order";
    }
    return gait == Gait.ACTION ? "infantry-line" : "infantry-column";
  }

  private static String cavalry(UnitType type) {
    return switch (type) {
      case CAVALRY_HEAVY -> "cavalry-heavy";
      case CAVALRY_MEDIUM -> "cavalry-medium";
      default -> "cavalry-light";
    };
  }

  @Override
  public Optional<IntoAction> findIntoAction(Troops troops) {
    if (troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    TableRow row = book.table("phase-costs").getRow("unlimber");
    int phase =
        book.time().parts().stream().mapToInt(TurnPart::minutes).filter(m -> m > 0).min().orElse(0);
    return Optional.of(
        new IntoAction(Fraction.of(row.getInteger("phases")).times(phase), row.citation()));
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
  public Optional<FireRange> findFireRange(Troops troops) {
    if (troops.arm() != Arm.INFANTRY && troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    TableRow row =
        book.table("weapon-ranges")
            .getRow(
                troops.arm() == Arm.INFANTRY ? "musket" : "artillery-" + gunClass(book, troops));
    return Optional.of(
        new FireRange(
            Fraction.of(row.getInteger("spaces")),
            book.ground().plural(),
            book.ground().metres(),
            row.citation()));
  }

  /** Light, medium or heavy, by the calibre or else by the type. */
  static String gunClass(RuleBook book, Troops troops) {
    if (troops.pounds().isPresent()) {
      int pounds = troops.pounds().getAsInt();
      return book.table("artillery-classes").rows().stream()
          .filter(row -> row.getRange("pounds").contains(pounds))
          .findFirst()
          .map(TableRow::keyText)
          .orElse("heavy");
    }
    return switch (troops.type()) {
      case ARTILLERY_LIGHT, ARTILLERY_BATTALION_GUN -> "light";
      case ARTILLERY_HEAVY -> "heavy";
      default -> "medium";
    };
  }

  @Override
  public Optional<EngineeringTime> findEngineeringTime(EngineeringJob job) {
    return Optional.empty();
  }

  @Override
  public Optional<MessengerRide> findMessengerRide(double metres) {
    TableRow row = book.table("movement").getRow("dispatch-rider-road");
    double turns = book.ground().fromMetres(metres) / row.getInteger("spaces");
    return Optional.of(new MessengerRide(turns * book.time().turnMinutes(), row.citation()));
  }

  @Override
  public List<RideStretch> rideStretches(double metres) {
    return List.of(
        RideStretch.whole(book.table("movement").getRow("dispatch-rider-road").citation()));
  }

  @Override
  public ColumnRules columns() {
    return new BattleColumns(book);
  }

  @Override
  public Optional<MoraleTrack> findMoraleTrack(Troops troops) {
    String grade = Correspondence.of(book.id()).match(troops.grade()).findTerm().orElse("regular");
    return Stream.of(Quality.values())
        .filter(each -> Parameter.word(each).equals(grade))
        .findFirst()
        .map(new Morale(book)::track);
  }

  @Override
  public BookDice dice() {
    return BattleDice.of(book);
  }

  @Override
  public Gunnery gunnery() {
    return new BattleGunnery(book);
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
  public Optional<String> findGroundClass(TerrainKind kind) {
    return Correspondence.of(book.id())
        .match(kind)
        .findTerm()
        .flatMap(
            term ->
                book.table("cover-classes")
                    .findRow(term.replace(' ', '-'))
                    .map(row -> row.getText("cover"))
                    .or(() -> named(term)));
  }

  /** A term that is itself the name of a cover. */
  private static Optional<String> named(String term) {
    return term.endsWith(" cover") && !term.contains(" or ")
        ? Optional.of(term.replace(" cover", ""))
        : Optional.empty();
  }
}
