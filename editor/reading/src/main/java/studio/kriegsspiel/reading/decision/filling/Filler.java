package studio.kriegsspiel.reading.decision.filling;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.situation.readiness.Unlimbering;

/**
 * Fills the questions of a book from the facts of a case. Each filler lists what it fills under the
 * names that the questions themselves have; a test holds the lists to them.
 */
public abstract class Filler {
  /** A body's role before what is asked of it. */
  private static final Pattern ROLE = Pattern.compile("^(attacker|first|defender|target|second)-");

  private static final Pattern OF_SECOND = Pattern.compile("(defender|target|second)(-.*)?");

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
  private final Map<String, Function<Optional<BodyFacts>, Optional<Filled>>> answers =
      new HashMap<>();

  Filler(CaseFacts facts) {
    this.facts = facts;
  }

  final CaseFacts facts() {
    return facts;
  }

  /** Fills one parameter, {@code fire.range}, from what lies between the two. */
  final void fill(String name, Supplier<Optional<Filled>> answer) {
    answers.put(name, body -> answer.get());
  }

  /** Fills one parameter from the second body, though its name does not say so. */
  final void fillOfSecond(String name, Function<BodyFacts, Optional<Filled>> answer) {
    answers.put(name, body -> facts.second().flatMap(answer));
  }

  /**
   * Fills what asks for one body.
   *
   * @param name a parameter of all questions without the role of its body, such as {@code men}, or
   *     of one, such as {@code move.troops}; the role itself where it asks for the kind of troops
   */
  final void fillOf(String name, Function<BodyFacts, Optional<Filled>> answer) {
    answers.put(name, body -> body.flatMap(answer));
  }

  /** All names that it fills. */
  final Set<String> names() {
    return answers.keySet();
  }

  /** The names under which it fills a parameter, the closest first. */
  final Stream<String> names(String procedure, String parameter) {
    String word = ROLE.matcher(parameter).replaceFirst("");
    return Stream.of(procedure + "." + parameter, procedure + "." + word, word)
        .distinct()
        .filter(answers::containsKey);
  }

  /**
   * The value of a parameter, if the situation gives one that the question takes. The closest name
   * alone decides: what is not known of the second body is not that of the first.
   */
  public final Optional<Filled> fill(Procedure procedure, Parameter parameter) {
    String name = parameter.name();
    Optional<BodyFacts> body = OF_SECOND.matcher(name).matches() ? facts.second() : facts.first();
    return names(procedure.name(), name)
        .findFirst()
        .flatMap(each -> answers.getOrDefault(each, none -> Optional.empty()).apply(body))
        .flatMap(filled -> fitting(parameter, filled));
  }

  /** What is no plain word of the question, or is out of its bounds, stays open. */
  private static Optional<Filled> fitting(Parameter parameter, Filled filled) {
    try {
      return Optional.of(new Filled(parameter.check(filled.value()), filled.origin()));
    } catch (RulesException none) {
      return Optional.empty();
    }
  }

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

  /** What its kind of troops is called in a question. */
  static Optional<Filled> byType(BodyFacts body, String word) {
    return said(word, body.name() + ": " + body.type().label());
  }

  /** Guns on the march, and those that came up too lately to have unlimbered. */
  static Optional<Filled> limbered(BodyFacts body) {
    return body.stands(Formation.ARTILLERY_LIMBERED)
        ? said("yes", body.name() + ": limbered")
        : new Unlimbering(body.situation())
            .find(body.unit(), body.time())
            .flatMap(wait -> said("yes", body.name() + " has not unlimbered yet"));
  }

  static Optional<Filled> nation(BodyFacts body) {
    return term(body.readiness().nationTerm(), "nation of " + body.name());
  }

  static Optional<Filled> state(BodyFacts body) {
    return term(body.readiness().condition(), "the state of " + body.name() + " at the start");
  }

  /** The word that the book has for something, if it has one. */
  static Optional<Filled> term(Optional<Match> match, String origin) {
    return match.flatMap(Match::findTerm).flatMap(term -> said(term, origin));
  }
}
