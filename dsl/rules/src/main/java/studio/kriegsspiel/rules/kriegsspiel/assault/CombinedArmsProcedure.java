package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code combined-arms}: a battalion with squadrons against a battalion alone (British
 * book).
 */
final class CombinedArmsProcedure extends AskedProcedure<CombinedArmsProcedure.Case> {
  private final RuleTable table;
  private final CombatDice combatDice;
  private final Citation fortuitous;

  /** The case that is asked about. */
  record Case(
      @Ask(
              value = "ground for cavalry",
              of = {"good", "unfavourable"})
          String ground,
      @Ask(value = "squadrons with the battalion", least = 1, most = 12) int squadrons,
      @Ask("they work together by chance, under no joint command") boolean byChance,
      @Ask("the battalion alone has a second line") boolean secondLine,
      @Ask("the cavalry pursues") boolean pursued) {}

  CombinedArmsProcedure(RuleBook book) {
    super(
        "combined-arms",
        "A battalion with squadrons against a battalion alone",
        Citation.printed(book.id(), book.table("combined-arms").source(), ""),
        Case.class,
        book.tables());
    table = book.table("combined-arms");
    combatDice = new CombatDice(book);
    fortuitous = Citation.printed(book.id(), "General rule for combined arms 2", "by chance");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    DiceStream stream = dice.stream("melee");
    String ground = question.ground();
    int squadrons = Math.min(question.squadrons(), ground.equals("good") ? 2 : 3);
    Optional<TableRow> row = table.findRow(ground, squadrons);
    boolean joint = !question.byChance() || joint(stream, trace);
    if (row.isEmpty() || !joint) {
      trace.add(
          "advantage of combined arms", "none", row.map(TableRow::citation).orElse(citation()));
      return thrown(combatDice.die(0), question, stream, trace);
    }
    CombatDie die = combatDice.die(CombatDice.points(row.get().getText("die")));
    trace.add("die for the combined side", "Die " + die.name(), row.get().citation());
    return thrown(die, question, stream, trace);
  }

  private boolean joint(DiceStream stream, Trace trace) {
    boolean joint = combatDice.die(0).fall(stream, trace).circle() == Circle.BLACK;
    trace.add("chance meeting works as a joint command", joint ? "yes" : "no", fortuitous);
    return joint;
  }

  private Decision thrown(CombatDie die, Case question, DiceStream stream, Trace trace) {
    CombatFace face = die.fall(stream, trace);
    boolean aloneBeaten = face.circle() == Circle.BLACK;
    String fate = aloneBeaten ? fate(question, stream, trace) : "repulsed";
    Decision.Decided decided =
        new Decision.Decided(
            aloneBeaten
                ? "The battalion alone is beaten: %s.".formatted(fate.replace('-', ' '))
                : "The combined side is repulsed.",
            List.of(
                new Result("beaten", aloneBeaten ? "battalion-alone" : "combined", ""),
                new Result("outcome", fate, "")));
    String body = aloneBeaten ? "battalion-alone" : "combined";
    return fate.equals("lost") ? decided.gone(body) : beaten(decided, body, fate);
  }

  private static Decision.Decided beaten(Decision.Decided decided, String body, String fate) {
    Defeat defeat =
        switch (fate) {
          case "repulsed" -> Defeat.R;
          case "defeated" -> Defeat.D;
          default -> Defeat.T;
        };
    return decided
        .after(body, "result", defeat.name())
        .after(body, "moves", 0)
        .after(body, "not-recovered", defeat == Defeat.T);
  }

  private String fate(Case question, DiceStream stream, Trace trace) {
    boolean secondLine = question.secondLine();
    if (question.ground().equals("good")) {
      String fate = !question.pursued() ? "defeated" : secondLine ? "totally-defeated" : "lost";
      trace.add("isolated infantry beaten", fate, citation());
      return fate;
    }
    CombatDie die = combatDice.die(CombatDice.points(secondLine ? "III" : "V"));
    boolean lost = die.fall(stream, trace).circle() == Circle.BLACK;
    return lost ? "lost" : "totally-defeated";
  }
}
