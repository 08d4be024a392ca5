package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code combat}: one local combat of one or two units against one. */
final class CombatProcedure extends NamedProcedure {
  private final RuleBook book;
  private final NationalArmies armies;
  private final Combat combat;

  CombatProcedure(RuleBook book) {
    super(
        "combat",
        "Odds, result and effects of one combat",
        book.printed("8.5 Combat results table"),
        parameterList(new NationalArmies(book)));
    this.book = book;
    armies = new NationalArmies(book);
    combat = new Combat(book);
  }

  private static List<Parameter> parameterList(NationalArmies armies) {
    List<Parameter> list = new ArrayList<>();
    list.add(TypeParameters.fighting("attacker", "type of the attacking unit", armies));
    list.add(Parameter.number("attacker-bases", "its base units", 1, 99).or("5"));
    list.add(Parameter.yesNo("attacker-disrupted", "whether it is disrupted"));
    list.add(
        TypeParameters.fighting("with", "a second unit attacking with it", armies)
            .or("infantry.line"));
    list.add(Parameter.number("with-bases", "base units of the second, 0 for none", 0, 99).or("0"));
    list.add(Parameter.yesNo("with-disrupted", "whether the second is disrupted"));
    list.add(TypeParameters.fighting("defender", "type of the defending unit", armies));
    list.add(Parameter.number("defender-bases", "its base units", 1, 99).or("5"));
    list.add(Parameter.yesNo("defender-disrupted", "disrupted, or retreating with backs turned"));
    list.add(TypeParameters.nation());
    list.add(Parameter.yesNo("square", "the defender stands in square"));
    list.add(Parameter.number("distance-mm", "distance between them", 0, 9_999).or("0"));
    list.add(
        Parameter.choice("guns", "what the attacker's guns do", Engagement.Guns.class).or("none"));
    list.add(
        Parameter.choice("from", "where the attack strikes", Engagement.From.class).or("front"));
    list.add(Parameter.yesNo("attacker-terrain", "the attacker has the better ground"));
    list.add(Parameter.yesNo("defender-terrain", "the defender has the better ground"));
    list.add(
        Parameter.choice("attacker-general", "who helps the attacker", General.class).or("none"));
    list.add(
        Parameter.choice("defender-general", "who helps the defender", General.class).or("none"));
    list.add(Parameter.yesNo("charging", "the attackers charge"));
    list.add(Parameter.yesNo("first-contact", "it is the first move of contact").or("yes"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Optional<Decision.Forbidden> forbidden = findForbidden(question);
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    Engagement engagement = engagement(question, dice, trace);
    DiceStream stream = dice.stream("melee");
    Combatant first = engagement.attackers().get(0);
    boolean squared = engagement.square() && first.isCavalry();
    CombatOutcome outcome =
        squared
            ? combat.attackSquare(
                first, engagement.defender().disrupted(), engagement, stream, trace)
            : combat.resolve(engagement, stream, trace);
    return new Decision.Decided(
        "%s the result is %s, %s."
            .formatted(
                squared ? "Against the square" : "At " + outcome.odds(),
                outcome.code().printed(),
                outcome.code().words()),
        List.of(
            new Result("odds", outcome.odds(), ""),
            new Result("numberThousandths", outcome.number(), "thousandths"),
            new Result("code", outcome.code().printed(), ""),
            new Result("attackerBasesLost", outcome.attacker().basesLost(), "base units"),
            new Result("attackerVictoryPoints", outcome.attacker().victoryPoints(), "points"),
            new Result("attackerThen", Parameter.word(outcome.attacker().then()), ""),
            new Result("defenderBasesLost", outcome.defender().basesLost(), "base units"),
            new Result("defenderVictoryPoints", outcome.defender().victoryPoints(), "points"),
            new Result("defenderThen", Parameter.word(outcome.defender().then()), "")));
  }

  private Optional<Decision.Forbidden> findForbidden(Question question) {
    TypeRow line = armies.get(question.getText("nation"), question.getText("attacker"));
    boolean foot = line.type().startsWith("infantry");
    int reach = foot ? line.rangeMillimetres() : 0;
    if (line.attack() == 0) {
      return Optional.of(
          new Decision.Forbidden(
              "The type `%s` has no strength in attack.".formatted(line.type()), line.citation()));
    }
    return question.getNumber("distance-mm") <= reach
        ? Optional.empty()
        : Optional.of(
            new Decision.Forbidden(
                foot
                    ? "Infantry attacks at 0 to %d mm.".formatted(reach)
                    : "Cavalry attacks only in contact.",
                foot && reach != 50 ? line.citation() : book.printed("8.1 Mandatory Combat")));
  }

  private Engagement engagement(Question question, Dice dice, Trace trace) {
    List<Combatant> attackers = new ArrayList<>();
    attackers.add(unit(question, "attacker"));
    if (question.getNumber("with-bases") > 0) {
      attackers.add(unit(question, "with"));
    }
    return new Engagement(
        attackers,
        unit(question, "defender"),
        question.is("square"),
        question.getChoice("guns", Engagement.Guns.class),
        question.getChoice("from", Engagement.From.class),
        question.is("attacker-terrain"),
        question.is("defender-terrain"),
        surviving(question.getChoice("attacker-general", General.class), dice, trace),
        surviving(question.getChoice("defender-general", General.class), dice, trace),
        question.is("charging"),
        question.is("first-contact"));
  }

  private General surviving(General who, Dice dice, Trace trace) {
    return who != General.NONE
            && combat.officers().fate(true, dice.stream("generals"), trace) == Officers.Fate.UNHURT
        ? who
        : General.NONE;
  }

  private Combatant unit(Question question, String side) {
    return new Combatant(
        armies.get(question.getText("nation"), question.getText(side)),
        question.getNumber(side + "-bases"),
        question.is(side + "-disrupted"));
  }
}
