package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code morale}: what a unit does at a level of morale. */
final class MoraleProcedure extends AskedProcedure<MoraleProcedure.Asked> {
  private static final int DICE_IN_THE_ALTERNATIVE = 6;

  /** What befell the unit. */
  record Asked(
      @Ask(value = "morale before, in points", least = -99, most = 99) Fraction points,
      @Ask(value = "points lost in combat since", most = 99, or = "0") Fraction loss,
      @Ask(value = "cover the unit is in", or = "none") Cover cover,
      @Ask("light infantry attacked or passed by cavalry") boolean riddenThrough,
      @Ask("the unit is in contact with the enemy") boolean inContact,
      @Ask(value = "own units routed this turn before", most = 998, or = "0") int armyRouted,
      @Ask(value = "own units forced back this turn before", most = 998, or = "0")
          int armyForcedBack) {}

  private final RuleBook book;
  private final Morale morale;

  MoraleProcedure(RuleBook book) {
    super(
        "morale",
        "What a unit does at its morale after the losses of a phase",
        book.printed("Effects of Morale"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int now = Hundredths.of(asked.points());
    trace.add("morale before", Hundredths.show(now), citation());
    int loss = Hundredths.of(asked.loss());
    if (loss != 0) {
      trace.add("losses add up over the three phases", Hundredths.show(-loss), citation());
    }
    now -= loss;
    if (asked.riddenThrough()) {
      now += event("light-infantry-ridden-through", morale.timesRiddenThrough(), trace);
    }
    int read = now;
    if (asked.cover() != Cover.NONE) {
      read += event(Parameter.word(asked.cover()) + "-cover", 1, trace);
    }
    Effect effect = morale.effect(read);
    trace.add("effect at " + Hundredths.show(read), effect.words(), morale.citation(effect));
    int back = back(effect, asked.inContact(), dice, trace);
    Decision.Decided decided =
        new Decision.Decided(
            sentence(effect, back),
            List.of(
                new Result("morale", Hundredths.points(now), "points"),
                new Result("moraleInCover", Hundredths.points(read), "points"),
                new Result("effect", Parameter.word(effect), ""),
                new Result("backSpaces", back, "spaces")));
    boolean routs = effect == Effect.ROUT;
    return decided
        .after("points", Hundredths.exact(now))
        .after("loss", 0)
        .after("routed", routs)
        .after("in-contact", asked.inContact() && effect == Effect.STEADY)
        .after("army", "routed", asked.armyRouted() + (routs ? 1 : 0))
        .after("enemy-army", "enemy-routed", asked.armyRouted() + (routs ? 1 : 0))
        .after(
            "army", "forced-back", asked.armyForcedBack() + (effect == Effect.FORCED_BACK ? 1 : 0));
  }

  private int event(String event, int times, Trace trace) {
    TableRow row = morale.eventRow(event);
    int change = times * morale.change(event);
    trace.add(event.replace('-', ' '), Hundredths.show(change), row.citation());
    return change;
  }

  private int back(Effect effect, boolean inContact, Dice dice, Trace trace) {
    if (effect == Effect.HALTED) {
      return inContact ? 1 : 0;
    }
    if (effect != Effect.FORCED_BACK) {
      return 0;
    }
    int count = book.isOn("six-dice-back") ? DICE_IN_THE_ALTERNATIVE : 1;
    int spaces = 0;
    for (int i = 0; i < count; i++) {
      int die = dice.stream("morale").named("the die for spaces back").throwDie(6);
      trace.addThrow(
          "spaces back",
          "D6",
          die,
          Integer.toString(die),
          book.ruling("CB-13", "Effects of Morale"));
      spaces += die;
    }
    return spaces;
  }

  private static String sentence(Effect effect, int back) {
    String halt = " and will not go forward until its morale is positive.";
    return switch (effect) {
      case STEADY -> "The unit continues as ordered.";
      case HALTED -> (back == 0 ? "The unit stops" : "The unit stops, withdraws 1 space") + halt;
      case FORCED_BACK ->
          "The unit goes back %s facing the enemy and stays out of contact until it recovers."
              .formatted(Amount.of(back, "spaces"));
      case ROUT -> "The unit routs from the field.";
    };
  }
}
