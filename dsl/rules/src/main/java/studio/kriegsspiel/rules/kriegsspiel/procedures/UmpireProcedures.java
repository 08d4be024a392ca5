package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger;
import studio.kriegsspiel.rules.kriegsspiel.losses.GunLosses;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossThresholds;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.kriegsspiel.umpire.ExceptionRequest;
import studio.kriegsspiel.rules.kriegsspiel.umpire.ExceptionalThrow;
import studio.kriegsspiel.rules.kriegsspiel.umpire.PlayersNeeded;
import studio.kriegsspiel.rules.kriegsspiel.umpire.SightDistance;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** Questions the umpire asks beside the fighting: points to men, players, sight, exceptions. */
final class UmpireProcedures {
  private final RuleBook book;

  private UmpireProcedures(RuleBook book) {
    this.book = book;
  }

  static List<Procedure> of(RuleBook book) {
    UmpireProcedures all = new UmpireProcedures(book);
    List<Procedure> procedures = new ArrayList<>(List.of(all.casualties(), all.players()));
    if (book.tables().find("visibility").isPresent()) {
      procedures.add(all.sight());
    }
    if (book.tables().find("exceptional-dice").isPresent()) {
      procedures.add(all.exception());
    }
    return procedures;
  }

  private Procedure casualties() {
    return new ProcedureCard(
        book.id(),
        "casualties",
        "What points of loss mean in men, riders or guns",
        book.printed(book.table("points-value").source()),
        List.of(
            Parameter.fraction("points", "points of loss", 0, 10_000),
            Parameter.choice("target", "how the target stands", LossKind.class)),
        (question, dice, trace) -> {
          LossKind kind = question.getChoice("target", LossKind.class);
          Fraction points = question.getFraction("points");
          PointValues values = new PointValues(book);
          Fraction lost = values.lost(points, kind);
          trace.add(
              "worth of a point",
              values.lost(Fraction.ONE, kind) + " " + kind.unit(),
              values.citation(kind));
          List<Result> results = new ArrayList<>();
          results.add(new Result("lost", lost, kind.unit()));
          results.add(new Result("whole", lost.floor(), kind.unit()));
          pieces(kind, points, trace, results);
          return new Decision.Decided(
              points + " points are " + lost + " " + kind.unit() + ".", results);
        });
  }

  /** What the loss does to the blocks, where it falls on one battalion or one battery. */
  private void pieces(LossKind kind, Fraction points, Trace trace, List<Result> results) {
    if (kind == LossKind.INFANTRY_THREE_RANKS && book.id() == RuleBookId.REISSWITZ_1824) {
      String shown =
          new BattalionLedger(book)
              .pieces(Math.toIntExact(points.floor())).stream()
                  .map(Parameter::word)
                  .collect(Collectors.joining(", "));
      String pieces = shown.isEmpty() ? "none" : shown;
      trace.add(
          "pieces of one battalion",
          pieces,
          new LossThresholds(book).citation("battalion-one-sixth"));
      results.add(new Result("battalionPieces", pieces, ""));
    }
    if (kind == LossKind.ARTILLERY) {
      int whole = book.id() == RuleBookId.REISSWITZ_1824 ? 8 : 6;
      results.add(new Result("gunsLeft", new GunLosses(book).left(whole, points), "guns"));
    }
  }

  private Procedure players() {
    return new ProcedureCard(
        book.id(),
        "players",
        "How many players a side needs",
        book.printed(book.table("players").source()),
        List.of(
            Parameter.number("battalions", "battalions of the side", 0, 500).or("0"),
            Parameter.number("squadrons", "squadrons of the side", 0, 500).or("0"),
            Parameter.number("batteries", "batteries of the side", 0, 500).or("0")),
        (question, dice, trace) -> {
          PlayersNeeded needed = new PlayersNeeded(book);
          int least =
              needed.least(
                  question.getNumber("battalions"),
                  question.getNumber("squadrons"),
                  question.getNumber("batteries"));
          trace.add(
              "battalions one player can lead",
              book.table("players").getInteger("value", "battalions one player can lead"),
              needed.citation("battalions one player can lead"));
          List<Result> results = new ArrayList<>();
          results.add(new Result("leastPlayers", least, "players"));
          needed.most().ifPresent(most -> results.add(new Result("mostPlayers", most, "players")));
          return new Decision.Decided(
              "The side needs at least " + least + (least == 1 ? " player." : " players."),
              results);
        });
  }

  private Procedure sight() {
    return new ProcedureCard(
        book.id(),
        "sight",
        "What can be made out at a distance",
        book.printed(book.table("visibility").source()),
        List.of(Parameter.number("paces", "distance in paces", 0, 10_000)),
        (question, dice, trace) -> {
          List<String> seen = new SightDistance(book).visibleAt(question.getNumber("paces"));
          for (String what : seen) {
            trace.add(
                what,
                "to " + book.table("visibility").getInteger("to", what) + " paces",
                book.table("visibility").getRow(what).citation());
          }
          String list = seen.isEmpty() ? "nothing certain" : String.join("; ", seen);
          return new Decision.Decided(
              "Good eyesight makes out: " + list + ".", List.of(new Result("seen", list, "")));
        });
  }

  private Procedure exception() {
    return new ProcedureCard(
        book.id(),
        "exception",
        "Whether an attempt against all probability succeeds",
        book.printed("The Exceptional Throw"),
        List.of(
            Parameter.yesNo("ask", "first ask leave of Die I"),
            Parameter.number("dice-left-out", "dice left out of the five, the lowest first", 0, 4)
                .or("0")),
        (question, dice, trace) -> {
          if (question.is("ask")
              && !new ExceptionRequest(book).ask(1, dice.stream("exception"), trace)) {
            return new Decision.Forbidden(
                "Die I refuses leave; the player is bound until the next move.",
                book.printed("The Exceptional Throw 1"));
          }
          ExceptionalThrow exceptional = new ExceptionalThrow(book);
          int leftOut = question.getNumber("dice-left-out");
          int points = exceptional.points(leftOut, dice.stream("exception"));
          trace.add(
              "chance",
              exceptional.chance(leftOut).toString(),
              book.ruling("C154", "The Exceptional Throw 4"));
          trace.add("points thrown", points, book.printed("The Exceptional Throw 4"));
          boolean success = exceptional.succeeds(points);
          return new Decision.Decided(
              success
                  ? "It succeeds: the enemy is repulsed without loss."
                  : "It fails: all troops committed are lost.",
              List.of(new Result("points", points, ""), new Result("succeeds", success, "")));
        });
  }
}
