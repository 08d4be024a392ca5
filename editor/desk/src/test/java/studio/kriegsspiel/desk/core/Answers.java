package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;

/** Answers questions as a test has set them. */
public final class Answers implements Questions {
  public volatile Unsaved unsaved = Unsaved.CANCEL;
  public volatile Optional<Path> path = Optional.empty();
  public volatile boolean yes = true;
  public volatile Overtaken overtaken = Overtaken.CANCEL;
  public volatile String told = "";
  public volatile String asked = "";
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
    return path;
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
    return false;
  }

  @Override
  public boolean askOverwriteChanged(String name) {
    times.incrementAndGet();
    return yes;
  }

  @Override
  public boolean askRestore(Recovered recovered) {
    return yes;
  }

  @Override
  public boolean askRestore(RecoveredGround recovered) {
    return yes;
  }

  @Override
  public boolean askEndWork(String title) {
    return yes;
  }

  @Override
  public void tell(String title, String sentence) {
    told = sentence;
  }
}
