package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Fills the questions of a book from the facts of a case. */
public abstract class Filler {

  /** The filler of the book of a case. */
  public static Filler of(CaseFacts facts) {
    return switch (facts.bookId().id()) {
      case "reisswitz-1824", "british-1815" -> new KriegsspielFiller(facts);
      case "battle-system" -> new BattleFiller(facts);
      case "kriegskunst" -> new KriegskunstFiller(facts);
      case "napoleonic-rng" -> new NapoleonicFiller(facts);
      default -> new OpenFiller(facts);
    };
  }

  private final CaseFacts facts;

  Filler(CaseFacts facts) {
    this.facts = facts;
  }

  final CaseFacts facts() {
    return facts;
  }

  /** The value of a parameter, if the situation gives one that the question takes. */
  public final Optional<Filled> fill(Procedure procedure, Parameter parameter) {
    return find(procedure.name(), parameter.name()).flatMap(filled -> fitting(parameter, filled));
  }

  private Optional<Filled> find(String procedure, String name) {
    Optional<Filled> between = between(procedure, name);
    if (between.isPresent()) {
      return between;
    }
    for (String role : new String[] {"attacker", "first"}) {
      if (name.startsWith(role + "-")) {
        String word = name.substring(role.length() + 1);
        return facts.first().flatMap(body -> body(body, procedure, word));
      }
    }
    for (String role : new String[] {"defender", "target", "second"}) {
      if (name.startsWith(role + "-")) {
        String word = name.substring(role.length() + 1);
        return facts.second().flatMap(body -> body(body, procedure, word));
      }
    }
    if (name.equals("defender") || name.equals("target")) {
      return facts.second().flatMap(body -> body(body, procedure, name));
    }
    return facts.first().flatMap(body -> body(body, procedure, name));
  }

  /** What is no plain word of the question, or is out of its bounds, stays open. */
  private static Optional<Filled> fitting(Parameter parameter, Filled filled) {
    try {
      return Optional.of(new Filled(parameter.check(filled.value()), filled.origin()));
    } catch (studio.kriegsspiel.rules.RulesException none) {
      return Optional.empty();
    }
  }

  /** What concerns both, or the ground between them. */
  abstract Optional<Filled> between(String procedure, String name);

  /**
   * What concerns one body.
   *
   * @param word the parameter without the role of the body, such as {@code men}; the role itself
   *     where it asks for the kind of troops
   */
  abstract Optional<Filled> body(BodyFacts body, String procedure, String word);

  /** Yes where it is so; where it is not, the book's own no stands. */
  static Optional<Filled> ifSo(boolean so, String origin) {
    return so ? Optional.of(new Filled("yes", origin)) : Optional.empty();
  }

  static Optional<Filled> said(String value, String origin) {
    return Optional.of(new Filled(value, origin));
  }

  static Optional<Filled> count(long value, String origin) {
    return Optional.of(Filled.of(value, origin));
  }

  /** The men that stand with a body. */
  static Optional<Filled> men(BodyFacts body) {
    int men = body.troops().men();
    return men == 0 ? Optional.empty() : count(men, "present with " + body.name());
  }
}
