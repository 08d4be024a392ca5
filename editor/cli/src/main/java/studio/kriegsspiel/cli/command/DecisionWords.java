package studio.kriegsspiel.cli.command;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.Remembered;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Thing;

/** A question about units as it is written on the command line. */
public final class DecisionWords {
  private final Ask ask;
  private final Optional<Procedure> procedure;
  private final List<Thing> about;
  private final Map<String, Thing> roles;
  private final Map<String, String> values;

  private DecisionWords(
      Ask ask,
      Optional<Procedure> procedure,
      List<Thing> about,
      Map<String, Thing> roles,
      Map<String, String> values) {
    this.ask = ask;
    this.procedure = procedure;
    this.about = about;
    this.roles = roles;
    this.values = values;
  }

  /**
   * Reads {@code [QUESTION] WHO [WHOM] [key=value] [role:WHO]}.
   *
   * @throws CommandFault if there is nobody it is about, or more than two
   */
  public static DecisionWords of(List<String> words, Ask ask) {
    List<String> names = new ArrayList<>();
    List<String> values = new ArrayList<>();
    Map<String, Thing> roles = new LinkedHashMap<>();
    for (String each : words) {
      int colon = each.indexOf(':');
      if (each.indexOf('=') > 0) {
        values.add(each);
      } else if (colon > 0) {
        roles.put(each.substring(0, colon), ask.thing(each.substring(colon + 1)));
      } else {
        names.add(each);
      }
    }
    Optional<Procedure> procedure =
        ask.situation().book().procedures().stream()
            .filter(each -> !names.isEmpty() && each.name().equals(names.get(0)))
            .findFirst();
    procedure.ifPresent(each -> names.remove(0));
    if (names.size() > 2) {
      throw new CommandFault(
          "`%s` is no question of %s: %s."
              .formatted(
                  names.get(0),
                  ask.situation().book().id(),
                  String.join(
                      ", ",
                      ask.situation().book().procedures().stream().map(Procedure::name).toList())));
    }
    if (names.isEmpty()) {
      throw new CommandFault(
          "Name one or two units or places behind the question, such as `Quiot KGL5`.");
    }
    return new DecisionWords(
        ask, procedure, names.stream().map(ask::thing).toList(), roles, KeyValues.parse(values));
  }

  /** What decides it, if a question is named. */
  public Optional<Procedure> procedure() {
    return procedure;
  }

  /** Whom it is about. */
  public List<Thing> about() {
    return about;
  }

  /** Who has which role. */
  public Map<String, Thing> roles() {
    return roles;
  }

  /** The questions about them at a time. */
  public DecisionQuestions questions(LocalDateTime time, Remembered remembered) {
    return new DecisionQuestions(
        ask.situation(),
        time,
        party(about.get(0)),
        about.stream().skip(1).findFirst().map(DecisionWords::party),
        remembered);
  }

  /** The form of the named question with what is known better. */
  public DecisionForm form(DecisionQuestions questions) {
    DecisionForm form = questions.form(procedure.orElseThrow());
    for (Map.Entry<String, String> each : values.entrySet()) {
      form = form.with(each.getKey(), each.getValue());
    }
    return form;
  }

  /**
   * The same once nothing is missing.
   *
   * @throws CommandFault if the situation does not tell all that the question needs
   */
  public static DecisionForm whole(DecisionForm form) {
    List<DecisionField> missing = form.missing();
    if (!missing.isEmpty()) {
      throw new CommandFault(
          "The situation does not tell all that the question needs; say "
              + String.join(
                  ", ",
                  missing.stream()
                      .map(each -> each.parameter().name() + "= (" + each.label() + ")")
                      .toList())
              + ". --show lists the fields.");
    }
    return form;
  }

  private static DecisionParty party(Thing thing) {
    return thing instanceof Thing.OfUnit of
        ? new DecisionParty.OfUnit(of.unit().id(), of.unit().id().name())
        : new DecisionParty.OfPoint(
            ((Thing.OfPlace) thing).point(), ((Thing.OfPlace) thing).name());
  }
}
