package studio.kriegsspiel.reading.decision;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.decision.DecisionField.Basis;
import studio.kriegsspiel.reading.decision.filling.BodyFacts;
import studio.kriegsspiel.reading.decision.filling.CaseFacts;
import studio.kriegsspiel.reading.decision.filling.Filled;
import studio.kriegsspiel.reading.decision.filling.Filler;
import studio.kriegsspiel.reading.decision.filling.FireLines;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.procedure.Occasion;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.QuestionKind;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The questions of a scenario's rule book that can be put about units and points at a minute, each
 * filled in as far as the situation knows. For one thread.
 */
public final class DecisionQuestions {
  private final Situation situation;
  private final CaseFacts facts;
  private final Filler filler;
  private final String about;
  private final Remembered remembered;

  /**
   * Questions about one or two at a minute.
   *
   * @param first who acts, or a point
   * @param second on whom or whereto, if there is such
   */
  public DecisionQuestions(
      Situation situation,
      LocalDateTime time,
      DecisionParty first,
      Optional<DecisionParty> second) {
    this(situation, time, first, second, Remembered.NOTHING, new FireLines());
  }

  /** The same in a game, where earlier decisions have left something. */
  public DecisionQuestions(
      Situation situation,
      LocalDateTime time,
      DecisionParty first,
      Optional<DecisionParty> second,
      Remembered remembered) {
    this(situation, time, first, second, remembered, new FireLines());
  }

  /** The same for who asks of many shots over one ground, and keeps what they meet. */
  public DecisionQuestions(
      Situation situation,
      LocalDateTime time,
      DecisionParty first,
      Optional<DecisionParty> second,
      Remembered remembered,
      FireLines lines) {
    this.situation = situation;
    this.remembered = remembered;
    Optional<BodyFacts> one = body(situation, time, first);
    Optional<BodyFacts> other = second.flatMap(each -> body(situation, time, each));
    this.facts =
        new CaseFacts(
            situation,
            time,
            one,
            at(first, one),
            other,
            second.flatMap(each -> at(each, other)),
            remembered,
            lines);
    this.filler = Filler.of(facts);
    this.about =
        first.title()
            + second.map(each -> " and " + each.title()).orElse("")
            + ", "
            + situation.clock().show(time)
            + (remembered == Remembered.NOTHING
                ? lastKnown(
                    Stream.concat(one.stream(), other.stream()).filter(BodyFacts::isFree).toList())
                : " of the game");
  }

  /** Who is free to have gone elsewhere by then. */
  private static String lastKnown(List<BodyFacts> free) {
    return free.isEmpty()
        ? ""
        : free.stream()
            .map(BodyFacts::name)
            .distinct()
            .collect(Collectors.joining(" and ", " (", " where last known)"));
  }

  private static Optional<BodyFacts> body(
      Situation situation, LocalDateTime time, DecisionParty party) {
    return party instanceof DecisionParty.OfUnit of
        ? situation.units().find(of.unit()).map(unit -> new BodyFacts(situation, unit, time))
        : Optional.empty();
  }

  private static Optional<MapPoint> at(DecisionParty party, Optional<BodyFacts> body) {
    return party instanceof DecisionParty.OfPoint of
        ? Optional.of(of.point())
        : body.flatMap(BodyFacts::at);
  }

  /** Whom they are about, in words. */
  public String about() {
    return about;
  }

  /** All questions of the book, those that fit first, by kind and in the order of the book. */
  public List<OfferedQuestion> all() {
    Parties parties = new Parties(facts);
    List<OfferedQuestion> offers = new ArrayList<>();
    for (Procedure each : situation.book().procedures()) {
      Optional<Occasion> occasion = situation.book().findOccasion(each.name());
      offers.add(
          new OfferedQuestion(
              each,
              occasion.map(Occasion::kind).orElse(QuestionKind.GAME),
              occasion.filter(parties::fit).isPresent()));
    }
    offers.sort(
        Comparator.comparing((OfferedQuestion each) -> !each.fits())
            .thenComparing(OfferedQuestion::kind));
    return offers;
  }

  /** Those that fit. */
  public List<OfferedQuestion> fitting() {
    return all().stream().filter(OfferedQuestion::fits).toList();
  }

  /** The first of these questions that fits, with its fields filled in. */
  public Optional<DecisionForm> fittingForm(List<String> names) {
    Parties parties = new Parties(facts);
    return names.stream()
        .filter(each -> situation.book().findOccasion(each).filter(parties::fit).isPresent())
        .findFirst()
        .map(each -> form(situation.book().getProcedure(each)));
  }

  /** A question with its fields filled in. */
  public DecisionForm form(Procedure procedure) {
    List<DecisionField> fields =
        procedure.parameters().stream().map(each -> field(procedure, each)).toList();
    return new DecisionForm(procedure, about, fields);
  }

  private DecisionField field(Procedure procedure, Parameter parameter) {
    DecisionField open = open(parameter);
    Optional<Remembered.Kept> kept =
        remembered.find(parameter).filter(each -> takes(parameter, each));
    if (kept.isPresent()) {
      return open.with(kept.get().value(), Basis.GAME, kept.get().origin());
    }
    Optional<Filled> filled = filler.fill(procedure, parameter);
    return filled
        .map(known -> open.with(known.value(), Basis.SITUATION, known.origin()))
        .orElse(open);
  }

  /** Books have words of one sound for several things; what the field does not take is none. */
  private static boolean takes(Parameter parameter, Remembered.Kept kept) {
    try {
      parameter.check(kept.value());
      return true;
    } catch (RulesException other) {
      return false;
    }
  }

  /** A field of which nothing is known. */
  static DecisionField open(Parameter parameter) {
    String preset = parameter.preset();
    String value = preset == null ? "" : preset;
    String origin =
        preset == null
            ? "not known: say it"
            : preset.isEmpty()
                ? "may be left open"
                : parameter.kind() == Parameter.Kind.YES_NO ? "" : "unless you say otherwise";
    return new DecisionField(
        parameter,
        FieldWords.label(parameter),
        FieldWords.unit(parameter),
        value,
        preset == null ? Basis.OPEN : Basis.USUAL,
        origin);
  }
}
