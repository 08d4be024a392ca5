package studio.kriegsspiel.rules.kriegskunst;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.ByEnum;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Fire of formed infantry, cavalry and guns: 2D6, modified, read in a casualty table. */
public final class Fire {
  private final ByEnum<Weapon, WeaponRange> ranges;
  private final Casualties musketry;
  private final Casualties artillery;
  private final Modifiers<Quality> quality;
  private final Modifier gun;
  private final Modifier first;
  private final Modifier before;
  private final Modifier moved;
  private final Modifier unformed;
  private final Modifier garrison;
  private final Modifier batteryMoved;
  private final Modifier howitzer;
  private final Modifiers<Weapon> canister;
  private final Modifiers<Target> target;
  private final Modifier enfiladed;
  private final Modifier supports;
  private final Modifier charging;
  private final Modifier cover;
  private final Modifier buildings;
  private final Modifier pointBlank;
  private final boolean overlap;
  private final boolean lightMayMove;
  private final Citation halving;
  private final Citation musketryRoll;
  private final Citation artilleryRoll;

  /** Reads the tables of the book as its switches stand. */
  public Fire(RuleBook book) {
    RuleTable foot = book.table("infantry-fire-modifiers");
    RuleTable guns = book.table("artillery-fire-modifiers");
    RuleTable situation = book.table("target-modifiers");
    ranges = ByEnum.of(Weapon.class, weapon -> WeaponRange.of(book.table("ranges"), weapon));
    musketry = new Casualties(book, "musketry-casualties");
    artillery = new Casualties(book, "artillery-casualties");
    boolean veterans = book.isOn("veterans-fire-plus-one");
    quality =
        Modifiers.of(
            Quality.class,
            grade -> {
              Modifier line = Modifier.of(foot, grade);
              return veterans && grade == Quality.VETERAN
                  ? line.at(1, book.ruling("CK-09", ""))
                  : line;
            });
    gun = Modifier.of(foot, "battalion-gun-attached");
    first = Modifier.of(foot, "first-turn-of-firing");
    before = Modifier.of(foot, "fired-previous-turn");
    moved = Modifier.of(foot, "moved");
    unformed = Modifier.of(foot, "unformed");
    garrison = Modifier.of(guns, "garrison");
    batteryMoved = Modifier.of(guns, "battery-moved");
    howitzer = Modifier.of(guns, "howitzer-on-cover-or-buildings");
    canister = Modifiers.of(Weapon.class, weapon -> canister(guns, weapon));
    target =
        Modifiers.of(
            Target.class,
            stands ->
                stands == Target.FORMED
                    ? new Modifier("formed", 0, Casualties.printed("Fire Modifiers"))
                    : Modifier.of(situation, stands));
    enfiladed = Modifier.of(situation, "enfiladed");
    supports = Modifier.of(situation, "supports-within-4-inches");
    charging = Modifier.of(situation, "charging-cavalry");
    cover = Modifier.of(situation, "cover");
    buildings = Modifier.of(situation, "buildings");
    TableRow close = book.table("firing-at-chargers").getRow(6);
    pointBlank = new Modifier("point-blank", close.getInteger("add"), close.citation());
    overlap = book.isOn("ranges-overlap");
    lightMayMove = book.isOn("light-guns-may-move");
    musketryRoll = book.printed("Musketry Casualty Table");
    artilleryRoll = book.printed("Artillery Casualty Table");
    halving = book.table("long-range").getRow("long").citation();
  }

  private static Modifier canister(RuleTable guns, Weapon weapon) {
    return switch (weapon) {
      case LIGHT_GUNS, MEDIUM_GUNS, HEAVY_GUNS -> Modifier.of(guns, weapon.row() + "-canister");
      case BATTALION_GUNS -> Modifier.of(guns, "battalion-gun-canister-within-6-inches");
      default -> new Modifier("canister", 0, Casualties.printed("Fire Modifiers: Artillery"));
    };
  }

  /** Why this fire is not allowed, if it is not. */
  public Optional<Forbidden> findForbidden(Shot shot, boolean charged, boolean firedAt) {
    Citation definitions = Casualties.printed("Definitions");
    WeaponRange range = ranges.get(shot.weapon());
    if (shot.rangeInches() > range.most()) {
      return Optional.of(range.tooFar(shot.rangeInches()));
    }
    return switch (shot.state()) {
      case RETREATING, ROUTING ->
          forbidden("Retreating or routing troops may not fire.", definitions);
      case FALTERING ->
          charged
              ? Optional.empty()
              : forbidden("Faltering troops fire only if charged.", definitions);
      case UNFORMED ->
          charged || firedAt
              ? Optional.empty()
              : forbidden(
                  "Unformed troops fire only at those who charge or fire at them.", definitions);
      case FORMED -> Optional.empty();
    };
  }

  private static Optional<Forbidden> forbidden(String sentence, Citation citation) {
    return Optional.of(new Forbidden(sentence, citation));
  }

  /** Whether the range is long, so that casualties are halved. */
  public boolean isLong(Shot shot) {
    return shot.rangeClass() == RangeClass.MEASURED
        ? isLong(shot.weapon(), shot.rangeInches())
        : shot.rangeClass() == RangeClass.LONG;
  }

  private boolean isLong(Weapon weapon, int inches) {
    int effective = ranges.get(weapon).effective();
    boolean shared = overlap && weapon == Weapon.MEDIUM_GUNS;
    return inches > effective || (shared && inches == effective);
  }

  /** Rolls 2D6 and returns them with their modifiers. */
  public int score(Shot shot, DiceStream dice, Trace trace) {
    boolean guns = shot.weapon().isArtillery();
    return TwoDice.roll("fire", dice, trace, guns ? artilleryRoll : musketryRoll)
        + (guns ? gunModifiers(shot, trace) : footModifiers(shot, trace))
        + situation(shot, trace);
  }

  /** Quarters of a figure that a score costs the target. */
  public int quarters(Shot shot, int score, Trace trace) {
    Casualties table = shot.weapon().isArtillery() ? artillery : musketry;
    int quarters = table.quarters(shot.firing(), score, trace);
    if (isLong(shot)) {
      quarters /= 2;
      if (trace.isOn()) {
        trace.add("long range halves", Casualties.show(quarters), halving);
      }
    }
    return quarters;
  }

  /** Whole figures removed for quarters lost; what is no whole figure is diced for. */
  public int figures(int quarters, DiceStream dice, Trace trace) {
    return musketry.removed(quarters, dice, trace);
  }

  /** Fires, with all that it does; the shot must be allowed. */
  public Hit resolve(Shot shot, DiceStream dice, Trace trace) {
    int score = score(shot, dice, trace);
    int quarters = quarters(shot, score, trace);
    return new Hit(score, quarters, figures(quarters, dice, trace));
  }

  private int footModifiers(Shot shot, Trace trace) {
    boolean disorder = shot.state() == State.UNFORMED || shot.state() == State.FALTERING;
    return quality.get(shot.grade()).apply(trace)
        + gun.when(shot.gunAttached(), trace)
        + first.when(shot.firstTurn(), trace)
        + before.when(shot.firedBefore(), trace)
        + moved.when(shot.moved(), trace)
        + unformed.when(disorder, trace);
  }

  private int gunModifiers(Shot shot, Trace trace) {
    Weapon weapon = shot.weapon();
    boolean sheltered = shot.shelter() != Shelter.NONE;
    boolean free = weapon == Weapon.BATTALION_GUNS || (lightMayMove && weapon == Weapon.LIGHT_GUNS);
    return garrison.when(shot.grade() == Quality.GARRISON, trace)
        + batteryMoved.when(shot.moved() && !free, trace)
        + howitzer.when(weapon == Weapon.HOWITZERS && sheltered, trace)
        + canister.get(weapon).when(isCanister(weapon, shot.rangeInches()), trace);
  }

  /** Whether guns fire canister at this range. */
  public boolean isCanister(Weapon weapon, int inches) {
    return inches <= ranges.get(weapon).canister();
  }

  private int situation(Shot shot, Trace trace) {
    boolean square = shot.target() == Target.SQUARE;
    return target.get(shot.target()).when(shot.target() != Target.FORMED, trace)
        + enfiladed.when(shot.enfiladed() && !square, trace)
        + supports.when(shot.supported(), trace)
        + charging.when(shot.chargingCavalry(), trace)
        + cover.when(shot.shelter() == Shelter.COVER, trace)
        + buildings.when(shot.shelter() == Shelter.BUILDINGS, trace)
        + pointBlank.when(shot.isPointBlank(), trace);
  }
}
