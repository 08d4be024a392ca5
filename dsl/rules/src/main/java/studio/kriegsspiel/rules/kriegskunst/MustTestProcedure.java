package studio.kriegsspiel.rules.kriegskunst;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code must-test}: which tests of morale the events of a turn call for. */
final class MustTestProcedure extends AskedProcedure<MustTestProcedure.Asked> {

  /** A unit, its brigade, and what happened. */
  @AtMost(
      value = {"figures", "lost-this-turn"},
      of = "strength",
      says = "A unit does not have more figures than it began with.")
  @Excludes(
      value = {"charging", "state!=formed"},
      says = "Only formed troops charge.")
  @Excludes(
      value = {"figures<1"},
      says = "A unit without figures is gone and tests nothing.")
  record Asked(
      @Ask(value = "figures it began the battle with", least = 1, most = 999) OptionalInt strength,
      @Ask(value = "figures it has now", most = 999) OptionalInt figures,
      @Ask(value = "figures lost this turn", most = 999, or = "0") int lostThisTurn,
      @Ask("it tested at half its strength before") boolean halfTested,
      @Ask("it is to charge home or to counter-charge") boolean charging,
      @Ask("troops that passed their test charge it") boolean chargedHome,
      @Ask("enemy fired into its rear at effective range") boolean rearFire,
      @Ask(value = "distance of a friend that routs", most = 99) Optional<Fraction> routInches,
      @Ask(value = "its state", or = "formed") State state,
      @Ask("its brigadier is killed or captured") boolean brigadierLost,
      @Ask("the C-in-C is killed or captured") boolean chiefLost,
      @Ask("a unit of its brigade routs") boolean unitRouts,
      @Ask("a unit of its brigade disperses") boolean unitDisperses,
      @Ask("all units of its brigade are routing") boolean allRout) {}

  private final RuleBook book;
  private final RuleTable unit;

  MustTestProcedure(RuleBook book) {
    super(
        "must-test",
        "Which tests of morale the events of a turn call for",
        book.printed("Test unit morale when"),
        Asked.class,
        book.tables());
    this.book = book;
    unit = book.table("unit-morale-tests");
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    List<String> tests = new ArrayList<>();
    unit("charge-home-or-counter-charge", asked.charging(), tests, trace);
    unit("charged-by-passed-chargers", asked.chargedHome(), tests, trace);
    unit("casualties-in-one-turn", lostQuarter(asked, trace), tests, trace);
    unit("casualties-reached", reachedHalf(asked), tests, trace);
    unit("fired-into-rear", asked.rearFire(), tests, trace);
    Fraction within = Fraction.of(unit.getInteger("value", "friend-routs-within"));
    boolean near = asked.routInches().filter(away -> away.compareTo(within) <= 0).isPresent();
    unit("friend-routs-within", near, tests, trace);
    boolean broken = asked.state() == State.RETREATING || asked.state() == State.ROUTING;
    unit("rally", broken, tests, trace);
    boolean brigade =
        brigade("brigadier-lost", asked.brigadierLost(), trace)
            | brigade("commander-in-chief-lost", asked.chiefLost(), trace)
            | brigade("unit-routs", asked.unitRouts(), trace)
            | brigade("all-units-rout", asked.allRout(), trace)
            | (!book.isOn("no-test-on-dispersal")
                && brigade("unit-disperses", asked.unitDisperses(), trace));
    Decision.Decided decided =
        new Decision.Decided(
            "The unit %s; its brigade %s."
                .formatted(
                    tests.isEmpty() ? "need not test" : "tests: " + String.join(", ", tests),
                    brigade ? "tests too" : "need not test"),
            List.of(
                new Result("unitTests", String.join(", ", tests), ""),
                new Result("brigadeTests", brigade, "")));
    Decision.Decided left = decided.after("half-tested", asked.halfTested() || reachedHalf(asked));
    return tests.isEmpty() ? left : left.after("test", tests.get(0));
  }

  private void unit(String trigger, boolean holds, List<String> tests, Trace trace) {
    if (holds) {
      TableRow row = unit.getRow(trigger);
      String column = row.getText("column");
      trace.add(trigger.replace('-', ' '), "test: " + column, row.citation());
      if (!tests.contains(column)) {
        tests.add(column);
      }
    }
  }

  private boolean brigade(String trigger, boolean holds, Trace trace) {
    if (holds) {
      Citation row = book.table("brigade-morale-tests").getRow(trigger).citation();
      trace.add(trigger.replace('-', ' '), "the brigade tests", row);
    }
    return holds;
  }

  /** Whether a turn cost a quarter of what the unit had when it began. */
  private boolean lostQuarter(Asked asked, Trace trace) {
    int least = unit.getInteger("value", "casualties-in-one-turn");
    if (asked.figures().isEmpty() || asked.lostThisTurn() == 0) {
      return false;
    }
    int before = asked.figures().getAsInt() + asked.lostThisTurn();
    trace.add("figures when the turn began", before, book.defaulted("DK-19"));
    return Toll.percent(before, asked.figures().getAsInt()) >= least;
  }

  private boolean reachedHalf(Asked asked) {
    int least = unit.getInteger("value", "casualties-reached");
    return !asked.halfTested()
        && asked.strength().isPresent()
        && asked.figures().isPresent()
        && Toll.percent(asked.strength().getAsInt(), asked.figures().getAsInt()) >= least;
  }
}
