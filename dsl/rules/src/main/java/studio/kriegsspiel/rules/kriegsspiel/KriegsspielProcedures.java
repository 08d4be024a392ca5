package studio.kriegsspiel.rules.kriegsspiel;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.DistanceProcedure;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.assault.AssaultProcedures;
import studio.kriegsspiel.rules.kriegsspiel.engagement.EngagementProcedures;
import studio.kriegsspiel.rules.kriegsspiel.engineering.BoatProcedure;
import studio.kriegsspiel.rules.kriegsspiel.engineering.BridgeProcedure;
import studio.kriegsspiel.rules.kriegsspiel.engineering.FerryProcedure;
import studio.kriegsspiel.rules.kriegsspiel.engineering.SwimProcedure;
import studio.kriegsspiel.rules.kriegsspiel.fire.FireProcedure;
import studio.kriegsspiel.rules.kriegsspiel.formation.NarrowProcedure;
import studio.kriegsspiel.rules.kriegsspiel.formation.SkirmishersProcedure;
import studio.kriegsspiel.rules.kriegsspiel.losses.CasualtiesProcedure;
import studio.kriegsspiel.rules.kriegsspiel.losses.RecordLossProcedure;
import studio.kriegsspiel.rules.kriegsspiel.losses.SpreadLossProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.CloseUpProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.DeployProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.HandleProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.MarchProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.RideProcedure;
import studio.kriegsspiel.rules.kriegsspiel.march.WayProcedure;
import studio.kriegsspiel.rules.kriegsspiel.siege.BombardProcedure;
import studio.kriegsspiel.rules.kriegsspiel.siege.BreachProcedure;
import studio.kriegsspiel.rules.kriegsspiel.siege.ReplenishProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.ContactProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.DeadlockProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.DispatchProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.ExceptionProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.PlayersProcedure;
import studio.kriegsspiel.rules.kriegsspiel.umpire.SightProcedure;
import studio.kriegsspiel.rules.procedure.Procedure;

/** The procedures of the two Kriegsspiel books, in the order of the books' chapters. */
final class KriegsspielProcedures {

  private KriegsspielProcedures() {}

  static List<Procedure> of(RuleBook book) {
    boolean british = book.id().equals(RuleBookId.BRITISH_1815);
    List<Procedure> all = new ArrayList<>();
    all.add(new MarchProcedure(book));
    all.add(new RideProcedure(book));
    all.add(new CloseUpProcedure(book));
    all.add(new WayProcedure(book));
    all.add(new NarrowProcedure(book));
    all.add(new DeployProcedure(book));
    if (british) {
      all.add(new HandleProcedure(book));
    } else {
      all.add(new SkirmishersProcedure(book));
    }
    all.add(new BridgeProcedure(book));
    all.add(new FerryProcedure(book));
    all.add(new BoatProcedure(book));
    all.add(new SwimProcedure(book));
    all.add(new FireProcedure(book));
    all.add(new ReplenishProcedure(book));
    all.add(new BombardProcedure(book));
    all.add(new BreachProcedure(book));
    all.add(new CasualtiesProcedure(book));
    all.add(new RecordLossProcedure(book));
    if (!british) {
      all.add(new SpreadLossProcedure(book));
    }
    all.add(new PlayersProcedure(book));
    all.add(new ContactProcedure(book));
    all.add(new DispatchProcedure(book));
    if (british) {
      all.add(new SightProcedure(book));
      all.add(new ExceptionProcedure(book));
      all.add(new DeadlockProcedure(book));
    }
    all.addAll(AssaultProcedures.of(book));
    all.addAll(EngagementProcedures.of(book));
    all.add(new DistanceProcedure(book));
    return all;
  }
}
