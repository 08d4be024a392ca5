package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.MoraleTrack;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Morale in hundredths of a point: its bands, and what changes it outside the combat table. */
public final class Morale {
  private static final int POINT = 100;

  private final RuleBook book;
  private final int routAtOrBelow;
  private final int forcedBackAtOrBelow;
  private final int haltedAtOrBelow;
  private final boolean towardsZero;
  private final Modifiers<Effect> bands;

  /** Reads the tables of the book as its switches stand. */
  public Morale(RuleBook book) {
    this.book = book;
    RuleTable table = book.table("morale-effects");
    bands =
        Modifiers.of(
            Effect.class,
            effect -> new Modifier(Parameter.word(effect), 0, row(table, effect).citation()));
    boolean earlyRout = book.isOn("rout-at-minus-two");
    routAtOrBelow = earlyRout ? -2 * POINT : upTo(table, Effect.ROUT);
    forcedBackAtOrBelow = upTo(table, Effect.FORCED_BACK);
    haltedAtOrBelow = upTo(table, Effect.HALTED);
    towardsZero = book.isOn("morale-towards-zero");
  }

  private static TableRow row(RuleTable table, Effect effect) {
    return table.getRow(Parameter.word(effect));
  }

  private static int upTo(RuleTable table, Effect effect) {
    return Hundredths.of(row(table, effect).getFraction("up_to"));
  }

  /** What this level makes a unit do. */
  public Effect effect(int hundredths) {
    int read = towardsZero ? hundredths / POINT * POINT : hundredths;
    if (read <= routAtOrBelow) {
      return Effect.ROUT;
    }
    if (read <= forcedBackAtOrBelow) {
      return Effect.FORCED_BACK;
    }
    return read <= haltedAtOrBelow ? Effect.HALTED : Effect.STEADY;
  }

  /** Where an effect is laid down. */
  public Citation citation(Effect effect) {
    return bands.get(effect).citation();
  }

  /** Morale a grade starts with. */
  public int starting(Quality quality) {
    return Grades.startingMorale(book, quality);
  }

  /** What a grade has of it, in boxes of the least that is ever won back. */
  MoraleTrack track(Quality quality) {
    int box = change("quiet-turn");
    int start = starting(quality);
    return new MoraleTrack(
        Hundredths.exact(box),
        List.of(
            stage(Effect.HALTED, (start - haltedAtOrBelow) / box),
            stage(Effect.FORCED_BACK, (haltedAtOrBelow - forcedBackAtOrBelow) / box),
            stage(Effect.ROUT, (forcedBackAtOrBelow - routAtOrBelow) / box)),
        Grades.startingRow(book, quality).citation());
  }

  private MoraleTrack.Stage stage(Effect then, int boxes) {
    return new MoraleTrack.Stage(then.words(), boxes, citation(then));
  }

  /**
   * Morale a grade starts with, which morale never exceeds (default DB-11).
   *
   * @throws InvalidQuestionException where a unit is said to have more
   */
  int startingAtLeast(int hundredths, Quality quality) {
    int start = starting(quality);
    if (hundredths > start) {
      throw new InvalidQuestionException(
          "A unit of the grade `%s` starts with %s points of morale and never has more: `points=%s`."
              .formatted(
                  Parameter.word(quality), Hundredths.show(start), Hundredths.exact(hundredths)));
    }
    return start;
  }

  /** What an event adds to morale, from the tables of events and of modifiers. */
  public int change(String event) {
    return Hundredths.of(eventRow(event).getFraction("change"));
  }

  /** How often light infantry ridden through loses for it. */
  int timesRiddenThrough() {
    return book.isOn("ridden-through-twice") ? 2 : 1;
  }

  /** The row an event is read from. */
  TableRow eventRow(String event) {
    return book.table("morale-modifiers")
        .findRow(event)
        .orElseGet(() -> book.table("morale-events").getRow(event));
  }

  /** Whether a rout shakes a neighbour: within one space, and of no higher experience. */
  public boolean isShakenByRout(Quality neighbour, Quality routed, Fraction spaces) {
    int within = eventRow("rout-near-equal-or-lower-grade").getInteger("within");
    return spaces.compareTo(Fraction.of(within)) <= 0
        && Grades.experience(book, neighbour) <= Grades.experience(book, routed);
  }
}
