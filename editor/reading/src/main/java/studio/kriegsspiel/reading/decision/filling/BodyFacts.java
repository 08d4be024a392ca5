package studio.kriegsspiel.reading.decision.filling;

import java.time.LocalDateTime;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.readiness.Readiness;
import studio.kriegsspiel.situation.track.Certainty;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** One body of troops at a minute: what the text, the tracks and the ground say of it. */
public final class BodyFacts {
  private static final Set<TerrainKind> COVER =
      EnumSet.of(
          TerrainKind.WOOD_LIGHT,
          TerrainKind.WOOD_DENSE,
          TerrainKind.FARM,
          TerrainKind.GARDEN,
          TerrainKind.VILLAGE,
          TerrainKind.TOWN,
          TerrainKind.HEDGE,
          TerrainKind.WALL,
          TerrainKind.DITCH,
          TerrainKind.FIELDWORK);

  private final Situation situation;
  private final Unit unit;
  private final LocalDateTime time;
  private final Whereabouts where;
  private final Troops troops;
  private final Readiness readiness;

  public BodyFacts(Situation situation, Unit unit, LocalDateTime time) {
    this.situation = situation;
    this.unit = unit;
    this.time = time;
    this.where = situation.tracks().of(unit.id()).at(time);
    this.troops = TroopsOf.unit(unit);
    this.readiness = Readiness.of(situation, unit);
  }

  public Unit unit() {
    return unit;
  }

  /** How the words of origins call it. */
  public String name() {
    return unit.id().name();
  }

  public Situation situation() {
    return situation;
  }

  LocalDateTime time() {
    return time;
  }

  public Troops troops() {
    return troops;
  }

  public Arm arm() {
    return troops.arm();
  }

  UnitType type() {
    return troops.type();
  }

  Whereabouts where() {
    return where;
  }

  /** Its middle, if it is on the map. */
  public Optional<MapPoint> at() {
    return where.centre();
  }

  /** Whether the players decide by then where it is, so that its last known place counts. */
  public boolean isFree() {
    return where.isOnMap() && where.certainty() == Certainty.FREE;
  }

  Readiness readiness() {
    return readiness;
  }

  Optional<Grade> grade() {
    return unit.grade();
  }

  /** How it stands or marches. */
  Optional<Formation> formation() {
    return where.formation();
  }

  boolean stands(Formation formation) {
    return formation().filter(each -> each == formation).isPresent();
  }

  /** Whether it holds a place. */
  public boolean isGarrison() {
    return stands(Formation.GARRISON);
  }

  /** Whether it stands in one of the columns. */
  boolean isInColumn() {
    return formation()
        .filter(
            each ->
                each == Formation.COLUMN_MARCH
                    || each == Formation.COLUMN_OPEN
                    || each == Formation.COLUMN_CLOSE
                    || each == Formation.COLUMN_ATTACK)
        .isPresent();
  }

  /** Whether it goes out as skirmishers, or is nothing else. */
  boolean skirmishes() {
    return type() == UnitType.SKIRMISHERS || stands(Formation.SKIRMISH);
  }

  /** The going where it is; open where the ground is not known. */
  Going going() {
    return at().flatMap(point -> situation.ground().map(g -> new GoingIndex(g.ground()).at(point)))
        .orElse(Going.OPEN);
  }

  /** The strongest cover of the ground it stands on, if there is any. */
  Optional<TerrainKind> cover() {
    return going().kinds().stream().filter(COVER::contains).max(TerrainKind::compareTo);
  }

  /** Whether it is cavalry of a heavy kind. */
  boolean isHeavyCavalry() {
    return type() == UnitType.CAVALRY_HEAVY;
  }

  /** Its share of men, or of pieces, that is still there when play begins, in percent. */
  int percentPresent() {
    int whole = arm() == Arm.ARTILLERY ? unit.totalPieces() : unit.totalMen();
    int now = arm() == Arm.ARTILLERY ? unit.presentPieces() : unit.presentMen();
    return whole == 0 ? 100 : Math.max(1, Math.round(100f * now / whole));
  }

  /** Squadrons by its return, or by so many riders each. */
  int squadrons(int ridersEach) {
    return TroopsOf.squadrons(unit, ridersEach);
  }

  Optional<SmallArm> smallArm() {
    return unit.particulars().weapon();
  }

  /** How the book calls something of it, if it has a word for that. */
  Optional<String> term(Correspondence.Family family, String concept) {
    return Correspondence.of(situation.book().id()).find(family, concept).flatMap(Match::findTerm);
  }

  /** How the book calls its kind of troops. */
  Optional<String> typeTerm() {
    return term(Correspondence.Family.UNIT_TYPES, type().key());
  }

  /** How the book calls its grade, where the text states one. */
  Optional<String> gradeTerm() {
    return grade().flatMap(each -> term(Correspondence.Family.GRADES, each.key()));
  }

  /** How the book calls the class of its guns. */
  Optional<String> gunTerm() {
    OptionalInt pounds = troops.pounds();
    return pounds.isPresent()
        ? term(Correspondence.Family.CALIBRES, pounds.getAsInt() + "-pdr").or(this::typeTerm)
        : typeTerm();
  }
}
