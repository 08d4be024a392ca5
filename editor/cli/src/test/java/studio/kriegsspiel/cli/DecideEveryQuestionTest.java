package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.QuestionKind;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.Thing;

/**
 * Every question that a book of the five offers for units of the farm is filled in, decided as the
 * procedure decides it that is called with the same values, and told in words for people.
 */
class DecideEveryQuestionTest {
  private static final String FARM = "the-farm-of-la-haye-sainte";

  /** Words with a dot, an underscore or a brace within, as programs have them. */
  private static final Pattern PROGRAM =
      Pattern.compile("[a-z]_[a-z]|[a-z]\\.[a-z]|[{}]|=null|Optional");

  /** One of each arm of both sides, friends, points and water. */
  private static final List<List<String>> ASKED =
      List.of(
          List.of("L54a"),
          List.of("LG1"),
          List.of("Lloyd"),
          List.of("Quiot"),
          List.of("L54a", "KGL5"),
          List.of("L54a", "Baring"),
          List.of("L54a", "Lloyd"),
          List.of("L54a", "LG1"),
          List.of("Lloyd", "L54a"),
          List.of("Lloyd", "La Haye Sainte"),
          List.of("LG1", "L54a"),
          List.of("F95front", "L54a"),
          List.of("Baring", "KGL5"),
          List.of("LG1", "Crossroads"),
          List.of("La Haye Sainte", "Crossroads"));

  private static Situation farm(RuleBookId book) throws IOException {
    var entry = Library.open().findScenario(FARM).orElseThrow();
    String text =
        Files.readString(entry).replaceFirst("rules    reisswitz-1824", "rules    " + book.id());
    return Studies.ofLibrary()
        .of("farm", Optional.of(entry), text, Cancellation.NEVER)
        .situation()
        .orElseThrow();
  }

  private static DecisionParty party(Situation situation, String name) {
    Thing thing = new Ask(situation).thing(name);
    return thing instanceof Thing.OfUnit unit
        ? new DecisionParty.OfUnit(unit.unit().id(), name)
        : new DecisionParty.OfPoint(((Thing.OfPlace) thing).point(), name);
  }

  private static void readable(String words) {
    assertThat(PROGRAM.matcher(words.replaceAll("\\([^)]*\\)", "")).find()).as(words).isFalse();
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyQuestionOffered(RuleBookId book) throws IOException {
    Situation situation = farm(book);
    Set<QuestionKind> kinds = new TreeSet<>();
    Set<String> filled = new TreeSet<>();
    Set<String> decided = new TreeSet<>();
    for (List<String> names : ASKED) {
      DecisionQuestions questions =
          new DecisionQuestions(
              situation,
              situation.clock().begins().plusMinutes(60),
              party(situation, names.get(0)),
              names.size() < 2 ? Optional.empty() : Optional.of(party(situation, names.get(1))));
      for (OfferedQuestion offer : questions.fitting()) {
        kinds.add(offer.kind());
        DecisionForm form = questions.form(offer.procedure());
        for (DecisionField field : form.fields()) {
          readable(field.label() + " " + field.words() + " " + field.unit());
          readable(field.origin());
          if (field.basis() == DecisionField.Basis.SITUATION) {
            filled.add(offer.procedure().name() + "." + field.parameter().name());
          }
        }
        for (DecisionField open : form.missing()) {
          form = form.with(open.parameter().name(), some(open.parameter()));
        }
        if (decide(form)) {
          decided.add(offer.procedure().name());
        }
      }
    }
    assertThat(kinds)
        .contains(QuestionKind.MARCH, QuestionKind.FIRE, QuestionKind.MELEE, QuestionKind.MORALE);
    assertThat(kinds).contains(QuestionKind.NEWS);
    assertThat(filled).hasSizeGreaterThan(20);
    assertThat(decided).hasSizeGreaterThan(10);
  }

  /**
   * Five guns and a howitzer of the text; three ranks and 9-pounders read under the book of 1824.
   */
  @Test
  void aBatteryFiresWithWhatTheTextGivesIt() throws IOException {
    Situation situation = farm(RuleBookId.REISSWITZ_1824);
    DecisionForm form =
        new DecisionQuestions(
                situation,
                situation.clock().begins(),
                party(situation, "Lloyd"),
                Optional.of(party(situation, "L54a")))
            .form(situation.book().getProcedure("fire"));

    assertThat(words(form, "firers")).isEqualTo("6-pounders");
    assertThat(words(form, "strength")).isEqualTo("6");
    assertThat(words(form, "target")).isEqualTo("infantry in three ranks");
    assertThat(words(form.with("range", "410"), "range")).isEqualTo("410");
    assertThat(words(form.with("cover", "sheltering, where it is known"), "cover"))
        .isEqualTo("sheltering, where it is known");
    assertThat(form.with("range", "").missing()).hasSize(1);
  }

  /** A garrison defends its place; the light of 14:00 is no night. */
  @Test
  void aGarrisonIsCovered() throws IOException {
    Situation situation = farm(RuleBookId.REISSWITZ_1824);
    DecisionForm form =
        new DecisionQuestions(
                situation,
                situation.clock().begins().plusMinutes(60),
                party(situation, "L54a"),
                Optional.of(party(situation, "Baring")))
            .form(situation.book().getProcedure("fire"));

    assertThat(words(form, "cover")).isEqualTo("defending a place");
    assertThat(words(form, "night")).isEqualTo("no");
  }

  private static String words(DecisionForm form, String name) {
    return form.find(name).orElseThrow().words();
  }

  private static String some(Parameter parameter) {
    return switch (parameter.kind()) {
      case CHOICE, YES_NO -> parameter.allowed().get(0);
      case NUMBER, FRACTION -> Integer.toString(Math.max(1, parameter.least()));
      case TEXT -> "eoo";
    };
  }

  /** Whether it was decided; values that do not go together are refused in a sentence. */
  private static boolean decide(DecisionForm form) {
    Adjudication answer;
    try {
      answer = form.decide(Dice.seeded(7));
    } catch (InvalidQuestionException refused) {
      assertThat(refused.getMessage()).endsWith(".");
      return false;
    }
    Map<String, String> values = new LinkedHashMap<>();
    form.fields().stream()
        .filter(each -> !each.value().isEmpty())
        .forEach(each -> values.put(each.parameter().name(), each.value()));
    Adjudication direct = form.procedure().adjudicate(values, Dice.seeded(7));
    assertThat(answer.decision()).isEqualTo(direct.decision());
    assertThat(answer.trace()).isEqualTo(direct.trace());
    DecisionAccount account = DecisionAccount.of(form, answer, "7");
    assertThat(account.working()).hasSizeGreaterThanOrEqualTo(answer.trace().size());
    account.results().forEach(DecideEveryQuestionTest::readable);
    account.after().forEach(DecideEveryQuestionTest::readable);
    account.given().forEach(DecideEveryQuestionTest::readable);
    return true;
  }
}
