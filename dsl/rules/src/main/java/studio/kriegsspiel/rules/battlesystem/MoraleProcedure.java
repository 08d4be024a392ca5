package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code morale}: what a unit does at a level of morale. */
final class MoraleProcedure extends NamedProcedure {
  private static final int DICE_IN_THE_ALTERNATIVE = 6;

  private final RuleBook book;
  private final Morale morale;

  MoraleProcedure(RuleBook book) {
    super(
        "morale",
        "What a unit does at its morale after the losses of a phase",
        book.printed("Effects of Morale"),
        List.of(
            Parameter.fraction("points", "morale before, in points", -99, 99),
            Parameter.fraction("loss", "points lost in combat", 0, 99).or("0"),
            Parameter.choice("cover", "cover the unit is in", Cover.class).or("none"),
            Parameter.yesNo("ridden-through", "light infantry attacked or passed by cavalry"),
            Parameter.yesNo("in-contact", "the unit is in contact with the enemy")));
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int now = Hundredths.of(question.getFraction("points"));
    trace.add("morale before", show(now), citation());
    int loss = Hundredths.of(question.getFraction("loss"));
    if (loss != 0) {
      trace.add("losses add up over the three phases", show(-loss), citation());
    }
    now -= loss;
    if (question.is("ridden-through")) {
      int times = book.isOn("ridden-through-twice") ? 2 : 1;
      now += times * event("light-infantry-ridden-through", times, trace);
    }
    int read = now;
    Cover cover = question.getChoice("cover", Cover.class);
    if (cover != Cover.NONE) {
      read += event(Parameter.word(cover) + "-cover", 1, trace);
    }
    Effect effect = morale.effect(read);
    trace.add("effect at " + show(read), word(effect), morale.citation(effect));
    int back = back(effect, question.is("in-contact"), dice, trace);
    return new Decision.Decided(
        sentence(effect, back),
        List.of(
            new Result("morale", Hundredths.points(now), "points"),
            new Result("moraleInCover", Hundredths.points(read), "points"),
            new Result("effect", Parameter.word(effect), ""),
            new Result("backSpaces", back, "spaces")));
  }

  private int event(String event, int times, Trace trace) {
    TableRow row = morale.eventRow(event);
    int change = morale.change(event);
    trace.add(event.replace('-', ' '), show(times * change), row.citation());
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
      int die = dice.stream("morale").throwDie(6);
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
    return switch (effect) {
      case STEADY -> "The unit continues as ordered.";
      case HALTED ->
          back == 0
              ? "The unit stops and will not go forward until its morale is positive."
              : "The unit stops, withdraws 1 space and will not go forward until its morale is"
                  + " positive.";
      case FORCED_BACK ->
          "The unit goes back %d spaces facing the enemy and stays out of contact until it recovers."
              .formatted(back);
      case ROUT -> "The unit routs from the field.";
    };
  }

  private static String show(int hundredths) {
    return Hundredths.points(hundredths).toPlainString();
  }

  private static String word(Effect effect) {
    return effect.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
