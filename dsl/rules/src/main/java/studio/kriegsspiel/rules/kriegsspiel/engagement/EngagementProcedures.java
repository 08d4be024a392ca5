package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Procedure;

/** The questions about attacks that are begun, supported and followed up. */
public final class EngagementProcedures {

  private EngagementProcedures() {}

  /** Those both books answer, then those the British book alone answers. */
  public static List<Procedure> of(RuleBook book) {
    List<Procedure> list = new ArrayList<>();
    list.add(new EnvelopProcedure(book));
    list.add(new ReserveFollowsProcedure(book));
    list.add(new FollowProcedure(book));
    list.add(new RefugeProcedure(book));
    if (book.id().equals(RuleBookId.BRITISH_1815)) {
      list.add(new ChargeProcedure(book));
      list.add(new ChargeOutcomeProcedure(book));
      list.add(new GunsWithCavalryProcedure(book));
      list.add(new ShakenProcedure(book));
      list.add(new RetireProcedure(book));
      list.add(new SupportedBatteryProcedure(book));
      list.add(new SkirmishersBeforeGunsProcedure(book));
      list.add(new SkirmishScreenProcedure(book));
    }
    return list;
  }
}
