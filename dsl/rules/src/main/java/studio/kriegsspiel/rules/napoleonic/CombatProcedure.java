package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code combat}: one local combat of one or two units against one. */
final class CombatProcedure extends AskedProcedure<CombatProcedure.Asked> {

  /** A unit that fights; all base units of a column count, the rearmost too. */
  record Unit(
      @Ask(value = "type of the %s", from = TroopTypes.Fighting.class, name = Part.SELF)
          String type,
      @Ask(value = "base units of the %s", least = 1, most = 99, or = "5") int bases,
      @Ask(value = "order of the %s", or = "organised") Organisation state,
      @Ask(value = "base units its army lost before", most = 99_999, or = "0") int lost) {}

  /** A second unit that attacks beside the first. */
  record Second(
      @Ask(
              value = "type of a second attacker",
              from = TroopTypes.Fighting.class,
              or = "infantry.line",
              name = Part.SELF)
          String type,
      @Ask(value = "base units of a second attacker, 0 for none", most = 99, or = "0") int bases,
      @Ask(value = "order of a second attacker", or = "organised") Organisation state) {}

  /** One combat. */
  @Excludes(
      value = {"square", "defender!=infantry*"},
      says = "Infantry alone stands in square.")
  @Excludes(
      value = {"square", "defender-state=routing"},
      says = "Troops that rout stand in no square.")
  @Excludes(
      value = {"attacker-square", "charging"},
      says = "A square does not charge.")
  @Excludes(
      value = {"square", "defender-turned"},
      says = "A square does not turn its back.")
  @Excludes(
      value = {"square", "from!=front"},
      says = "A square has neither flank nor rear.")
  @Excludes(
      value = {"attacker-terrain", "defender-terrain"},
      says = "Not both have the better ground.")
  @Excludes(
      value = {"charging", "distance-mm"},
      says = "A charge is fought in contact.")
  @Excludes(
      value = {"attacker-square", "with-bases"},
      says = "Troops that fire from a square attack alone.")
  @Excludes(
      value = {"!with-bases", "with!=infantry.line"},
      says = "A second attacker has base units: say how many.")
  @Excludes(
      value = {"!with-bases", "with-state!=organised"},
      says = "A second attacker has base units: say how many.")
  @Excludes(
      value = {"attacker-general=napoleon", "defender-general=napoleon"},
      says = "Napoleon is on one side.")
  record Asked(
      @Part Unit attacker,
      @Part Second with,
      @Part Unit defender,
      @Ask(value = "nation, for lines of its own", or = "any") Nation nation,
      @Ask("the defender stands in square") boolean square,
      @Ask("the attacker fires from a square") boolean attackerSquare,
      @Ask("the defender retreats with his back turned") boolean defenderTurned,
      @Ask(value = "distance between them", most = 9_999, or = "0") int distanceMm,
      @Ask(value = "they see each other", or = "yes") boolean visible,
      @Ask(value = "what the attacker's guns do", or = "none") Engagement.Guns guns,
      @Ask(value = "where the attack strikes", or = "front") Engagement.From from,
      @Ask("the attacker has the better ground") boolean attackerTerrain,
      @Ask("the defender has the better ground") boolean defenderTerrain,
      @Ask(value = "who helps the attacker", or = "none") General attackerGeneral,
      @Ask(value = "who helps the defender", or = "none") General defenderGeneral,
      @Ask("the attackers charge") boolean charging,
      @Ask(value = "it is the first move of contact", or = "yes") boolean firstContact) {}

  private final RuleBook book;
  private final NationalArmies armies;
  private final Combat combat;

  CombatProcedure(RuleBook book) {
    super(
        "combat",
        "Odds, result and effects of one combat",
        book.printed("8.5 Combat results table"),
        Asked.class,
        book.tables());
    this.book = book;
    armies = new NationalArmies(book);
    combat = new Combat(book);
  }

  @Override
  public Optional<CountedTogether> together(CountedTogether.Part part) {
    return part == CountedTogether.Part.FIRST
        ? Optional.of(new SecondAttacker(book))
        : Optional.empty();
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Optional<Decision.Forbidden> forbidden = findForbidden(asked);
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    trace.add(
        "seen and in range: the combat must be fought",
        asked.distanceMm() + " mm",
        book.printed("8.1 Mandatory Combat"));
    if (asked.defenderTurned()) {
      trace.add(
          "attacked with his back turned", "disrupted", book.printed("7.2.3 Withdrawing units"));
    }
    Engagement engagement = engagement(asked, dice, trace);
    DiceStream stream = dice.stream("melee");
    boolean squared = engagement.square() && engagement.attackers().get(0).isCavalry();
    CombatOutcome outcome =
        squared
            ? combat.attackSquare(engagement, stream, trace)
            : combat.resolve(engagement, stream, trace);
    return after(asked, engagement, outcome, decided(engagement, outcome, squared));
  }

  private Decision.Decided decided(Engagement engagement, CombatOutcome outcome, boolean squared) {
    List<Effect> attackers = outcome.attackers();
    Effect first = attackers.get(0);
    Effect defender = outcome.defender();
    int bases = attackers.stream().mapToInt(Effect::basesLost).sum();
    int points = attackers.stream().mapToInt(Effect::victoryPoints).sum();
    String test =
        defender.then() == Effect.Then.ROUTS
            ? "attacker"
            : first.then() == Effect.Then.ROUTS ? "defender" : "none";
    List<Result> results = new ArrayList<>();
    results.add(new Result("odds", outcome.odds(), ""));
    results.add(new Result("numberThousandths", outcome.number(), "thousandths"));
    results.add(new Result("code", outcome.code().printed(), ""));
    results.add(new Result("attackerBasesLost", bases, "base units"));
    results.add(new Result("attackerVictoryPoints", points, "points"));
    results.add(new Result("attackerThen", Parameter.word(first.then()), ""));
    results.add(
        new Result(
            "attackerGoesMm",
            combat.millimetres(first, engagement.attackers().get(0)),
            "millimetres"));
    if (attackers.size() > 1) {
      Effect second = attackers.get(1);
      results.add(new Result("withThen", Parameter.word(second.then()), ""));
      results.add(
          new Result(
              "withGoesMm",
              combat.millimetres(second, engagement.attackers().get(1)),
              "millimetres"));
    }
    results.add(new Result("defenderBasesLost", defender.basesLost(), "base units"));
    results.add(new Result("defenderVictoryPoints", defender.victoryPoints(), "points"));
    results.add(new Result("defenderThen", Parameter.word(defender.then()), ""));
    results.add(
        new Result(
            "defenderGoesMm", combat.millimetres(defender, engagement.defender()), "millimetres"));
    results.add(new Result("controlTest", test, ""));
    return new Decision.Decided(
        "%s the result is %s: %s."
            .formatted(
                squared ? "Against the square" : "At " + outcome.odds(),
                outcome.code().printed(),
                told(engagement, outcome)),
        results);
  }

  /** What becomes of each of them: the code's own words are those of troops in good order. */
  private static String told(Engagement engagement, CombatOutcome outcome) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < outcome.attackers().size(); i++) {
      words
          .append(i == 0 ? "the attacker " : ", the second ")
          .append(
              Ranks.told(
                  OptionalInt.of(engagement.attackers().get(i).bases()),
                  outcome.attackers().get(i)));
    }
    return words
        .append(", the defender ")
        .append(Ranks.told(OptionalInt.of(engagement.defender().bases()), outcome.defender()))
        .toString();
  }

  private static Decision.Decided after(
      Asked asked, Engagement engagement, CombatOutcome outcome, Decision.Decided decided) {
    Effect first = outcome.attackers().get(0);
    int lost = outcome.attackers().stream().mapToInt(Effect::basesLost).sum() - first.basesLost();
    Unit attacker = asked.attacker();
    Unit defender = asked.defender();
    Effect suffered = outcome.defender();
    Decision.Decided left =
        Ranks.leave(
            decided,
            "attacker",
            OptionalInt.of(attacker.bases()),
            first.basesLost(),
            attacker.lost() + lost,
            first.leaves(attacker.state()));
    if (outcome.attackers().size() > 1) {
      Effect second = outcome.attackers().get(1);
      int bases = asked.with().bases() - second.basesLost();
      left =
          bases <= 0
              ? left.gone("with")
              : left.after("with", "bases", bases)
                  .after("with", "state", second.leaves(asked.with().state()));
    }
    left =
        Ranks.leave(
            left,
            "defender",
            OptionalInt.of(defender.bases()),
            suffered.basesLost(),
            defender.lost(),
            suffered.leaves(defender.state()));
    if (suffered.basesLost() < defender.bases()) {
      left =
          left.after("defender", "square", asked.square() && suffered.then() != Effect.Then.ROUTS);
    }
    return left.after("attacker", "general", engagement.attackerGeneral())
        .after("defender", "general", engagement.defenderGeneral())
        .after("first-contact", false);
  }

  private Optional<Decision.Forbidden> findForbidden(Asked asked) {
    TypeRow line = armies.get(asked.nation(), asked.attacker().type());
    boolean foot = line.type().startsWith("infantry");
    int reach = foot ? line.rangeMillimetres() : 0;
    if (line.attack() == 0) {
      return Optional.of(
          new Decision.Forbidden(
              "The type `%s` has no strength in attack.".formatted(line.type()), line.citation()));
    }
    if (asked.attacker().state() == Organisation.ROUTING
        || asked.with().state() == Organisation.ROUTING) {
      return Optional.of(
          new Decision.Forbidden(
              "Troops that rout do not attack: they go to the rear until they are rallied.",
              book.printed("7.2.4 Routing units")));
    }
    if (asked.defender().state() == Organisation.ROUTING
        && asked.defender().type().startsWith("infantry")
        && asked.attacker().type().startsWith("cavalry")) {
      return Optional.of(
          new Decision.Forbidden(
              "Cavalry takes a base unit from routing infantry in each move of contact: ask"
                  + " `pursuit`.",
              book.printed("8.7 Square attack")));
    }
    if (!asked.visible()) {
      return Optional.of(
          new Decision.Forbidden(
              "Units fight only those they see.", book.printed("8.1 Mandatory Combat")));
    }
    if (asked.attackerSquare() && !foot) {
      return Optional.of(
          new Decision.Forbidden(
              "Infantry alone forms square.", book.printed("7.2.1 Changing formation")));
    }
    return asked.distanceMm() <= reach
        ? Optional.empty()
        : Optional.of(
            new Decision.Forbidden(
                foot
                    ? "Infantry attacks at 0 to %d mm.".formatted(reach)
                    : "Cavalry attacks only in contact.",
                foot && reach != 50 ? line.citation() : book.printed("8.1 Mandatory Combat")));
  }

  private Engagement engagement(Asked asked, Dice dice, Trace trace) {
    List<Combatant> attackers = new ArrayList<>();
    Unit first = asked.attacker();
    attackers.add(unit(asked, first.type(), first.bases(), first.state()));
    Second second = asked.with();
    if (second.bases() > 0) {
      attackers.add(unit(asked, second.type(), second.bases(), second.state()));
    }
    Unit defender = asked.defender();
    boolean disrupted = defender.state().isMetAsDisrupted(book, trace) || asked.defenderTurned();
    return new Engagement(
        attackers,
        new Combatant(armies.get(asked.nation(), defender.type()), defender.bases(), disrupted),
        asked.square(),
        asked.attackerSquare(),
        asked.guns(),
        asked.from(),
        asked.attackerTerrain(),
        asked.defenderTerrain(),
        surviving(asked.attackerGeneral(), dice, trace),
        surviving(asked.defenderGeneral(), dice, trace),
        asked.charging(),
        asked.firstContact());
  }

  private General surviving(General who, Dice dice, Trace trace) {
    return who != General.NONE
            && combat.officers().fate(true, dice.stream("generals"), trace) == Officers.Fate.UNHURT
        ? who
        : General.NONE;
  }

  private Combatant unit(Asked asked, String type, int bases, Organisation state) {
    return new Combatant(armies.get(asked.nation(), type), bases, state == Organisation.DISRUPTED);
  }
}
