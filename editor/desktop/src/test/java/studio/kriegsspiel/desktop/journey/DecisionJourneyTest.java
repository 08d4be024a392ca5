package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.force.UnitId;

/** An umpire decides questions of each book on the library's farm, in the window. */
@Timeout(240)
class DecisionJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;
  private Deciding deciding;
  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();

  private void open(RuleBookId book) throws Exception {
    Path farm = folder.resolve("farm.kriegsspiel");
    open = OpenWindow.in(folder, Look.DARK, 1300, 820);
    String text = Files.readString(open.services.library().firstScenario());
    Files.writeString(farm, text.replaceFirst("rules    reisswitz-1824", "rules    " + book.id()));
    OpenWindow.events(() -> open.window.paperwork().openNow(farm));
    open.settle();
    deciding = open.window.decisions().deciding();
  }

  @BeforeEach
  void catchWhatIsThrown() {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> thrown.add(e));
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    assertThat(thrown).isEmpty();
  }

  private void about(String... units) throws Exception {
    List<UnitId> chosen = new ArrayList<>();
    for (String each : units) {
      chosen.add(new UnitId(each.split("\\.")[0], each.split("\\.")[1]));
    }
    OpenWindow.events(() -> open.window.navigation().decide(chosen));
    OpenWindow.await(
        "questions about " + String.join(" and ", units),
        () -> deciding.isSettled() && !deciding.offers().get().isEmpty());
  }

  private DecisionForm ask(Procedure procedure) throws Exception {
    OpenWindow.events(() -> deciding.ask(procedure));
    OpenWindow.await(
        "the form of " + procedure.name(),
        () ->
            deciding.isSettled()
                && deciding
                    .form()
                    .get()
                    .filter(form -> form.procedure().name().equals(procedure.name()))
                    .isPresent());
    return OpenWindow.onEvents(() -> deciding.form().get().orElseThrow());
  }

  private static String some(Parameter parameter) {
    return switch (parameter.kind()) {
      case CHOICE, YES_NO -> parameter.allowed().get(0);
      case NUMBER, FRACTION -> Integer.toString(Math.max(1, parameter.least()));
      case TEXT -> "eoo";
    };
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyKindOfQuestionAnswersAsTheProcedureDoes(RuleBookId book) throws Exception {
    open(book);
    int answered = 0;
    for (List<String> units :
        List.of(
            List.of("Red.L54a"),
            List.of("Red.L54a", "Blue.KGL5"),
            List.of("Blue.Lloyd", "Red.L54a"),
            List.of("Blue.LG1", "Red.L54a"))) {
      about(units.toArray(new String[0]));
      for (OfferedQuestion offer : OpenWindow.onEvents(() -> deciding.offers().get())) {
        if (offer.fits()) {
          answered += decide(ask(offer.procedure())) ? 1 : 0;
        }
      }
    }
    assertThat(answered).isGreaterThan(15);
  }

  private boolean decide(DecisionForm form) throws Exception {
    for (DecisionField each : form.missing()) {
      String refused =
          OpenWindow.onEvents(
              () -> deciding.change(each.parameter().name(), some(each.parameter())));
      assertThat(refused).isEmpty();
    }
    OpenWindow.events(
        () -> {
          deciding.answer().set(Optional.empty());
          deciding.dice().set(deciding.dice().get().withSeed(11));
          open.window.decisions().window().decide();
        });
    Optional<DecisionAccount> answer = OpenWindow.onEvents(() -> deciding.answer().get());
    String fault = OpenWindow.onEvents(() -> deciding.fault().get());
    if (answer.isEmpty()) {
      assertThat(fault).as(form.procedure().name()).endsWith(".");
      return false;
    }
    DecisionForm asked = OpenWindow.onEvents(() -> deciding.form().get().orElseThrow());
    Map<String, String> values = new LinkedHashMap<>();
    asked.fields().stream()
        .filter(each -> !each.value().isEmpty())
        .forEach(each -> values.put(each.parameter().name(), each.value()));
    Adjudication direct = form.procedure().adjudicate(values, Dice.seeded(11));
    assertThat(answer.get().sentence()).isEqualTo(direct.decision().sentence());
    return true;
  }

  @Test
  void theLogIsAFileBesideTheScenarioAndOutlivesTheWindow() throws Exception {
    open(RuleBookId.REISSWITZ_1824);
    String text = OpenWindow.onEvents(() -> open.window.desk().manuscript().text());
    about("Red.L54a", "Blue.KGL5");
    ask(open.window.desk().studied().get().book().getProcedure("melee"));
    OpenWindow.events(() -> open.window.decisions().window().decide());
    OpenWindow.events(
        () -> {
          var log = open.window.decisions().window().log();
          log.titleField().setText("14:20");
          log.bodyField().setText("The guns at the crossroads are silent.");
          log.write();
        });
    Path file = folder.resolve("farm.evening.md");
    assertThat(Files.readString(file))
        .startsWith("# Log of \"The Farm of La Haye Sainte\"\n\n## ")
        .contains("Working:", "§")
        .endsWith("## 14:20\n\nThe guns at the crossroads are silent.\n");
    assertThat(OpenWindow.onEvents(() -> open.window.desk().manuscript().text())).isEqualTo(text);

    open.close();
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    OpenWindow.events(() -> open.window.paperwork().openNow(folder.resolve("farm.kriegsspiel")));
    assertThat(
            OpenWindow.onEvents(() -> open.window.decisions().book().log().get().entries()).size())
        .isEqualTo(2);
  }

  @Test
  void aLogWithoutAScenarioFileFollowsWhenItIsSaved() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    OpenWindow.events(
        () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
    open.settle();
    OpenWindow.events(
        () -> {
          var log = open.window.decisions().window().log();
          log.titleField().setText("Before the first save");
          log.write();
        });
    Path waiting = OpenWindow.onEvents(() -> open.window.decisions().book().file());
    assertThat(waiting).isRegularFile().hasParent(folder.resolve("recovery").resolve("evenings"));
    Path saved = folder.resolve("mine.kriegsspiel");
    open.answers.path = Optional.of(saved);
    OpenWindow.events(() -> open.window.paperwork().saveAs());
    OpenWindow.await("saved", () -> Files.exists(folder.resolve("mine.evening.md")));
    assertThat(Files.readString(folder.resolve("mine.evening.md")))
        .contains("## Before the first save");
    assertThat(waiting).doesNotExist();
  }

  @Test
  void whatIsTypedWrongIsToldAndNothingIsLost() throws Exception {
    open(RuleBookId.REISSWITZ_1824);
    about("Red.L54a", "Blue.KGL5");
    DecisionForm form = ask(open.window.desk().studied().get().book().getProcedure("fire"));
    String range = form.find("range").orElseThrow().value();
    assertThat(OpenWindow.onEvents(() -> deciding.change("range", "many")))
        .contains("whole number");
    assertThat(OpenWindow.onEvents(() -> deciding.form().get().orElseThrow().find("range")))
        .hasValueSatisfying(field -> assertThat(field.value()).isEqualTo(range));
    OpenWindow.events(
        () -> {
          deciding.change("range", "100");
          deciding.dice().set(deciding.dice().get().withFaces("six"));
          open.window.decisions().window().decide();
        });
    assertThat(OpenWindow.onEvents(() -> deciding.fault().get())).contains("no faces of dice");
    assertThat(OpenWindow.onEvents(() -> deciding.form().get().orElseThrow().find("range")))
        .hasValueSatisfying(field -> assertThat(field.value()).isEqualTo("100"));
  }
}
