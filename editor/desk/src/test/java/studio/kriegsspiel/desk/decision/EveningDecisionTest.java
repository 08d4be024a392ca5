package studio.kriegsspiel.desk.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.EveningLog;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.scenario.force.UnitId;

/** Questions put to the book over the map of an evening, and the log they are kept in. */
class EveningDecisionTest {
  private static final UnitId GUNS = new UnitId("Blue", "Guns");
  private static final UnitId GUARD = new UnitId("Red", "Guard");

  @TempDir Path folder = Path.of("");
  private final EveningBench bench = new EveningBench();
  private final Deciding deciding = new Deciding(bench.desk, bench.runner);
  private final List<DecisionAccount> decided = new ArrayList<>();

  @BeforeEach
  void open() {
    deciding.decided().listen(decided::add);
    deciding.open(true);
  }

  private DecisionParty guns() {
    return deciding.party(GUNS);
  }

  private DecisionParty guard() {
    return deciding.party(GUARD);
  }

  @Test
  void whoIsPointedAtActsAndThenIsActedOn() {
    assertThat(deciding.offers().get()).isEmpty();
    deciding.point(guns());
    assertThat(deciding.first().get()).contains(guns());
    assertThat(deciding.second().get()).isEmpty();
    deciding.point(guard());
    assertThat(deciding.second().get()).contains(guard());
    deciding.swap();
    assertThat(deciding.first().get()).contains(guard());
    assertThat(deciding.second().get()).contains(guns());
    deciding.point(guns());
    assertThat(deciding.first().get()).as("a third begins anew").contains(guns());
    assertThat(deciding.second().get()).isEmpty();
    deciding.point(guns());
    assertThat(deciding.second().get()).as("nobody acts on himself").isEmpty();
    assertThat(guns().title()).isEqualTo("Guns");
    assertThat(deciding.party(new UnitId("Blue", "Nobody")).title()).isEqualTo("Nobody");
  }

  private void ask() {
    deciding.about(Optional.of(guns()), Optional.of(guard()));
    OfferedQuestion first = deciding.offers().get().get(0);
    assertThat(first.fits()).isTrue();
    deciding.ask(first.procedure());
  }

  @Test
  void aQuestionIsPutOnceAllIsSaidAndDecidedByItsSeed() {
    ask();
    for (DecisionField each : deciding.form().get().orElseThrow().missing()) {
      deciding.decide();
      assertThat(deciding.fault().get()).startsWith("Say first: ").contains(each.label());
      String value = each.choices().isEmpty() ? "4" : each.choices().get(0);
      assertThat(deciding.change(each.parameter().name(), value)).isEmpty();
    }
    deciding.dice().set(DiceChoice.thrown(7));
    deciding.decide();
    assertThat(deciding.fault().get()).isEmpty();
    DecisionAccount account = deciding.answer().get().orElseThrow();
    assertThat(decided).containsExactly(account);
    assertThat(account.about()).isEqualTo("Guns and The Guard, 13:00");
    assertThat(account.text())
        .startsWith(account.sentence() + "\n- ")
        .contains("\nAsked: " + account.question() + ", with\n- ", "\nWorking:\n- ");
    assertThat(account.entry()).isEqualTo(new EveningLog.Entry(account.about(), account.text()));
  }

  @Test
  void whatIsTypedStaysWhenTheTextChangesAndGoesWithTheQuestion() {
    ask();
    DecisionField field = deciding.form().get().orElseThrow().fields().get(0);
    String name = field.parameter().name();
    assertThat(deciding.change(name, "no such value, surely")).isNotEmpty();
    String value = field.choices().isEmpty() ? "4" : field.choices().get(0);
    assertThat(deciding.change(name, value)).isEmpty();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + "\n", "typing");
    assertThat(deciding.form().get().orElseThrow().find(name).orElseThrow().basis())
        .isEqualTo(DecisionField.Basis.TYPED);
    deciding.about(Optional.of(guard()), Optional.of(guns()));
    assertThat(deciding.form().get().orElseThrow().find(name).orElseThrow().basis())
        .isNotEqualTo(DecisionField.Basis.TYPED);
  }

  @Test
  void anHourThatIsNoneIsSaidAndMendedByAnother() {
    ask();
    deciding.at("noon");
    assertThat(deciding.fault().get()).isNotEmpty();
    assertThat(deciding.offers().get()).isEmpty();
    assertThat(deciding.form().get()).isEmpty();
    deciding.at(" 14:00 ");
    assertThat(deciding.time().get()).isEqualTo("14:00");
    assertThat(deciding.fault().get()).isEmpty();
    assertThat(deciding.form().get()).isPresent();
  }

  @Test
  void diceFallAsTheyAreTypedOrBySeed() {
    assertThat(DiceChoice.thrown(7).seedWords()).isEqualTo("7");
    assertThat(DiceChoice.thrown(7).withFaces("3, 5").seedWords()).isEmpty();
    assertThat(DiceChoice.thrown(7).withFaces("3, 5").withSeed(9).typed()).isFalse();
  }

  private EveningBook book() {
    return new EveningBook(bench.desk, folder.resolve("waiting"), new Signal<>());
  }

  @Test
  void theLogIsKeptCorrectedAndShortened() throws IOException {
    EveningBook book = book();
    EveningLog.Entry one = new EveningLog.Entry("Guns", "They fire.\n");
    EveningLog.Entry two = new EveningLog.Entry("Guard", "It falls back.\n");
    assertThat(book.add(one)).isTrue();
    assertThat(book.add(two)).isTrue();
    assertThat(book.file().getParent()).isEqualTo(folder.resolve("waiting"));
    assertThat(Files.readString(book.file())).startsWith("# Log of \"All of one evening\"");
    EveningLog.Entry mended = new EveningLog.Entry("Guns", "They are silent.\n");
    assertThat(book.correct(one, mended)).isTrue();
    assertThat(book().log().get().entries()).containsExactly(mended, two);
    assertThat(book.correct(one, two)).as("changed by another").isFalse();
    assertThat(bench.message()).startsWith("Another program has changed that entry");
    assertThat(book.remove(one)).isFalse();
    assertThat(book.remove(mended)).isTrue();
    assertThat(book().log().get().entries()).containsExactly(two);
  }

  @Test
  void aLogThatIsNoneIsSaid() throws IOException {
    EveningBook book = book();
    Files.createDirectories(book.file());
    book.read();
    assertThat(bench.message()).endsWith("is no log that could be read.");
    assertThat(book.add(new EveningLog.Entry("Guns", "They fire.\n"))).isFalse();
    assertThat(bench.message()).contains("could not be written");
  }
}
