package studio.kriegsspiel.reading.decision.filling;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;

/** The fight for La Haye Sainte of the library, under any book. */
record Farm(Situation situation) {
  private static final Map<RuleBookId, Farm> READ = new ConcurrentHashMap<>();

  static Farm under(RuleBookId book) {
    return READ.computeIfAbsent(book, Farm::read);
  }

  private static Farm read(RuleBookId book) {
    try {
      Path file = Library.open().findScenario("the-farm-of-la-haye-sainte").orElseThrow();
      String text =
          Files.readString(file).replaceFirst("rules    reisswitz-1824", "rules    " + book.id());
      return new Farm(
          Studies.ofLibrary()
              .of("farm", Optional.of(file), text, () -> false)
              .situation()
              .orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A case of no body and no place. */
  CaseFacts nobody() {
    return new CaseFacts(
        situation,
        situation.clock().begins(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Fates.NONE,
        new FireLines());
  }

  DecisionParty unit(String name) {
    UnitId unit =
        situation.scenario().sides().stream()
            .map(side -> new UnitId(side.name(), name))
            .filter(each -> situation.units().find(each).isPresent())
            .findFirst()
            .orElseThrow();
    return new DecisionParty.OfUnit(unit, name);
  }

  /** A question of one or two when play begins. */
  DecisionForm ask(String procedure, DecisionParty first, DecisionParty... second) {
    return new DecisionQuestions(
            situation, situation.clock().begins(), first, Arrays.stream(second).findFirst())
        .form(situation.book().getProcedure(procedure));
  }

  /** All that the situation gives to a question. */
  static Map<String, String> filled(DecisionForm form) {
    return form.fields().stream()
        .filter(each -> each.basis() == DecisionField.Basis.SITUATION)
        .collect(Collectors.toMap(each -> each.parameter().name(), DecisionField::value));
  }
}
