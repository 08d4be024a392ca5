package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.table.TableRow;

/** Troops carried over water in boats of one kind ({@code Reisswitz 1824 §77}). */
public final class Ferry {
  private final TableRow craft;
  private final TableRow across;

  /** What is to be carried. */
  public record Load(
      @Ask(value = "men on foot", most = 50_000, or = "0") int infantry,
      @Ask(value = "riders", most = 10_000, or = "0") int cavalry,
      @Ask(value = "guns", most = 500, or = "0") int guns) {}

  public Ferry(RuleBook book, String craft) {
    this.craft = book.table("boats").getRow(craft);
    this.across = book.table("currents").getRow("across");
  }

  /** Whether this kind of craft takes every arm of the load. */
  public boolean canCarry(Load load) {
    return (load.cavalry() == 0 || !craft.isDash("cavalry"))
        && (load.guns() == 0 || !craft.isDash("guns"));
  }

  /** Boat loads for the whole; every arm goes by itself. */
  public long boatLoads(Load load) {
    return loads(load.infantry(), "infantry")
        + loads(load.cavalry(), "cavalry")
        + loads(load.guns(), "guns");
  }

  private long loads(int amount, String arm) {
    return amount == 0 ? 0 : Fraction.of(amount, craft.getInteger(arm)).ceiling();
  }

  /** Crossings with a load that each of so many boats has to make. */
  public long trips(Load load, int boats) {
    return Fraction.of(boatLoads(load), boats).ceiling();
  }

  /** Exact moves on the water for so many trips, the boats coming back between them. */
  public Fraction moves(long trips, int widthPaces) {
    Fraction once = Fraction.of(widthPaces, pacesAcross());
    return once.times(Math.max(0, 2 * trips - 1));
  }

  /** Paces that a boat makes across in one move. */
  public int pacesAcross() {
    return across.getInteger("rate");
  }

  /** What the loads rest on. */
  public Citation citation() {
    return craft.citation();
  }

  /** What the rate across rests on. */
  public Citation currentCitation() {
    return across.citation();
  }
}
