package studio.kriegsspiel.desk.core;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.knowledge.Reader;

/** What lies on the desk of one window: the text, its file and all that is known about them. */
public final class Desk {
  private final Manuscript manuscript = new Manuscript();
  private final Observable<OpenFile> file = new Observable<>(OpenFile.UNTITLED);
  private final Observable<Studied> studied = new Observable<>(Studied.NONE);
  private final ShownVariant shown = new ShownVariant();
  private final Observable<Optional<UnitId>> selection = new Observable<>(Optional.empty());
  private final Observable<Set<UnitId>> group = new Observable<>(Set.of());
  private final Observable<Optional<Finding>> finding = new Observable<>(Optional.empty());
  private final Observable<Integer> caret = new Observable<>(0);
  private final Observable<Optional<LocalDateTime>> minute = new Observable<>(Optional.empty());
  private final Observable<Optional<Reader.Player>> reader = new Observable<>(Optional.empty());
  private final Observable<Message> message = new Observable<>(Message.NONE);
  private final Observable<Optional<GroundDraft>> ground = new Observable<>(Optional.empty());
  private final Observable<Boolean> groundUnsaved = new Observable<>(false);
  private final Signal<Jump> jumps = new Signal<>();
  private final Signal<FormWish> forms = new Signal<>();
  private final Signal<Desk> settling = new Signal<>();
  private final List<Consumer<Studied>> preparing = new CopyOnWriteArrayList<>();

  /** A desk with an empty text. */
  public Desk() {
    studied.listen(shown::follow);
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
  public Observable<OpenFile> file() {
    return file;
  }

  /** What is known about it; it may be about an earlier version. */
  public Observable<Studied> studied() {
    return studied;
  }

  /**
   * What map, order of battle, timeline and readers show of it: the scenario itself, or what the
   * chosen variant makes of it. It is edited by its own patcher, which writes into the variant.
   */
  public Observable<Studied> shown() {
    return shown.studied();
  }

  /** The title of the variant that is shown; none for the scenario itself. */
  public Observable<Optional<String>> variant() {
    return shown.variant();
  }

  /** Shows a variant, and its section in the text; none for the scenario itself. */
  public void showVariant(Optional<String> title) {
    shown.choose(title, studied.get());
    variant().get().flatMap(this::place).ifPresent(jumps::send);
    message.set(
        Message.info(
            variant()
                .get()
                .map(
                    each ->
                        "Map and lists show the variant \u201c%s\u201d; troops that you move are moved in it alone."
                            .formatted(each))
                .orElse("Map and lists show the scenario itself.")));
  }

  private Optional<Jump> place(String title) {
    return studied
        .get()
        .scenario()
        .flatMap(each -> each.findVariant(title))
        .map(Variant::titleSpan)
        .filter(each -> each.document().equals(file.get().name()))
        .map(each -> new Jump(each, Optional.empty(), false));
  }

  /**
   * Has something worked out of every text that was studied before that is laid on the desk, on a
   * thread that studies.
   */
  public void prepare(Consumer<Studied> worker) {
    preparing.add(worker);
  }

  /** Has all that wish it work with what is about to be laid on the desk. */
  Studied prepared(Studied fresh) {
    Studied seen = shown.of(fresh);
    preparing.forEach(worker -> worker.accept(seen));
    return fresh;
  }

  /** Whether what is known is about the text as it is now. */
  public boolean isChecked() {
    return studied.get().version() == manuscript.version();
  }

  /** The unit that text, map and tree show as chosen. */
  public Observable<Optional<UnitId>> selection() {
    return selection;
  }

  /** All units that are chosen; the one of {@link #selection} is the last of them. */
  public Observable<Set<UnitId>> group() {
    return group;
  }

  /** Chooses several units; the last of them is the one that text and tree show. */
  public void chooseAll(Collection<UnitId> units) {
    Set<UnitId> all = new LinkedHashSet<>(units);
    group.set(Collections.unmodifiableSet(all));
    selection.set(all.stream().reduce((first, last) -> last));
  }

  /** The finding that was led to last. */
  public Observable<Optional<Finding>> finding() {
    return finding;
  }

  /** Where the caret stands in the text. */
  public Observable<Integer> caret() {
    return caret;
  }

  /** The minute of play at which map and timeline show marches; none for when play begins. */
  public Observable<Optional<LocalDateTime>> minute() {
    return minute;
  }

  /** As whom the scenario is looked at; none for the umpire, who sees everything. */
  public Observable<Optional<Reader.Player>> reader() {
    return reader;
  }

  /** What the status line says. */
  public Observable<Message> message() {
    return message;
  }

  /** The ground that is shown, with what was changed on it and not saved. */
  public Observable<Optional<GroundDraft>> ground() {
    return ground;
  }

  /** Whether any ground differs from what is on disk. */
  public Observable<Boolean> groundUnsaved() {
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

  /** Wishes for a form. */
  public Signal<FormWish> forms() {
    return forms;
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
