package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.DistanceProcedure;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * Offers the book {@code napoleonic-rng} to the library, its procedures in the order of the book.
 */
public final class NapoleonicProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return RuleBookId.NAPOLEONIC_RNG;
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return List.of(
        new BaseUnitsProcedure(book),
        new DistanceProcedure(book),
        new RallyProcedure(book),
        new GeneralProcedure(book),
        new ArtilleryProcedure(book),
        new OrderProcedure(book),
        new MessengerProcedure(book),
        new MoveProcedure(book),
        new FormationProcedure(book),
        new PassThroughProcedure(book),
        new ThreatProcedure(book),
        new CombatProcedure(book),
        new ControlProcedure(book),
        new PursuitProcedure(book),
        new CaptureProcedure(book),
        new SightProcedure(book),
        new HillProcedure(book),
        new MarksProcedure(book),
        new CrisisProcedure(book),
        new VictoryProcedure(book));
  }

  @Override
  public FieldManual fieldManual(RuleBook book) {
    return new NapoleonicManual(book);
  }

  @Override
  public void check(RuleBook book) {
    NationalArmies armies = new NationalArmies(book);
    for (String type : List.of("infantry.line", "cavalry.medium", "artillery.foot")) {
      armies.get(type);
    }
    new Officers(book);
    new CombatResults(book, new OddsTable(book));
    new ArtilleryTable(book);
    new Crisis(book);
    SightProcedure.read(book);
    book.table("change-of-formation").getRow("limber-and-unlimber").getFraction("moves");
    book.table("visible-units").getRow("daylight").getInteger("to");
  }
}
