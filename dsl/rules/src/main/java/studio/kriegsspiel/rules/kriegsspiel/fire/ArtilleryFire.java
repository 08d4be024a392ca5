package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Artillery fire of one move. Results are whole numbers in units of 1/{@value #UNITS_PER_POINT}
 * point, so that parts of batteries, additions and cover stay exact without an allocation; round
 * them once with {@link FirePoints}.
 */
public final class ArtilleryFire {
  /** Units in one point: 24 for parts of a battery, 12 for additions, 6 for cover. */
  public static final int UNITS_PER_POINT = 24 * 12 * 6;

  private static final int PIECE_SCALE = 24;
  private static final int SIDES = 6;
  private static final int NIGHT_PACES = 600;

  private final RuleBook book;
  private final FireFactors factors;
  private final Map<GunKind, FireNumbers> good = new EnumMap<>(GunKind.class);
  private final Map<GunKind, FireNumbers> bad = new EnumMap<>(GunKind.class);
  private final EffectRule effects;
  private final Optional<EffectRule1828> effects1828;
  private final boolean separateNinePounderRoll;
  private final Citation proRata;
  private final Citation ninePounder;

  public ArtilleryFire(RuleBook book) {
    this.book = book;
    this.factors = new FireFactors(book);
    boolean british = book.id().equals(RuleBookId.BRITISH_1815);
    for (GunKind kind : GunKind.values()) {
      if (knows(kind)) {
        good.put(kind, FireNumbers.of(book, "artillery-fire", kind.key(), "good"));
        bad.put(kind, FireNumbers.of(book, "artillery-fire", kind.key(), "bad"));
      }
    }
    this.effects = new EffectRule(book);
    this.effects1828 =
        british && book.isOn("effect-1828")
            ? Optional.of(new EffectRule1828(book))
            : Optional.empty();
    this.separateNinePounderRoll = british && book.isOn("nine-pdr-separate-roll");
    String source = book.table("artillery-fire").source();
    this.proRata = book.ruling("C112", source);
    this.ninePounder = book.ruling("C091", source);
  }

  private boolean knows(GunKind kind) {
    return book.table("artillery-fire").rows().stream()
        .anyMatch(row -> row.getText("battery").equals(kind.key()));
  }

  /** Pieces of the battery the table's numbers stand for. */
  public int wholeBattery(GunKind kind) {
    return switch (kind) {
      case SEVEN_POUND_HOWITZER, FIVE_INCH_HOWITZER -> 8;
      case TEN_POUND_HOWITZER -> 2;
      default -> book.id().equals(RuleBookId.BRITISH_1815) ? 6 : 8;
    };
  }

  /** Greatest range in paces; a 9-pdr's is that of the 12-pdr. */
  public int greatestRange(GunKind kind) {
    return numbers(kind == GunKind.NINE_POUNDER ? GunKind.TWELVE_POUNDER : kind, Effect.GOOD)
        .greatestRange();
  }

  /** Good or bad effect by the ground, with the condition that decided. */
  public EffectChoice effect(Shot shot, GroundBetween ground, int rangePaces) {
    return effects1828.isPresent()
        ? effects1828.get().choose(shot, ground, rangePaces)
        : effects.choose(shot, ground);
  }

  /** Range in paces beyond which guns do not fire by night, unless laid on a defile beforehand. */
  public int nightRange() {
    return NIGHT_PACES;
  }

  /**
   * Fires once and returns the loss in units of 1/{@value #UNITS_PER_POINT} point; 0 beyond range.
   *
   * @param kind a kind the book has
   * @param pieces pieces firing; fewer or more than the battery count in proportion
   */
  public long fire(
      GunKind kind,
      int pieces,
      int rangePaces,
      Effect effect,
      FireTarget target,
      DiceStream dice,
      Trace trace) {
    int face = dice.throwDie(SIDES);
    GunKind as = kind == GunKind.NINE_POUNDER ? ninePounder(face, dice, trace) : kind;
    return loss(kind, as, pieces, band(as, rangePaces, trace), effect, target, face, trace);
  }

  /** Judges the effect of a shot. */
  @FunctionalInterface
  interface EffectJudge {
    EffectChoice effect(Shot shot);
  }

  /**
   * What a move of fire did.
   *
   * @param units the loss in units of 1/{@value #UNITS_PER_POINT} point
   * @param band the band of range in which it was fired, negative beyond the last
   * @param effect the effect that it had, none beyond range
   */
  record Result(long units, int band, Optional<Effect> effect) {
    boolean isCanister() {
      return band >= 0 && Shot.values()[band].isCanister();
    }
  }

  /**
   * Fires once; the effect is judged by the shot that the gun fires. A 9-pdr fires as the gun its
   * face makes, so that its effect is judged by that gun's band of range (ruling C091).
   */
  Result fire(
      GunKind kind,
      int pieces,
      int rangePaces,
      EffectJudge judge,
      FireTarget target,
      DiceStream dice,
      Trace trace) {
    int face = dice.throwDie(SIDES);
    GunKind as = kind == GunKind.NINE_POUNDER ? ninePounder(face, dice, trace) : kind;
    int band = band(as, rangePaces, trace);
    if (band < 0) {
      return new Result(0, band, Optional.empty());
    }
    Shot shot = Shot.values()[band];
    EffectChoice choice = judge.effect(shot);
    trace.add(
        "effect of " + shot.label(),
        choice.effect().word() + ", since " + choice.reason(),
        choice.citation());
    return new Result(
        loss(kind, as, pieces, band, choice.effect(), target, face, trace),
        band,
        Optional.of(choice.effect()));
  }

  private int band(GunKind as, int rangePaces, Trace trace) {
    FireNumbers numbers = numbers(as, Effect.GOOD);
    int band = numbers.band(rangePaces);
    if (band < 0) {
      trace.add("beyond the range of", as.label(), numbers.citation(0));
    }
    return band;
  }

  private long loss(
      GunKind kind,
      GunKind as,
      int pieces,
      int band,
      Effect effect,
      FireTarget target,
      int face,
      Trace trace) {
    if (band < 0) {
      return 0;
    }
    FireNumbers numbers = numbers(as, effect);
    int points = numbers.points(band, face);
    if (trace.isOn()) {
      trace.addThrow(
          as.label() + ", " + effect.word() + " effect, " + Shot.values()[band].label(),
          effect.die(),
          face,
          points + " points",
          numbers.citation(band));
    }
    long units = (long) points * pieceShare(kind, as, pieces, trace);
    units *= FireFactors.ADDITION_SCALE + additions(as, band, target, trace);
    return units * coverShare(as, band, target.cover(), trace);
  }

  private GunKind ninePounder(int face, DiceStream dice, Trace trace) {
    int chooser =
        separateNinePounderRoll ? dice.named("the die that chooses the gun").throwDie(SIDES) : face;
    GunKind as = chooser % 2 == 1 ? GunKind.TWELVE_POUNDER : GunKind.SIX_POUNDER;
    if (trace.isOn()) {
      trace.addThrow("9-pdr fires as", "D6", chooser, as.label(), ninePounder);
    }
    return as;
  }

  private int pieceShare(GunKind kind, GunKind as, int pieces, Trace trace) {
    int whole = wholeBattery(as);
    if (pieces != whole && trace.isOn()) {
      trace.add(kind.label() + " of " + whole + ", firing", pieces + " pieces", proRata);
    }
    return pieces * (PIECE_SCALE / whole);
  }

  private int additions(GunKind kind, int band, FireTarget target, Trace trace) {
    boolean canister = band < 2;
    boolean shell = kind.isHowitzer() && !canister;
    int sum = 0;
    if (target.dense()) {
      sum += add("dense target", factors.dense, shell, trace);
    }
    if (target.twoLines()) {
      sum += add("two lines in the band", factors.twoLines, shell, trace);
    }
    if (target.skirmishersNearLine()) {
      sum += add("skirmishers close to their line", factors.skirmishers, shell, trace);
    }
    if (target.flank() && !canister) {
      sum += add("flank", factors.flank, shell, trace);
    }
    return sum;
  }

  private static int add(String what, FireFactors.Addition addition, boolean shell, Trace trace) {
    int twelfths = shell ? addition.shell() : addition.cannon();
    if (trace.isOn()) {
      trace.add(what, "+" + twelfths + "/12", addition.citation());
    }
    return twelfths;
  }

  private int coverShare(GunKind kind, int band, Cover cover, Trace trace) {
    FireFactors.CoverRow row = factors.cover(cover);
    int sixths = band < 2 ? row.canister() : kind.isHowitzer() ? row.shell() : row.ball();
    if (cover != Cover.NONE && trace.isOn()) {
      trace.add("cover: " + cover.key(), sixths + "/6 of the loss", row.citation());
    }
    return sixths;
  }

  private FireNumbers numbers(GunKind kind, Effect effect) {
    FireNumbers numbers = (effect == Effect.GOOD ? good : bad).get(kind);
    if (numbers == null) {
      throw new RulesException("The book " + book.id() + " has no " + kind.label() + ".");
    }
    return numbers;
  }
}
