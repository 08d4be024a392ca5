package studio.kriegsspiel.desk.forms;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.text.ManuscriptChange;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKinds;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Opens forms over the text of a desk, has what they would write looked at before it is written,
 * and writes it as one step of the one history.
 */
public final class FormWork {
  private static final long PAUSE_MILLISECONDS = 250;

  private final Desk desk;
  private final TextStudy trials;
  private final BackgroundRunner runner;
  private final Latest<FormTrial> latest;
  private final Pause pause;
  private final Signal<StatementForm> opened = new Signal<>();
  private final Observable<Optional<StatementForm>> form = new Observable<>(Optional.empty());
  private int at;
  private boolean touched;
  private long seen;
  private boolean writingSoon;

  /**
   * Works on the text of {@code desk}.
   *
   * @param trials looks at texts that are not written yet
   */
  public FormWork(Desk desk, TextStudy trials, BackgroundRunner runner, Pauses pauses) {
    this.desk = desk;
    this.trials = trials;
    this.runner = runner;
    this.latest = new Latest<>(runner, "Form");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::tryOut);
    desk.manuscript().addListener(this::textChanged);
    desk.studied().listen(this::follow);
    desk.file().listen(file -> leave());
    desk.forms().listen(this::open);
  }

  /** The form that is open. */
  public Observable<Optional<StatementForm>> form() {
    return form;
  }

  /** Is told of each form that is opened. */
  public Signal<StatementForm> opened() {
    return opened;
  }

  /** Opens a form that adds a statement. */
  public void add(String kind) {
    add(kind, Map.of());
  }

  /**
   * Opens a form that adds a statement.
   *
   * @param presets what stands in it already, by the keys of its fields
   */
  public void add(String kind, Map<String, String> presets) {
    StatementKind wanted = StatementKinds.get(kind);
    Optional<Statement> single =
        wanted.isSingle()
            ? statements().stream()
                .filter(each -> each.kind().equals(wanted) && each.variant().isEmpty())
                .findFirst()
            : Optional.empty();
    if (single.isPresent()) {
      edit(single.get());
    } else {
      open(wanted, Optional.empty(), presets);
    }
  }

  /** Opens a form over a statement. */
  public void edit(Statement statement) {
    open(statement.kind(), Optional.of(statement), Map.of());
  }

  /** Opens a form over the statement at an offset, if there is one that a form can show. */
  public void editAt(int offset) {
    statementAt(offset)
        .ifPresentOrElse(
            this::edit,
            () ->
                desk.message()
                    .set(Message.info("There is no statement here that a form can show.")));
  }

  /** The statement at an offset that a form can show. */
  public Optional<Statement> statementAt(int offset) {
    return desk.isChecked()
        ? desk.studied().get().written().flatMap(each -> Statements.at(each, offset))
        : Optional.empty();
  }

  /** Opens a form over the statement of a unit. */
  public void editUnit(UnitId unit) {
    desk.studied().get().scenario().stream()
        .flatMap(each -> each.findUnit(unit).stream())
        .filter(each -> each.span().document().equals(desk.file().get().name()))
        .findFirst()
        .ifPresentOrElse(
            each -> editAt(each.nameSpan().offset()),
            () ->
                desk.message()
                    .set(Message.info(unit.name() + " comes from an army list; open that file.")));
  }

  /** The statements that forms can show, in the order of the text. */
  public List<Statement> statements() {
    return desk.studied().get().written().map(Statements::of).orElse(List.of());
  }

  private void open(FormWish wish) {
    if (!wish.kind().isEmpty()) {
      add(wish.kind(), wish.presets());
    }
    wish.unit().ifPresent(this::editUnit);
    wish.offset().ifPresent(this::editAt);
  }

  private void open(
      StatementKind kind, Optional<Statement> statement, Map<String, String> presets) {
    if (!desk.isChecked() || desk.studied().get().written().isEmpty()) {
      desk.message().set(Message.info("The text is still being read; try again in a moment."));
      return;
    }
    if (!Statements.canHold(desk.studied().get().written().get())) {
      desk.message().set(Message.info("Forms write scenarios; this text is something else."));
      return;
    }
    at = statement.map(each -> each.span().offset()).orElse(-1);
    touched = false;
    seen = desk.manuscript().version();
    writingSoon = false;
    Map<String, String> filled = new HashMap<>(presets);
    if (statement.isEmpty() && kind.hosts().contains("variant")) {
      desk.variant()
          .get()
          .ifPresent(
              shown ->
                  filled.putIfAbsent(StatementForm.HOST, StatementForm.variantWords(kind, shown)));
    }
    StatementForm fresh = new StatementForm(desk.studied().get(), kind, statement, filled);
    form.set(Optional.of(fresh));
    fresh
        .face()
        .listen(
            face -> {
              if (isOpen(fresh)) {
                pause.ask();
              }
            });
    pause.ask();
    opened.send(fresh);
  }

  private boolean isOpen(StatementForm which) {
    return form.get().filter(each -> each == which).isPresent();
  }

  /** Closes the form; nothing is written. */
  public void leave() {
    pause.forget();
    latest.cancel();
    form.set(Optional.empty());
  }

  /** Writes what the form says; false if it cannot be, which the form then tells. */
  public boolean write() {
    if (form.get().isEmpty()) {
      return false;
    }
    StatementForm now = form.get().get();
    if (!now.face().get().canBeWritten()) {
      return false;
    }
    if (now.studied().version() != desk.manuscript().version()) {
      writingSoon = true;
      return true;
    }
    Writing writing = now.writing().orElseThrow();
    String label =
        (now.isAdding() ? "add " : "change ") + now.kind().title().toLowerCase(Locale.ROOT);
    leave();
    if (writing.edits().isEmpty()) {
      desk.message().set(Message.info("The text says so already."));
    } else {
      desk.manuscript().edit(writing.edits(), label);
      desk.message().set(Message.info("Done: " + label + "."));
    }
    desk.jumps().send(new Jump(span(writing), Optional.empty(), true));
    return true;
  }

  private TextSpan span(Writing writing) {
    String before = writing.text().substring(0, writing.from());
    int line = 1 + (int) before.chars().filter(each -> each == '\n').count();
    int column = writing.from() - before.lastIndexOf('\n');
    return new TextSpan(
        desk.file().get().name(), writing.from(), writing.statement().length(), line, column);
  }

  /** A statement that others change before it moves along; one that is changed itself is lost. */
  private void textChanged(ManuscriptChange change) {
    for (TextEdit edit : change.edits()) {
      if (at >= 0 && edit.offset() + edit.length() <= at) {
        at += edit.replacement().length() - edit.length();
      } else if (at >= 0 && isWithin(edit)) {
        touched = true;
      }
    }
    seen = change.version();
    follow(desk.studied().get());
  }

  private boolean isWithin(TextEdit edit) {
    int length =
        form.get().flatMap(StatementForm::statement).map(each -> each.span().length()).orElse(0);
    return edit.offset() < at + length;
  }

  private void follow(Studied studied) {
    if (form.get().isEmpty() || studied.version() != seen) {
      return;
    }
    StatementForm now = form.get().get();
    Optional<Statement> again =
        touched
            ? Optional.empty()
            : statements().stream()
                .filter(each -> each.span().offset() == at && each.kind().equals(now.kind()))
                .findFirst();
    if (studied.version() != now.studied().version()) {
      now.follow(studied, again);
    }
    if (writingSoon) {
      writingSoon = false;
      write();
    }
  }

  /** What is known before long searches have ended is told at once. */
  private void tellEarly(StatementForm which, FormTrial early) {
    runner.onEvents(
        () -> {
          if (isOpen(which)) {
            which.take(early);
          }
        });
  }

  /** Has the text looked at as it would be. */
  private void tryOut() {
    if (form.get().isEmpty() || form.get().get().writing().isEmpty()) {
      return;
    }
    StatementForm now = form.get().get();
    Writing writing = now.writing().orElseThrow();
    if (now.isTried()) {
      return;
    }
    Studied before = now.studied();
    TextSpan statement = span(writing);
    OpenFile file = desk.file().get();
    Snapshot snapshot = new Snapshot(before.version(), writing.text());
    latest.request(
        before.version(),
        progress ->
            FormTrial.of(
                before,
                trials.study(
                    file.name(),
                    file.whereabouts(),
                    snapshot,
                    progress,
                    early -> tellEarly(now, FormTrial.of(before, early, statement))),
                statement),
        outcome ->
            outcome.match(
                done -> {
                  if (isOpen(now)) {
                    now.take(done.value());
                  }
                },
                failed -> {},
                cancelled -> {}));
  }
}
