package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code base-units}: how a body stands on the board, at full scale or in proportion.
 */
final class BaseUnitsProcedure extends AskedProcedure<BaseUnitsProcedure.Asked> {

  /** A body of the historical order of battle. */
  @Excludes(
      value = {"men", "arm=artillery"},
      says = "A battery is counted by its guns.")
  @Excludes(
      value = {"guns", "arm!=artillery"},
      says = "Batteries alone have guns.")
  @Excludes(
      value = {"!scale"},
      says = "At a share of 0 nobody stands on the board.")
  record Asked(
      @Ask(value = "what it is", rows = "base-units.arm") String arm,
      @Ask(value = "its men; the usual number if left out", least = 1, most = 9_999)
          OptionalInt men,
      @Ask(value = "guns of a battery", least = 1, most = 99) OptionalInt guns,
      @Ask(value = "share of the historical strength that stands on the board", most = 1, or = "1")
          Fraction scale,
      @Ask(value = "scale of the figures in millimetres", rows = "figures.scale", or = "15")
          String figures) {}

  private final RuleBook book;

  BaseUnitsProcedure(RuleBook book) {
    super(
        "base-units",
        "Base units, front and figures of a body, at full scale or in proportion",
        book.printed("2.4 Units"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("base-units").getRow(asked.arm());
    IntRange usual = row.getRange("bases");
    boolean counted = asked.men().isPresent() && !row.isDash("men");
    int bases = usual.to();
    boolean regular = true;
    if (counted) {
      IntRange each = row.getRange("men");
      Fraction men = asked.scale().times(asked.men().getAsInt());
      bases = Math.toIntExact(Math.max(1, men.dividedBy(Fraction.of(each.to())).ceiling()));
      Fraction perBase = men.dividedBy(Fraction.of(bases));
      regular = usual.contains(bases) && perBase.compareTo(Fraction.of(each.from())) >= 0;
      trace.add("a base unit stands for " + each + " men", Amount.of(men, "men"), row.citation());
    } else if (asked.guns().isPresent() && !row.isDash("guns")) {
      Fraction guns = asked.scale().times(asked.guns().getAsInt());
      IntRange each = row.getRange("guns");
      regular =
          guns.compareTo(Fraction.of(each.from())) >= 0
              && guns.compareTo(Fraction.of(each.to())) <= 0;
      trace.add("a battery has " + each + " guns", Amount.of(guns, "guns"), row.citation());
    }
    if (!asked.scale().equals(Fraction.ONE)) {
      trace.add(
          "larger battles in proportion", "x " + asked.scale(), book.printed("1 Introduction"));
    }
    int front = bases * row.getInteger("width");
    Fraction metres = book.ground().metres(front);
    trace.add("front in line", front, "mm", row);
    int figures = figures(asked, bases, trace);
    return new Decision.Decided(
        "%s, %d mm wide in line, %s on the field%s."
            .formatted(
                Amount.of(bases, "base units"),
                front,
                Amount.of(metres, "metres"),
                regular ? "" : "; the book has " + usual + " of the usual strength"),
        List.of(
            new Result("bases", bases, "base units"),
            new Result("figures", figures, "figures"),
            new Result("frontMm", front, "millimetres"),
            new Result("frontMetres", metres, "metres"),
            new Result("usual", regular, "")));
  }

  /** Figures on the bases; a messenger is one at any scale, a battery a cannon and its horse. */
  private int figures(Asked asked, int bases, Trace trace) {
    boolean alone = asked.arm().equals("messenger") || asked.arm().equals("artillery");
    TableRow row = book.table("figures").getRow(Integer.parseInt(asked.figures()));
    int each = alone ? 1 : row.getInteger("figures");
    trace.add("figures to a base unit", each, row.citation());
    return bases * each;
  }
}
