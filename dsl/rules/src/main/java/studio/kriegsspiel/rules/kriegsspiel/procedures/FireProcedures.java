package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.fire.ArtilleryFire;
import studio.kriegsspiel.rules.kriegsspiel.fire.Cover;
import studio.kriegsspiel.rules.kriegsspiel.fire.Effect;
import studio.kriegsspiel.rules.kriegsspiel.fire.EffectChoice;
import studio.kriegsspiel.rules.kriegsspiel.fire.FirePoints;
import studio.kriegsspiel.rules.kriegsspiel.fire.FireTarget;
import studio.kriegsspiel.rules.kriegsspiel.fire.GroundBetween;
import studio.kriegsspiel.rules.kriegsspiel.fire.GunKind;
import studio.kriegsspiel.rules.kriegsspiel.fire.InfantryFire;
import studio.kriegsspiel.rules.kriegsspiel.fire.InfantryKind;
import studio.kriegsspiel.rules.kriegsspiel.fire.Shot;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question of fire: artillery or small arms, one move. */
final class FireProcedures {
  private final RuleBook book;
  private final ArtilleryFire artillery;
  private final InfantryFire infantry;

  private FireProcedures(RuleBook book) {
    this.book = book;
    this.artillery = new ArtilleryFire(book);
    this.infantry = new InfantryFire(book);
  }

  static List<Procedure> of(RuleBook book) {
    return List.of(new FireProcedures(book).card());
  }

  private Procedure card() {
    List<String> firers = new ArrayList<>();
    Arrays.stream(GunKind.values())
        .filter(artillery::has)
        .map(Parameter::word)
        .forEach(firers::add);
    Arrays.stream(InfantryKind.values())
        .filter(infantry::has)
        .map(Parameter::word)
        .forEach(firers::add);
    return new ProcedureCard(
        book.id(),
        "fire",
        "Loss by one move of artillery or small-arms fire",
        book.printed(book.table("artillery-fire").source()),
        List.of(
            Parameter.choice("firers", "who fires", firers),
            Parameter.number(
                    "strength", "pieces or men firing; the table's unit if left out", 1, 5000)
                .or(""),
            Parameter.number("range", "range in paces", 0, 5000),
            Parameter.choice("target", "how the target stands", LossKind.class)
                .or("infantry-three-ranks"),
            Parameter.choice("cover", "how the target is covered", Cover.class).or("none"),
            Parameter.yesNo("dense", "column of two battalions, squadrons or battery"),
            Parameter.yesNo("two-lines", "two or more lines in the same band of range"),
            Parameter.yesNo("skirmishers-near-line", "skirmishers within 100 paces of their line"),
            Parameter.yesNo("flank", "taken in flank"),
            Parameter.number("slope", "steepest slope to the target in degrees", 0, 90).or("0"),
            Parameter.yesNo("broken", "swampy, hedged, broken or undulating ground between"),
            Parameter.yesNo("soft", "swampy or marshy close to the target"),
            Parameter.number("seen-before", "paces seen before the target", 0, 2000).or("2000"),
            Parameter.number("seen-behind", "paces seen behind the target", 0, 2000).or("2000"),
            Parameter.yesNo("hidden", "the target is not clearly seen"),
            Parameter.yesNo("limbered", "the guns are limbered"),
            Parameter.yesNo("moved", "the firers moved and did not halt"),
            Parameter.yesNo("night", "it is dark"),
            Parameter.yesNo("laid", "the guns were laid on a defile beforehand")),
        this::decide);
  }

  private Decision decide(Question question, Dice dice, Trace trace) {
    String firers = question.getText("firers");
    if (question.is("moved") && book.id() == RuleBookId.BRITISH_1815) {
      return new Decision.Forbidden(
          "Troops that move do not fire unless they halt.", book.printed("Introduction"));
    }
    for (GunKind kind : GunKind.values()) {
      if (Parameter.word(kind).equals(firers)) {
        return guns(kind, question, dice, trace);
      }
    }
    return muskets(question.getChoice("firers", InfantryKind.class), question, dice, trace);
  }

  private Decision guns(GunKind kind, Question question, Dice dice, Trace trace) {
    int range = question.getNumber("range");
    Optional<Decision> no = forbidden(kind, range, question);
    if (no.isPresent()) {
      return no.get();
    }
    Shot shot = artillery.findShot(kind, range).orElseThrow();
    Effect effect = effect(shot, range, question, trace);
    int pieces = question.findNumber("strength").orElse(artillery.wholeBattery(kind));
    FireTarget target =
        new FireTarget(
            question.is("dense"),
            question.is("two-lines"),
            question.is("skirmishers-near-line"),
            question.is("flank"),
            question.getChoice("cover", Cover.class));
    long units = artillery.fire(kind, pieces, range, effect, target, dice.stream("fire"), trace);
    return loss(units, ArtilleryFire.UNITS_PER_POINT, question, trace);
  }

  private Optional<Decision> forbidden(GunKind kind, int range, Question question) {
    if (question.is("limbered")) {
      return Optional.of(
          new Decision.Forbidden(
              "Guns must be unlimbered to fire.",
              book.printed(book.table("artillery-ranges").source())));
    }
    int greatest = artillery.greatestRange(kind);
    if (range > greatest) {
      return Optional.of(
          new Decision.Forbidden(
              "A "
                  + kind.label()
                  + " does not reach "
                  + range
                  + " paces: its greatest range is "
                  + greatest
                  + " paces.",
              book.printed(book.table("artillery-ranges").source())));
    }
    if (question.is("night") && !question.is("laid") && range > artillery.nightRange()) {
      return Optional.of(
          new Decision.Forbidden(
              "By night guns fire to "
                  + artillery.nightRange()
                  + " paces only, unless they were laid on a defile beforehand.",
              book.table("night").getRow("artillery range").citation()));
    }
    return Optional.empty();
  }

  private Effect effect(Shot shot, int range, Question question, Trace trace) {
    if (question.is("night") && !question.is("laid")) {
      trace.add(
          "effect", "bad, by night", book.table("night").getRow("artillery range").citation());
      return Effect.BAD;
    }
    boolean broken = question.is("broken");
    int clear = broken ? 0 : 2000;
    GroundBetween ground =
        new GroundBetween(
            question.getNumber("slope"),
            !broken,
            question.is("soft"),
            question.getNumber("seen-before"),
            question.getNumber("seen-behind"),
            !question.is("hidden"),
            clear,
            clear);
    EffectChoice choice = artillery.effect(shot, ground, range);
    trace.add(
        "effect of " + shot.label(),
        choice.effect().word() + ", since " + choice.reason(),
        choice.citation());
    return choice.effect();
  }

  private Decision muskets(InfantryKind kind, Question question, Dice dice, Trace trace) {
    int range = question.getNumber("range");
    if (range > infantry.greatestRange()) {
      return new Decision.Forbidden(
          "Small arms do not reach "
              + range
              + " paces: their greatest range is "
              + infantry.greatestRange()
              + " paces.",
          book.table("small-arms-range").getRow("infantry").citation());
    }
    int men = question.findNumber("strength").orElse(infantry.unitMen(kind));
    long units =
        infantry.fire(
            kind,
            men,
            range,
            question.getChoice("cover", Cover.class),
            question.is("night"),
            dice.stream("fire"),
            trace);
    return loss(units, InfantryFire.UNITS_PER_POINT, question, trace);
  }

  private Decision loss(long units, int scale, Question question, Trace trace) {
    Fraction exact = FirePoints.exact(units, scale);
    long points = FirePoints.rounded(units, scale);
    if (!exact.isWhole()) {
      trace.add("rounded once", exact + " to " + points + " points", book.defaulted("DF-01"));
    }
    LossKind kind = question.getChoice("target", LossKind.class);
    PointValues values = new PointValues(book);
    Fraction lost = values.lost(Fraction.of(points), kind);
    trace.add("worth of the points", lost + " " + kind.unit(), values.citation(kind));
    String loss = points == 1 ? "1 point" : points + " points";
    return new Decision.Decided(
        "The target loses " + loss + ", which is " + lost + " " + kind.unit() + ".",
        List.of(
            new Result("points", points, "points"),
            new Result("exactPoints", exact, "points"),
            new Result("lost", lost, kind.unit())));
  }
}
