package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.kriegsspiel.siege.Ammunition;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire}: artillery or small arms, one move. */
public final class FireProcedure extends AskedProcedure<FireProcedure.Case> {
  private static final int MOST_POINTS = 100_000;
  private static final int WHOLE = 100;

  private final RuleBook book;
  private final ArtilleryFire artillery;
  private final InfantryFire infantry;
  private final FirersLeft left;

  /** Those who can fire in a book: its batteries, then its infantry. */
  static final class Firers implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      boolean british = GunKind.hasNinePounder(tables);
      List<String> firers = new ArrayList<>();
      for (GunKind kind : GunKind.values()) {
        if (kind.isKnown(tables)) {
          firers.add(Parameter.word(kind));
        }
      }
      for (InfantryKind kind : InfantryKind.values()) {
        if (!kind.key(british).isEmpty()) {
          firers.add(Parameter.word(kind));
        }
      }
      return firers;
    }
  }

  /** Who fires at whom, and over what ground. */
  @Excludes(
      value = {"skirmishers-near-line", "target!=skirmishers"},
      says = "Only skirmishers stand near their line.")
  @Excludes(
      value = {"dense", "target=skirmishers"},
      says = "Skirmishers are no dense target.")
  @Excludes(
      value = {"two-lines", "target=skirmishers"},
      says = "Skirmishers stand in no two lines.")
  @Excludes(
      value = {"limbered", "firers=close-order*|skirmishers*|jager*|rifles*"},
      says = "Guns alone are limbered.")
  @Excludes(
      value = {"laid", "firers=close-order*|skirmishers*|jager*|rifles*"},
      says = "Guns alone are laid beforehand.")
  @Excludes(
      value = {"laid", "!night"},
      says = "Guns are laid beforehand for the night.")
  @Excludes(
      value = {"laid", "moved"},
      says = "Guns that were laid beforehand have not moved.")
  @Excludes(
      value = {"laid", "limbered"},
      says = "Guns that were laid beforehand are not limbered.")
  @Excludes(
      value = {"two-ranks", "firers!=close-order*"},
      says = "Close-ordered infantry alone is asked for its ranks.")
  record Case(
      @Ask(value = "who fires", from = Firers.class) String firers,
      @Ask(
              value =
                  "pieces or men firing, without the losses of the game; the table's unit if left out",
              least = 1,
              most = 5000)
          OptionalInt strength,
      @Ask(value = "points the firers have lost until now", most = MOST_POINTS, or = "0")
          Fraction lostPoints,
      @Ask("the close-ordered firers stand in two ranks") boolean twoRanks,
      @Ask(value = "range in paces", most = 5000) int range,
      @Ask(value = "how the target stands", or = "infantry-three-ranks") LossKind target,
      @Part(plain = true) FireTarget exposed,
      @Ask(value = "steepest slope to the target in degrees", most = 90, or = "0") int slope,
      @Ask("swampy, hedged, broken or undulating ground between") boolean broken,
      @Ask("swampy or marshy close to the target") boolean soft,
      @Ask(value = "paces seen before the target", most = 2000, or = "2000") int seenBefore,
      @Ask(value = "paces seen behind the target", most = 2000, or = "2000") int seenBehind,
      @Ask("the target is not clearly seen") boolean hidden,
      @Ask("the guns are limbered") boolean limbered,
      @Ask("the firers moved and did not halt") boolean moved,
      @Ask(value = "percent of the move for which they stand ready", most = WHOLE, or = "100")
          int percentOfMove,
      @Ask("it is dark") boolean night,
      @Ask("the guns were laid on a defile beforehand") boolean laid,
      @Ask(value = "moves the firers have fired since they were supplied", most = 9999, or = "0")
          int movesFired,
      @Ask(value = "points the target has lost until now", most = MOST_POINTS, or = "0")
          Fraction targetLostPoints,
      @Ask(value = "men, riders or guns of the target at full strength", least = 1, most = 50_000)
          OptionalInt targetStrength,
      @Ask(value = "moves on end the target was under canister", most = 99, or = "0")
          int targetCanisterMoves) {

    boolean blind() {
      return night && !laid;
    }

    GroundBetween ground() {
      int clear = broken ? 0 : 2000;
      return new GroundBetween(slope, !broken, soft, seenBefore, seenBehind, !hidden, clear, clear);
    }
  }

  public FireProcedure(RuleBook book) {
    super(
        "fire",
        "Loss by one move of artillery or small-arms fire",
        book.printed(book.table("artillery-fire").source()),
        Case.class,
        book.tables());
    this.book = book;
    this.artillery = new ArtilleryFire(book);
    this.infantry = new InfantryFire(book);
    this.left = new FirersLeft(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    if (question.moved() && book.id().equals(RuleBookId.BRITISH_1815)) {
      return new Decision.Forbidden(
          "Troops that move do not fire unless they halt.", book.printed("Introduction"));
    }
    if (question.percentOfMove() == 0) {
      return new Decision.Forbidden(
          "The firers have come up only now: they fire from the next move on.",
          book.defaulted("DF-05"));
    }
    Optional<GunKind> guns = GunKind.find(question.firers());
    Ammunition ammunition =
        Ammunition.of(
            book,
            guns.isEmpty()
                ? "infantryman"
                : guns.get().isHowitzer() ? "howitzer-battery" : "battery",
            question.movesFired());
    if (!ammunition.canFire()) {
      return new Decision.Forbidden(
          "The ammunition is spent: replenish it first (`replenish`).", ammunition.citation());
    }
    Decision decision =
        guns.isPresent() ? guns(guns.get(), question, dice, trace) : muskets(question, dice, trace);
    return decision instanceof Decision.Decided decided
        ? decided.after("firers", "moves-fired", question.movesFired() + 1)
        : decision;
  }

  private Decision guns(GunKind kind, Case question, Dice dice, Trace trace) {
    int range = question.range();
    Optional<Decision> no = forbidden(kind, range, question);
    if (no.isPresent()) {
      return no.get();
    }
    int pieces =
        left.guns(question, question.strength().orElse(artillery.wholeBattery(kind)), trace);
    if (pieces == 0) {
      return left.noGuns();
    }
    ArtilleryFire.Result result =
        artillery.fire(
            kind,
            pieces,
            range,
            shot -> effect(shot, question),
            question.exposed(),
            dice.stream("fire"),
            trace);
    Decision.Decided lost =
        loss(result.units(), ArtilleryFire.UNITS_PER_POINT, result.isCanister(), question, trace);
    return result
        .effect()
        .filter(effect -> result.isCanister())
        .map(effect -> lost.after("firers", "effect", effect.word()))
        .orElse(lost);
  }

  private Optional<Decision> forbidden(GunKind kind, int range, Case question) {
    if (question.limbered()) {
      return Optional.of(
          new Decision.Forbidden(
              "Guns must be unlimbered to fire.",
              book.printed(book.table("artillery-ranges").source())));
    }
    int greatest = artillery.greatestRange(kind);
    if (range > greatest) {
      return Optional.of(
          new Decision.Forbidden(
              "A %s does not reach %d paces: its greatest range is %d paces."
                  .formatted(kind.label(), range, greatest),
              book.printed(book.table("artillery-ranges").source())));
    }
    if (question.blind() && range > artillery.nightRange()) {
      return Optional.of(
          new Decision.Forbidden(
              "By night guns fire to %d paces only, unless they were laid on a defile beforehand."
                  .formatted(artillery.nightRange()),
              nightRule()));
    }
    return Optional.empty();
  }

  private Citation nightRule() {
    return book.table("night").getRow("artillery range").citation();
  }

  private EffectChoice effect(Shot shot, Case question) {
    return question.blind()
        ? new EffectChoice(Effect.BAD, "it is night", nightRule())
        : artillery.effect(shot, question.ground(), question.range());
  }

  private Decision muskets(Case question, Dice dice, Trace trace) {
    InfantryKind kind = InfantryKind.of(question.firers());
    if (question.range() > infantry.greatestRange()) {
      return new Decision.Forbidden(
          "Small arms do not reach %d paces: their greatest range is %d paces."
              .formatted(question.range(), infantry.greatestRange()),
          book.table("small-arms-range").getRow("infantry").citation());
    }
    int men = left.men(question, question.strength().orElse(infantry.unitMen(kind)), trace);
    if (men == 0) {
      return left.noMen();
    }
    long units =
        infantry.fire(
            kind,
            men,
            question.range(),
            question.exposed().cover(),
            question.night(),
            dice.stream("fire"),
            trace);
    return loss(units, InfantryFire.UNITS_PER_POINT, false, question, trace);
  }

  private Decision.Decided loss(
      long whole, int unit, boolean canister, Case question, Trace trace) {
    boolean inPart = question.percentOfMove() < WHOLE;
    long units = inPart ? whole * question.percentOfMove() : whole;
    int scale = inPart ? unit * WHOLE : unit;
    if (inPart) {
      trace.add("of a whole move's fire", question.percentOfMove() + " %", book.defaulted("DF-05"));
    }
    Fraction exact = FirePoints.exact(units, scale);
    long points = FirePoints.rounded(units, scale);
    if (!exact.isWhole()) {
      trace.add("rounded once", exact + " to " + points + " points", book.defaulted("DF-01"));
    }
    LossKind kind = question.target();
    PointValues values = new PointValues(book);
    Fraction worth = Fraction.of(points);
    Optional<Fraction> left = left(question, values);
    boolean gone = left.isPresent() && worth.compareTo(left.get()) >= 0;
    Fraction suffered = gone ? left.get() : worth;
    if (!suffered.equals(worth)) {
      trace.add("the target has no more to lose than", suffered + " points", values.citation(kind));
    }
    Fraction lost = values.lost(suffered, kind);
    trace.add("worth of the points", Amount.of(lost, kind.unit()), values.citation(kind));
    Decision.Decided decided =
        new Decision.Decided(
                "The target loses %s, which is %s%s."
                    .formatted(
                        Amount.of(suffered, "points"),
                        Amount.of(lost, kind.unit()),
                        gone ? ", all it has left: it is gone" : ""),
                List.of(
                    Result.exact("points", suffered, "points"),
                    new Result("exactPoints", exact, "points"),
                    new Result("lost", lost, kind.unit()),
                    new Result("canister", canister, "")))
            .after("target", "lost-points", question.targetLostPoints().plus(suffered));
    if (gone) {
      return decided.gone("target");
    }
    decided =
        decided.after(
            "target", "canister-moves", canister ? question.targetCanisterMoves() + 1 : 0);
    return kind == LossKind.INFANTRY_TWO_RANKS ? decided.after("target", "ranks", "two") : decided;
  }

  /** Points the target can still lose, where its full strength is told. */
  private static Optional<Fraction> left(Case question, PointValues values) {
    if (question.targetStrength().isEmpty()) {
      return Optional.empty();
    }
    Fraction full =
        values.points(Fraction.of(question.targetStrength().getAsInt()), question.target());
    Fraction left = full.minus(question.targetLostPoints());
    if (left.signum() <= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of the target: its full strength is %s points, and it has lost %s."
              .formatted(full, question.targetLostPoints()));
    }
    return Optional.of(left);
  }
}
