package studio.kriegsspiel.desk.text;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.text.ManuscriptChange.Origin;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * The text that is open. Text pane, map, tree and fixes all change it through here, and what is
 * done to the ground is told here, so one history takes back whatever was done, wherever it was
 * done.
 *
 * <p>Used from one thread, the event thread; what runs elsewhere gets a {@link Snapshot}.
 */
public final class Manuscript {
  private final UndoHistory history = new UndoHistory();
  private final List<Consumer<ManuscriptChange>> listeners = new CopyOnWriteArrayList<>();
  private String text = "";
  private long version;

  /**
   * The text as it was at one version.
   *
   * @param version counts up with every change
   * @param text its characters, lines separated by {@code \n}
   */
  public record Snapshot(long version, String text) {}

  /** Is told of every change after it has happened. */
  public void addListener(Consumer<ManuscriptChange> listener) {
    listeners.add(listener);
  }

  /** The characters, lines separated by {@code \n}. */
  public String text() {
    return text;
  }

  /** Counts up with every change and never returns to an earlier number. */
  public long version() {
    return version;
  }

  /** The text and its version, to be handed to another thread. */
  public Snapshot snapshot() {
    return new Snapshot(version, text);
  }

  /** Opens another text; what was done before can no longer be taken back. */
  public void load(String newText) {
    TextEdit whole = new TextEdit(0, text.length(), newText);
    text = newText;
    version++;
    history.clear(version);
    publish(new ManuscriptChange(version, List.of(whole), 0, Origin.LOADED));
  }

  /** Says that what {@code whole} holds replaces the text, as one step that can be taken back. */
  public void replaceAll(String whole, String label) {
    edit(Edits.difference(text, whole).map(List::of).orElse(List.of()), label);
  }

  /**
   * Makes one step of edits that do not overlap; none at all if they change nothing.
   *
   * @param label what the menu shows after "Undo"
   * @throws IllegalArgumentException if two edits overlap or one reaches outside the text
   */
  public void edit(List<TextEdit> edits, String label) {
    String after = TextEdit.applyAll(text, edits);
    if (after.equals(text)) {
      return;
    }
    history.seal();
    record(edits, after, label, false);
    history.seal();
    publish(new ManuscriptChange(version, edits, Edits.endOfLast(edits), Origin.COMMAND));
  }

  /**
   * Makes one step of edits and of something that is done elsewhere.
   *
   * @param label what the menu shows after "Undo"
   */
  public void edit(List<TextEdit> edits, String label, ForeignDeed deed) {
    String after = TextEdit.applyAll(text, edits);
    if (after.equals(text)) {
      act(label, deed);
      return;
    }
    List<TextEdit> back = Edits.inverse(text, edits);
    history.seal();
    history.add(new Step(version + 1, label, List.copyOf(edits), back, false, Optional.of(deed)));
    history.seal();
    version++;
    text = after;
    publish(new ManuscriptChange(version, edits, Edits.endOfLast(edits), Origin.COMMAND));
    act(deed::forth);
  }

  /** Records what an author typed; runs of typing become one step. */
  public void type(TextEdit edit) {
    String after = TextEdit.applyAll(text, List.of(edit));
    record(List.of(edit), after, "typing", true);
    int caret = edit.offset() + edit.replacement().length();
    publish(new ManuscriptChange(version, List.of(edit), caret, Origin.TYPING));
  }

  /** Lets the next typing begin a step of its own, as after a move of the caret. */
  public void endTyping() {
    history.seal();
  }

  private void record(List<TextEdit> edits, String after, String label, boolean typing) {
    List<TextEdit> back = Edits.inverse(text, edits);
    version++;
    history.add(new Step(version, label, List.copyOf(edits), back, typing));
    text = after;
  }

  /**
   * Does something elsewhere than in the text, as one step of the same history.
   *
   * @param label what the menu shows after "Undo"
   */
  public void act(String label, ForeignDeed deed) {
    history.seal();
    history.add(new Step(version + 1, label, deed));
    history.seal();
    act(deed::forth);
  }

  private void act(Runnable deed) {
    version++;
    deed.run();
    publish(new ManuscriptChange(version, List.of(), 0, Origin.ELSEWHERE));
  }

  /** Takes back the last step. */
  public boolean undo() {
    Optional<Step> step = history.back();
    step.ifPresent(each -> turn(each, each.backward(), ForeignDeed::back));
    return step.isPresent();
  }

  /** Makes the step last taken back again. */
  public boolean redo() {
    Optional<Step> step = history.forth();
    step.ifPresent(each -> turn(each, each.forward(), ForeignDeed::forth));
    return step.isPresent();
  }

  private void turn(Step step, List<TextEdit> edits, Consumer<ForeignDeed> turn) {
    if (step.changesText()) {
      replay(edits);
    }
    step.deed().ifPresent(deed -> act(() -> turn.accept(deed)));
  }

  private void replay(List<TextEdit> edits) {
    text = TextEdit.applyAll(text, edits);
    version++;
    publish(new ManuscriptChange(version, edits, Edits.endOfLast(edits), Origin.HISTORY));
  }

  /** What undo would take back. */
  public Optional<String> nextUndo() {
    return history.nextUndo();
  }

  /** What redo would make again. */
  public Optional<String> nextRedo() {
    return history.nextRedo();
  }

  /** Names the present state, for {@link #markSaved}. */
  public long stateId() {
    return history.stateId();
  }

  /** Says that the state of that name is on disk now. */
  public void markSaved(long stateId) {
    history.markSaved(stateId);
  }

  /** Says that nothing on disk holds this text, as after a recovery. */
  public void markUnsaved() {
    history.markSaved(-1);
  }

  /** Whether the text differs from what is on disk. */
  public boolean isUnsaved() {
    return !history.isSaved();
  }

  private void publish(ManuscriptChange change) {
    listeners.forEach(listener -> listener.accept(change));
  }
}
