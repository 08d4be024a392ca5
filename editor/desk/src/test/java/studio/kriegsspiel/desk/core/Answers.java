package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;

/** Answers questions as a test has set them. */
public final class Answers implements Questions {
  /** The files that it was asked about last. */
  public List<String> replaced = List.of();

  public volatile Unsaved unsaved = Unsaved.CANCEL;
  public volatile Optional<Path> path = Optional.empty();
  public volatile boolean yes = true;
  public volatile Overtaken overtaken = Overtaken.CANCEL;
  public volatile String told = "";
  public volatile String asked = "";
  public volatile boolean elsewhere;
  public volatile Optional<Path> beside = Optional.empty();

  /** Answers that come before {@link #path} does. */
  public final Deque<Path> paths = new ArrayDeque<>();

  public final List<String> titles = new ArrayList<>();
  final List<Restore> restores = new ArrayList<>();
  Optional<Comparison> compared = Optional.empty();
  private final AtomicInteger times = new AtomicInteger();

  /** How often it was asked what shall become of a text. */
  public int times() {
    return times.get();
  }

  @Override
  public Unsaved askUnsaved(String name) {
    asked = name;
    times.incrementAndGet();
    return unsaved;
  }

  @Override
  public Optional<Path> askOpen(Optional<Path> beside) {
    return path;
  }

  @Override
  public Optional<Path> askTable(Optional<Path> beside) {
    return path;
  }

  @Override
  public Optional<Path> askSave(Optional<Path> beside, String name) {
    this.beside = beside;
    return Optional.ofNullable(paths.poll()).or(() -> path);
  }

  @Override
  public Overtaken askOvertaken(String name) {
    asked = name;
    times.incrementAndGet();
    return overtaken;
  }

  @Override
  public boolean askElsewhere(String sentence) {
    told = sentence;
    return elsewhere;
  }

  @Override
  public boolean askOverwriteChanged(String name) {
    times.incrementAndGet();
    return yes;
  }

  @Override
  public Restore askRestore(Recovered recovered) {
    return restores.isEmpty() ? restore() : restores.remove(0);
  }

  private Restore restore() {
    return yes ? Restore.RESTORE : Restore.THROW_AWAY;
  }

  @Override
  public void show(String name, Comparison comparison) {
    asked = name;
    compared = Optional.of(comparison);
  }

  @Override
  public Restore askRestore(RecoveredGround recovered) {
    return restore();
  }

  @Override
  public boolean askReplace(List<String> files) {
    replaced = files;
    return yes;
  }

  @Override
  public boolean askEndWork(String title) {
    return yes;
  }

  @Override
  public void tell(String title, String sentence) {
    titles.add(title);
    told = sentence;
  }
}
