package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Studies;

class PaperworkTest {
  @TempDir Path folder;
  private PaperBench bench;
  private Desk desk;
  private Answers author;
  private RecoveryJournal journal;
  private Paperwork paperwork;

  @BeforeEach
  void setUp() {
    bench = new PaperBench(folder);
    desk = bench.desk;
    author = bench.author;
    journal = bench.journal;
    paperwork = bench.paperwork;
  }

  @AfterEach
  void stop() {
    bench.close();
  }

  private Path open(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), text);
    assertThat(paperwork.openNow(file)).isTrue();
    return file;
  }

  private void change() {
    desk.manuscript().edit(List.of(TextEdit.insert(0, "x")), "change");
  }

  @Test
  void savesWhereItWasOpened() throws IOException {
    Path file = open("text");
    change();
    assertThat(desk.manuscript().isUnsaved()).isTrue();
    paperwork.save();
    assertThat(file).hasContent("xtext");
    assertThat(desk.manuscript().isUnsaved()).isFalse();
    assertThat(paperwork.recent()).containsExactly(file);
    assertThat(desk.message().get().sentence()).isEqualTo("Saved a.kriegsspiel.");
  }

  @Test
  void nothingKnownOfTheOldTextStandsBesideTheNewOne() throws IOException {
    Path file = open("text");
    for (Runnable next : List.<Runnable>of(() -> paperwork.openNow(file), this::startNew)) {
      desk.studied().set(Studied.of(7, Studies.unreadable("old", Optional.empty(), ""), List.of()));
      next.run();
      assertThat(desk.studied().get()).isEqualTo(Studied.NONE);
    }
  }

  private void startNew() {
    paperwork.startNew("new.kriegsspiel", "text");
  }

  @Test
  void aNewTextAsksForANameAndGetsTheEnding() {
    paperwork.startNew("new.kriegsspiel", "text");
    author.path = Optional.of(folder.resolve("affair"));
    paperwork.save();
    assertThat(folder.resolve("affair.kriegsspiel")).hasContent("text");
    assertThat(desk.file().get().name()).isEqualTo("affair.kriegsspiel");
  }

  @Test
  void asksBeforeItSavesOverAnotherProgramsWork() throws IOException {
    Path file = open("text");
    change();
    Files.writeString(file, "changed by another");
    paperwork.save();
    assertThat(author.times()).isEqualTo(1);
    assertThat(file).hasContent("changed by another");

    List<Comparison> compared = new ArrayList<>();
    paperwork.comparisons().listen(compared::add);
    author.overtaken = Questions.Overtaken.COMPARE;
    paperwork.save();
    assertThat(compared).hasSize(1);
    assertThat(compared.get(0).rows())
        .containsExactly(new Comparison.Row(1, "changed by another", 1, "xtext", true));
    assertThat(file).hasContent("changed by another");

    author.overtaken = Questions.Overtaken.RELOAD;
    paperwork.save();
    assertThat(desk.manuscript().text()).isEqualTo("changed by another");
    assertThat(desk.isUnsaved()).isFalse();
    desk.manuscript().undo();
    assertThat(desk.manuscript().text()).isEqualTo("xtext");
    assertThat(desk.isUnsaved()).isTrue();

    Files.writeString(file, "once more");
    author.overtaken = Questions.Overtaken.KEEP_MINE;
    paperwork.save();
    assertThat(file).hasContent("xtext");
  }

  @Test
  void aFileThatMayNotBeWrittenIsToldInAFullSentence() throws IOException {
    Path file = open("text");
    change();
    author.path = Optional.of(folder.resolve("none/such.kriegsspiel"));
    paperwork.saveAs();
    assertThat(author.told)
        .contains("was not saved")
        .endsWith("the old file is unchanged, save under another name.");
    assertThat(file).hasContent("text");
    assertThat(desk.isUnsaved()).isTrue();
  }

  @Test
  void unsavedTextIsNotLeftWithoutAnAnswer() throws IOException {
    Path file = open("text");
    change();
    AtomicBoolean left = new AtomicBoolean();
    paperwork.leave(() -> left.set(true));
    assertThat(left).isFalse();

    author.unsaved = Questions.Unsaved.SAVE;
    paperwork.leave(() -> left.set(true));
    assertThat(left).isTrue();
    assertThat(file).hasContent("xtext");

    change();
    author.unsaved = Questions.Unsaved.DISCARD;
    left.set(false);
    paperwork.leave(() -> left.set(true));
    assertThat(left).isTrue();
    assertThat(file).hasContent("xtext");
  }

  @Test
  void aSaveThatFailsKeepsTheWindowOpen() throws IOException {
    open("text");
    change();
    author.path = Optional.of(folder.resolve("none/such/a.kriegsspiel"));
    paperwork.saveAs();
    assertThat(desk.message().get().kind()).isEqualTo(Message.Kind.TROUBLE);
    assertThat(desk.message().get().sentence()).contains("was not saved").contains("another name");
    assertThat(desk.manuscript().isUnsaved()).isTrue();
  }

  @Test
  void offersTextThatACrashLeftBehindAndUndoShowsTheSavedOne() throws IOException {
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "saved");
    new RecoveryJournal(folder.resolve("recovery"), 7, pid -> false, Clock.systemUTC())
        .keep(Optional.of(file), "unsaved work");
    paperwork.openNow(file);
    assertThat(desk.manuscript().text()).isEqualTo("unsaved work");
    assertThat(desk.manuscript().isUnsaved()).isTrue();
    desk.manuscript().undo();
    assertThat(desk.manuscript().text()).isEqualTo("saved");
    assertThat(journal.findAll()).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadLeavesTheDeskAsItIs() throws IOException {
    open("text");
    assertThat(paperwork.openNow(folder.resolve("none"))).isFalse();
    assertThat(author.told).contains("check its name and folder");
    assertThat(desk.manuscript().text()).isEqualTo("text");
  }

  @Test
  void whoeverMaySaveElsewhereSavesUnderTheOtherName() throws IOException {
    open("text");
    change();
    Path other = folder.resolve("b.kriegsspiel");
    author.elsewhere = true;
    author.paths.add(folder.resolve("none/such.kriegsspiel"));
    author.paths.add(other);
    paperwork.saveAs();
    assertThat(author.told).contains("was not saved");
    assertThat(other).hasContent("xtext");
    assertThat(desk.file().get().path()).contains(other);
    assertThat(desk.isUnsaved()).isFalse();
  }

  @Test
  void whoeverNamesNoFileIsNotLeft() {
    startNew();
    change();
    author.unsaved = Questions.Unsaved.SAVE;
    AtomicBoolean left = new AtomicBoolean();
    paperwork.leave(() -> left.set(true));
    assertThat(left).isFalse();
    assertThat(author.asked).isEqualTo("new.kriegsspiel");
    author.path = Optional.of(folder.resolve("b"));
    paperwork.leave(() -> left.set(true));
    assertThat(left).isTrue();
    assertThat(folder.resolve("b.kriegsspiel")).hasContent("xtext");
  }

  @Test
  void unsavedWorkOutlivesAWishToOpenOrBeginAnother() throws IOException {
    Path other = Files.writeString(folder.resolve("b.kriegsspiel"), "other");
    open("text");
    change();
    author.path = Optional.of(other);
    paperwork.open();
    paperwork.startNew("new.kriegsspiel", "new");
    paperwork.startNewIn(folder, "new.kriegsspiel", "new");
    paperwork.startCopy(other);
    assertThat(author.times()).isEqualTo(4);
    assertThat(desk.manuscript().text()).isEqualTo("xtext");

    author.unsaved = Questions.Unsaved.DISCARD;
    paperwork.open();
    assertThat(desk.manuscript().text()).isEqualTo("other");
    assertThat(desk.file().get().path()).contains(other);
  }

  @Test
  void aNewTextIsSavedWhereItBelongs() {
    paperwork.startNewIn(folder.resolve("evenings"), "new.kriegsspiel", "new");
    assertThat(desk.manuscript().text()).isEqualTo("new");
    assertThat(desk.file().get().whereabouts())
        .contains(folder.resolve("evenings/new.kriegsspiel"));
    assertThat(desk.file().get().path()).isEmpty();
    paperwork.saveAs();
    assertThat(author.beside).contains(folder.resolve("evenings/."));
  }

  @Test
  void aCopyOfTheLibraryLeavesTheOriginalAlone() throws IOException {
    Path original = Files.writeString(folder.resolve("waterloo.kriegsspiel"), "text");
    paperwork.startCopy(original);
    change();
    author.path = Optional.of(folder.resolve("mine"));
    paperwork.save();
    assertThat(original).hasContent("text");
    assertThat(folder.resolve("mine.kriegsspiel")).hasContent("xtext");
    paperwork.startCopy(folder.resolve("none"));
    assertThat(author.told).contains("check its name and folder");
    assertThat(desk.manuscript().text()).isEqualTo("xtext");
  }

  @Test
  void whoKeepsHisTextSavesItOverTheOther() throws IOException {
    Path file = open("text");
    Files.writeString(file, "changed by another");
    paperwork.keepMine();
    assertThat(desk.isUnsaved()).isTrue();
    assertThat(desk.message().get().sentence())
        .isEqualTo("Your text is kept; saving writes it over the other.");
    paperwork.save();
    assertThat(author.times()).isZero();
    assertThat(file).hasContent("text");
  }

  @Test
  void aFileThatIsGoneCanBeNeitherComparedNorReadAgain() throws IOException {
    Path file = open("text");
    Files.delete(file);
    paperwork.compare();
    assertThat(author.titles).containsExactly("The file cannot be compared");
    paperwork.reload();
    assertThat(author.titles).endsWith("The file cannot be read again");
    assertThat(desk.manuscript().text()).isEqualTo("text");
  }

  @Test
  void theSessionEndsOnceNothingIsLost() throws IOException {
    open("text");
    AtomicBoolean ended = new AtomicBoolean();
    author.yes = false;
    paperwork.quit(Optional.of("An import"), () -> ended.set(true));
    assertThat(ended).as("the import goes on").isFalse();
    author.yes = true;
    change();
    paperwork.quit(Optional.of("An import"), () -> ended.set(true));
    assertThat(ended).as("the text is unsaved").isFalse();
    journal.keep(Optional.empty(), "xtext");
    author.unsaved = Questions.Unsaved.DISCARD;
    paperwork.quit(Optional.empty(), () -> ended.set(true));
    assertThat(ended).isTrue();
    // Read as the next session would.
    assertThat(bench.crashed().findAll()).isEmpty();
  }

  @Test
  void whatIsUnsavedIsKeptAfterAPauseAndForgottenOnceSaved() throws IOException {
    Path file = open("text");
    change();
    assertThat(bench.pauses).as("somebody waits for a pause of typing").isNotEmpty();
    bench.pauses.get(0).run();
    assertThat(bench.crashed().findFor(file).map(Recovered::text)).contains("xtext");
    paperwork.save();
    assertThat(bench.crashed().findAll()).isEmpty();
    desk.manuscript().undo();
    bench.pauses.get(0).run();
    assertThat(bench.crashed().findFor(file).map(Recovered::text)).contains("text");
    desk.manuscript().redo();
    bench.pauses.get(0).run();
    assertThat(bench.crashed().findAll()).as("as it is on disk").isEmpty();
  }
}
