package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code evade}: what becomes of gunners or open order that are charged. */
final class EvadeProcedure extends AskedProcedure<EvadeProcedure.Asked> {

  /** Who is charged. */
  enum Charged {
    GUNNERS,
    OPEN_ORDER
  }

  /** Who charges. */
  enum Charger {
    CAVALRY,
    INFANTRY
  }

  /** A charge on those who may evade it. */
  @Excludes(
      value = {"who=open-order", "shelter-spaces<999"},
      says = "Only gunners run for shelter; open order evades.")
  record Asked(
      @Ask("who is charged") Charged who,
      @Ask("who charges") Charger by,
      @Ask(value = "distance to cover or a friendly square", most = 999, or = "999")
          Fraction shelterSpaces,
      @Ask(value = "points of morale lost before", most = 99, or = "0") Fraction loss,
      @Ask(value = "phase of the turn", least = 1, most = 3, or = "1") int phase) {}

  private final RuleBook book;
  private final Morale morale;

  EvadeProcedure(RuleBook book) {
    super(
        "evade",
        "What becomes of gunners or open-order infantry that are charged",
        book.printed("Note on Artillery"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    boolean cavalry = asked.by() == Charger.CAVALRY;
    if (asked.who() == Charged.OPEN_ORDER) {
      return cavalry
          ? riddenThrough(asked, trace)
          : decided("They fall back before infantry at their own rate.", "free", 0);
    }
    TableRow row = book.table("movement").getRow("gunners-evading");
    int reach = row.getInteger("spaces");
    trace.add("evade move", reach, "infantry spaces", row);
    if (asked.shelterSpaces().compareTo(Fraction.of(reach)) <= 0) {
      return decided("The gunners reach shelter.", "sheltered", 0);
    }
    trace.add("no shelter within reach", cavalry ? "cavalry" : "infantry", citation());
    return cavalry
        ? decided("The gunners are caught by cavalry and eliminated.", "eliminated", 0).gone("")
        : decided("The gunners are caught by infantry and may not fight back.", "helpless", 0);
  }

  private Decision riddenThrough(Asked asked, Trace trace) {
    int times = morale.timesRiddenThrough();
    int loss = times * morale.change("light-infantry-ridden-through");
    trace.add(
        "attacked by cavalry",
        Hundredths.show(loss),
        morale.eventRow("light-infantry-ridden-through").citation());
    trace.add("the same event", Amount.of(times, "times"), book.ruling("CB-14", ""));
    return decided(
            "They count as having evaded for the whole turn and lose morale.", "evaded", loss)
        .after("loss", asked.loss().plus(Hundredths.exact(-loss)))
        .after("evaded-in", asked.phase());
  }

  private static Decision.Decided decided(String sentence, String outcome, int moraleHundredths) {
    return new Decision.Decided(
        sentence,
        List.of(
            new Result("outcome", outcome, ""),
            new Result("moraleChange", Hundredths.points(moraleHundredths), "points")));
  }
}
