package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.kriegsspiel.engineering.BoatRide;
import studio.kriegsspiel.rules.kriegsspiel.engineering.EngineeringTimes;
import studio.kriegsspiel.rules.kriegsspiel.engineering.Ferry;
import studio.kriegsspiel.rules.kriegsspiel.engineering.Swimming;
import studio.kriegsspiel.rules.kriegsspiel.engineering.WorkConditions;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** Questions about crossings: bridges, ferries, swimming. */
final class CrossingProcedures {
  private final RuleBook book;

  private CrossingProcedures(RuleBook book) {
    this.book = book;
  }

  static List<Procedure> of(RuleBook book) {
    CrossingProcedures all = new CrossingProcedures(book);
    return List.of(all.bridge(), all.ferry(), all.boat(), all.swim());
  }

  private Procedure bridge() {
    return new ProcedureCard(
        book.id(),
        "bridge",
        "How long work on a bridge takes",
        book.printed(book.table("bridge-building").source()),
        List.of(
            Parameter.choice("work", "what is done", EngineeringJob.Work.class),
            Parameter.number("length", "length in paces", 0, 5000).or("0"),
            Parameter.choice("material", "what is at hand", EngineeringJob.Material.class)
                .or("none"),
            Parameter.choice(
                    "pontoons",
                    "state of the pontoons, or fire on them",
                    WorkConditions.Pontoons.class)
                .or("on-wagons"),
            Parameter.yesNo("rapid", "rapid current, or material from afar"),
            Parameter.yesNo("mounted", "whether cavalry or guns shall cross"),
            Parameter.yesNo("timed", "whether the moment must be chosen")),
        this::decideBridge);
  }

  private Decision decideBridge(Question question, Dice dice, Trace trace) {
    EngineeringJob job =
        new EngineeringJob(
            question.getChoice("work", EngineeringJob.Work.class),
            book.ground().metres(question.getNumber("length")).toDouble(),
            question.getChoice("material", EngineeringJob.Material.class),
            question.is("mounted"),
            question.is("timed"));
    WorkConditions conditions =
        new WorkConditions(
            question.getChoice("pontoons", WorkConditions.Pontoons.class), question.is("rapid"));
    EngineeringTime time = new EngineeringTimes(book).time(job, conditions);
    if (time instanceof EngineeringTime.Takes takes) {
      trace.add("time", takes.minutes() + " minutes", takes.citation());
      return new Decision.Decided(
          "The work takes " + takes.minutes() + " minutes.",
          List.of(
              new Result("minutes", takes.minutes(), "minutes"),
              new Result("moves", takes.minutes() / book.time().turnMinutes(), "moves")));
    }
    EngineeringTime.Impossible no = (EngineeringTime.Impossible) time;
    return new Decision.Forbidden("It cannot be done: " + no.reason() + ".", no.citation());
  }

  private Procedure ferry() {
    return new ProcedureCard(
        book.id(),
        "ferry",
        "How long troops take to be ferried over",
        book.printed(book.table("boats").source()),
        List.of(
            Parameter.choice("craft", "what carries them", Ferry.crafts(book)),
            Parameter.number("boats", "how many of them", 1, 500),
            Parameter.number("infantry", "men on foot", 0, 50_000).or("0"),
            Parameter.number("cavalry", "riders", 0, 10_000).or("0"),
            Parameter.number("guns", "guns", 0, 500).or("0"),
            Parameter.number("width", "width of the water in paces", 1, 5000)),
        (question, dice, trace) -> {
          Ferry ferry = new Ferry(book, question.getText("craft"));
          Ferry.Load load =
              new Ferry.Load(
                  question.getNumber("infantry"),
                  question.getNumber("cavalry"),
                  question.getNumber("guns"));
          if (!ferry.canCarry(load)) {
            return new Decision.Forbidden(
                "This craft cannot carry them: it takes infantry only.", ferry.citation());
          }
          long trips = ferry.trips(load, question.getNumber("boats"));
          Fraction moves = ferry.moves(trips, question.getNumber("width"));
          trace.add("boat loads each boat makes", Long.toString(trips), ferry.citation());
          trace.add("time across", "150 paces a move", ferry.currentCitation());
          return new Decision.Decided(
              "They are over after " + moves.ceiling() + " moves.",
              List.of(
                  new Result("trips", trips, ""), new Result("moves", moves.ceiling(), "moves")));
        });
  }

  private Procedure boat() {
    return new ProcedureCard(
        book.id(),
        "boat",
        "How long a boat takes on a river",
        book.printed(book.table("currents").source()),
        List.of(
            Parameter.choice("course", "its course", List.of("downstream", "upstream", "across")),
            Parameter.number("paces", "length of the way in paces", 0, 200_000)),
        (question, dice, trace) -> {
          BoatRide ride =
              BoatRide.of(book, question.getText("course"), question.getNumber("paces"));
          trace.add("moves", ride.moves().toString(), ride.citation());
          return new Decision.Decided(
              "The boat arrives in move " + ride.moves().ceiling() + ".",
              List.of(
                  new Result("moves", ride.moves(), "moves"),
                  new Result("arrivesInMove", ride.moves().ceiling(), "")));
        });
  }

  private Procedure swim() {
    return new ProcedureCard(
        book.id(),
        "swim",
        "How long single men take to swim over",
        book.printed(book.table("swimming").source()),
        List.of(Parameter.number("width", "width of the water in paces", 1, 5000)),
        (question, dice, trace) -> {
          Swimming swimming = new Swimming(book);
          trace.add("prepare", swimming.prepare() + " moves", swimming.citation());
          int moves = swimming.moves(question.getNumber("width"));
          return new Decision.Decided(
              "They have formed up on the far bank after " + moves + " moves.",
              List.of(new Result("moves", moves, "moves")));
        });
  }
}
