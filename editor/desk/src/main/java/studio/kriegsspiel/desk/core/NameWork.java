package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.help.FileEdits;
import studio.kriegsspiel.study.help.NamePlace;

/** Leads from a name to where it is defined and used, and gives a thing another name. */
public final class NameWork {
  private static final int MOST_STEPS = 50;

  private final Desk desk;
  private final WritingHelp help;
  private final OtherWindows windows;
  private final Latest<Optional<NamePlace>> definitions;
  private final Latest<Found> searches;
  private final Latest<List<FileEdits>> renames;
  private final Latest<RenamePreview> previews;
  private final Observable<References> references = new Observable<>(References.NONE);
  private final Signal<References> found = new Signal<>();
  private final Deque<Integer> steps = new ArrayDeque<>();

  private record Found(String name, List<NamePlace> places) {}

  /** Works on the text of {@code desk}. */
  public NameWork(Desk desk, WritingHelp help, OtherWindows windows, BackgroundRunner runner) {
    this.desk = desk;
    this.help = help;
    this.windows = windows;
    this.definitions = new Latest<>(runner, "Definition");
    this.searches = new Latest<>(runner, "Places that name it");
    this.renames = new Latest<>(runner, "Renaming");
    this.previews = new Latest<>(runner, "What would be renamed");
    desk.file().listen(file -> forget());
  }

  private void forget() {
    steps.clear();
    references.set(References.NONE);
  }

  private Optional<Path> file() {
    return desk.file().get().whereabouts();
  }

  /** Leads to where the thing is defined that is named at the caret, or to a file named there. */
  public void goToDefinition() {
    goToDefinition(desk.caret().get());
  }

  /** Leads to where the thing is defined that is named at an offset. */
  public void goToDefinition(int offset) {
    Snapshot now = desk.manuscript().snapshot();
    Optional<Path> file = file();
    definitions.request(
        now.version(),
        progress -> help.definition(file, now.text(), offset),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<NamePlace>> done && isNow(outcome)) {
            done.value().ifPresentOrElse(place -> lead(place, offset), () -> nothing(now, offset));
          }
        });
  }

  private boolean isNow(WorkOutcome<?> outcome) {
    return outcome.version() == desk.manuscript().version();
  }

  private void nothing(Snapshot now, int offset) {
    String sentence =
        help.name(now.text(), offset)
            .map(
                use ->
                    use.kind() == NameUse.Kind.PLACE
                        ? "\""
                            + use.name()
                            + "\" is a place of the ground; the text does not define it."
                        : "\u201c" + use.name() + "\u201d is not defined anywhere.")
            .orElse("There is no name here that could be led to.");
    desk.message().set(Message.info(sentence));
  }

  private void lead(NamePlace place, int from) {
    Optional<Path> other = other(place.file());
    if (other.isPresent()) {
      windows.show(other.get(), place.span());
    } else {
      remember(from);
      desk.jumps().send(new Jump(place.span(), Optional.empty(), true));
    }
  }

  private void remember(int offset) {
    steps.push(offset);
    if (steps.size() > MOST_STEPS) {
      steps.removeLast();
    }
  }

  /** Leads back to where one was before one was led away. */
  public void goBack() {
    if (steps.isEmpty()) {
      desk.message().set(Message.info("You have not been led anywhere yet."));
      return;
    }
    int offset = Math.min(steps.pop(), desk.manuscript().text().length());
    String document = desk.file().get().name();
    desk.jumps().send(new Jump(new TextSpan(document, offset, 0, 1, 1), Optional.empty(), true));
  }

  /** A file, unless it is the one whose text is on the desk. */
  private Optional<Path> other(Optional<Path> file) {
    return file.filter(each -> file().map(NameWork::plain).filter(plain(each)::equals).isEmpty());
  }

  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** The places that were looked for last. */
  public Observable<References> references() {
    return references;
  }

  /** Hears whenever places were looked for and found. */
  public Signal<References> found() {
    return found;
  }

  /** Looks for every place that names what is named at the caret. */
  public void findReferences() {
    Snapshot now = desk.manuscript().snapshot();
    int offset = desk.caret().get();
    Optional<Path> file = file();
    searches.request(
        now.version(),
        progress ->
            new Found(
                help.name(now.text(), offset).map(NameUse::name).orElse(""),
                help.occurrences(file, now.text(), offset)),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Found> done) {
            tell(done.value(), now);
          }
        });
  }

  private void tell(Found places, Snapshot then) {
    if (places.name.isEmpty()) {
      desk.message().set(Message.info("There is no name here to look for."));
      return;
    }
    List<NamedAt> rows = new ArrayList<>();
    for (NamePlace each : places.places) {
      Optional<Path> other = other(each.file());
      String text = other.map(help::text).orElse(then.text());
      String document =
          other.map(path -> String.valueOf(path.getFileName())).orElse(desk.file().get().name());
      rows.add(reference(each, other, document, text));
    }
    show(new References(places.name, rows));
  }

  /** Lists places, as if they had been looked for here; none at all clears the list. */
  public void show(References places) {
    references.set(places);
    if (!places.places().isEmpty()) {
      found.send(places);
    }
  }

  private static NamedAt reference(
      NamePlace place, Optional<Path> other, String document, String text) {
    int offset = Math.min(place.span().offset(), text.length());
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = text.indexOf('\n', offset);
    int line = line(text, start);
    String words = text.substring(start, end < 0 ? text.length() : end).strip();
    return new NamedAt(
        other, document, place.span(), line, words, place.defines() ? "defines it" : "names it");
  }

  /** Leads to one of the places that were found. */
  public void show(NamedAt place, boolean focusText) {
    if (place.other().isPresent()) {
      if (focusText) {
        windows.show(place.other().get(), place.span());
      }
      return;
    }
    if (focusText) {
      remember(desk.caret().get());
    }
    desk.jumps().send(new Jump(place.span(), Optional.empty(), focusText));
  }

  /** What is named at the caret, if the text is understood as it stands and anything is. */
  public Optional<NameUse> here() {
    String text = desk.manuscript().text();
    return help.name(text, desk.caret().get());
  }

  /**
   * Looks what a renaming would change, without changing it.
   *
   * @param refused hears why it cannot be called so, in a sentence
   */
  public void preview(
      int offset, String newName, Consumer<RenamePreview> answer, Consumer<String> refused) {
    Snapshot now = desk.manuscript().snapshot();
    Optional<Path> file = file();
    previews.request(
        now.version(),
        progress -> preview(file, now.text(), offset, newName),
        outcome ->
            outcome.match(
                done -> answer.accept(done.value()),
                failed -> refused.accept(failed.sentence()),
                cancelled -> {}));
  }

  private RenamePreview preview(Optional<Path> file, String text, int offset, String newName) {
    Map<Optional<Path>, List<Integer>> starts = new LinkedHashMap<>();
    if (help.name(text, offset).filter(use -> use.name().equals(newName)).isPresent()) {
      for (NamePlace each : help.occurrences(file, text, offset)) {
        starts
            .computeIfAbsent(other(each.file()), key -> new ArrayList<>())
            .add(each.span().offset());
      }
    } else {
      for (FileEdits each : help.rename(file, text, offset, newName)) {
        starts.put(other(each.file()), each.edits().stream().map(TextEdit::offset).toList());
      }
    }
    List<RenamePreview.FileLines> files = new ArrayList<>();
    starts.forEach((path, offsets) -> files.add(lines(path, text, offsets)));
    return new RenamePreview(files);
  }

  private RenamePreview.FileLines lines(Optional<Path> other, String here, List<Integer> offsets) {
    String text = other.map(help::text).orElse(here);
    return new RenamePreview.FileLines(
        other.map(path -> String.valueOf(path.getFileName())).orElse(desk.file().get().name()),
        offsets.stream().sorted().map(offset -> line(text, offset)).toList());
  }

  private static int line(String text, int offset) {
    int end = Math.min(offset, text.length());
    return 1 + (int) text.substring(0, end).chars().filter(each -> each == '\n').count();
  }

  /**
   * Gives the thing named at an offset another name, wherever it is named: one step of this text's
   * history, and one in each other file, which is shown in a window of its own to be saved.
   *
   * @param answer hears why it cannot be called so, in a sentence; nothing if it is
   */
  public void rename(int offset, String newName, Consumer<Optional<String>> answer) {
    Snapshot now = desk.manuscript().snapshot();
    Optional<Path> file = file();
    renames.request(
        now.version(),
        progress -> help.rename(file, now.text(), offset, newName),
        outcome ->
            outcome.match(
                done -> answer.accept(isNow(outcome) ? write(done.value(), newName) : changed()),
                failed -> answer.accept(Optional.of(failed.sentence())),
                cancelled -> {}));
  }

  private static Optional<String> changed() {
    return Optional.of("The text has just changed; try again.");
  }

  private Optional<String> write(List<FileEdits> files, String newName) {
    String label = "rename to " + newName;
    int places = 0;
    List<String> others = new ArrayList<>();
    for (FileEdits each : files) {
      List<TextEdit> edits = each.edits();
      places += edits.size();
      Optional<Path> other = other(each.file());
      if (other.isPresent()) {
        windows.edit(other.get(), edits, label);
        others.add(String.valueOf(other.get().getFileName()));
      } else {
        desk.manuscript().edit(edits, label);
      }
    }
    String elsewhere =
        others.isEmpty()
            ? ""
            : "; " + String.join(", ", others) + " is changed too and has yet to be saved";
    desk.message()
        .set(
            Message.info(
                "Renamed to "
                    + newName
                    + " in "
                    + places
                    + (places == 1 ? " place" : " places")
                    + elsewhere
                    + "."));
    return Optional.empty();
  }
}
