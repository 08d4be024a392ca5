package studio.kriegsspiel.desktop.model.desk;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import studio.kriegsspiel.desktop.model.ground.GroundDraft;
import studio.kriegsspiel.desktop.model.studied.Studied;
import studio.kriegsspiel.desktop.model.text.Manuscript;
import studio.kriegsspiel.desktop.model.watch.Signal;
import studio.kriegsspiel.desktop.model.watch.Watched;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;

/** What lies on the desk of one window: the text, its file and all that is known about them. */
public final class Desk {
  private final Manuscript manuscript = new Manuscript();
  private final Watched<OpenFile> file = new Watched<>(OpenFile.UNTITLED);
  private final Watched<Studied> studied = new Watched<>(Studied.NONE);
  private final Watched<Optional<UnitId>> selection = new Watched<>(Optional.empty());
  private final Watched<Set<UnitId>> group = new Watched<>(Set.of());
  private final Watched<Optional<Finding>> finding = new Watched<>(Optional.empty());
  private final Watched<Integer> caret = new Watched<>(0);
  private final Watched<Optional<LocalDateTime>> minute = new Watched<>(Optional.empty());
  private final Watched<Message> message = new Watched<>(Message.NONE);
  private final Watched<Optional<GroundDraft>> ground = new Watched<>(Optional.empty());
  private final Watched<Boolean> groundUnsaved = new Watched<>(false);
  private final Signal<Jump> jumps = new Signal<>();
  private final Signal<Desk> settling = new Signal<>();
  private final List<Consumer<Studied>> preparing = new CopyOnWriteArrayList<>();

  /** A desk with an empty text. */
  public Desk() {
    selection.listen(this::choose);
  }

  /** Choosing one that is not among several chosen lets go of these. */
  private void choose(Optional<UnitId> unit) {
    if (unit.isEmpty()) {
      group.set(Set.of());
    } else if (!group.get().contains(unit.get())) {
      group.set(Set.of(unit.get()));
    }
  }

  /** The text, which is the only document. */
  public Manuscript manuscript() {
    return manuscript;
  }

  /** The file it belongs to. */
  public Watched<OpenFile> file() {
    return file;
  }

  /** What is known about it; it may be about an earlier version. */
  public Watched<Studied> studied() {
    return studied;
  }

  /**
   * Has something worked out of every studied before it is laid on the desk, on the thread that
   * made the studied.
   */
  public void prepare(Consumer<Studied> worker) {
    preparing.add(worker);
  }

  /** Has all that wish it work with an studied that is about to be laid on the desk. */
  Studied prepared(Studied fresh) {
    preparing.forEach(worker -> worker.accept(fresh));
    return fresh;
  }

  /** Whether what is known is about the text as it is now. */
  public boolean isStudiedCurrent() {
    return studied.get().version() == manuscript.version();
  }

  /** The unit that text, map and tree show as chosen. */
  public Watched<Optional<UnitId>> selection() {
    return selection;
  }

  /** All units that are chosen; the one of {@link #selection} is the last of them. */
  public Watched<Set<UnitId>> group() {
    return group;
  }

  /** Chooses several units; the last of them is the one that text and tree show. */
  public void chooseAll(Collection<UnitId> units) {
    Set<UnitId> all = new LinkedHashSet<>(units);
    group.set(Collections.unmodifiableSet(all));
    selection.set(all.stream().reduce((first, last) -> last));
  }

  /** The finding that was led to last. */
  public Watched<Optional<Finding>> finding() {
    return finding;
  }

  /** Where the caret stands in the text. */
  public Watched<Integer> caret() {
    return caret;
  }

  /** The minute of play at which map and timeline show marches; none for when play begins. */
  public Watched<Optional<LocalDateTime>> minute() {
    return minute;
  }

  /** What the status line says. */
  public Watched<Message> message() {
    return message;
  }

  /** The ground that is shown, with what was changed on it and not saved. */
  public Watched<Optional<GroundDraft>> ground() {
    return ground;
  }

  /** Whether any ground differs from what is on disk. */
  public Watched<Boolean> groundUnsaved() {
    return groundUnsaved;
  }

  /** Whether text or ground differ from what is on disk. */
  public boolean isUnsaved() {
    return manuscript.isUnsaved() || groundUnsaved.get();
  }

  /** Wishes to look at something. */
  public Signal<Jump> jumps() {
    return jumps;
  }

  /** Asks every form to write what has been typed in it; see {@link #settle}. */
  public Signal<Desk> settling() {
    return settling;
  }

  /** Has half-typed values written, before text and ground are saved, exported or taken back. */
  public void settle() {
    settling.send(this);
  }
}
