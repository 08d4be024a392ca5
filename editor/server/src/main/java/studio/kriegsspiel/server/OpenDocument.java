package studio.kriegsspiel.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.CarriedFindings;
import studio.kriegsspiel.study.FindingsInSteps;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.NameHelp;
import studio.kriegsspiel.study.help.TextHelp;
import studio.kriegsspiel.study.help.Workspace;

/**
 * One text that the editor has open, what is known of it, and help with it. Each change and each
 * saving begins a round; what an older round finds out is not told any more. Safe for many threads.
 */
final class OpenDocument {
  private static final String UNSAVED = "scenario.kriegsspiel";

  /** What was told last, and of which text. */
  private record Told(String text, List<Finding> findings) {}

  private final String uri;
  private final Optional<Path> file;
  private final TextHelp help;
  private String text;
  private int version;
  private String toldOthers = "";
  private Told told = new Told("", List.of());
  private final FindingsInSteps steps = new FindingsInSteps();
  private Optional<Study> study = Optional.empty();
  private Optional<PublishDiagnosticsParams> published = Optional.empty();
  private final AtomicLong round = new AtomicLong();
  private final Object telling = new Object();

  OpenDocument(String uri, String text, int version, Workspace workspace) {
    this.uri = uri;
    this.file = OpenDocuments.file(uri);
    this.text = text;
    this.version = version;
    this.help = new TextHelp(this::lastStudy, () -> file, workspace);
  }

  String uri() {
    return uri;
  }

  Optional<Path> file() {
    return file;
  }

  /** The name findings call it. */
  String name() {
    return file.map(Path::getFileName).map(Path::toString).orElse(UNSAVED);
  }

  ScenarioEditing editing() {
    return help.editing();
  }

  NameHelp names() {
    return help.names();
  }

  private synchronized Optional<Study> lastStudy() {
    return study;
  }

  /** Forgets what was understood, because a file that the text brings in has changed. */
  synchronized void forget() {
    study = Optional.empty();
    help.editing().forget();
  }

  /** The document as it stands now. */
  Snapshot snapshot() {
    String now = text();
    return new Snapshot(this, now, new Ranges(now));
  }

  synchronized String text() {
    return text;
  }

  /** The version that the editor gave the text. */
  synchronized int version() {
    return version;
  }

  /** Applies what the editor says has changed. */
  synchronized void change(
      List<TextDocumentContentChangeEvent> changes, @Nullable Integer newVersion) {
    text = TextChanges.apply(text, changes);
    version = newVersion == null ? version + 1 : newVersion;
  }

  /** Whether those that bring the text in have not been told of it as it stands; then they are. */
  synchronized boolean isNewToOthers(String now) {
    boolean fresh = !now.equals(toldOthers);
    toldOthers = now;
    return fresh;
  }

  /** Begins a round, which ends the one before. */
  long begin() {
    return round.incrementAndGet();
  }

  /** Whether a round goes on; asked often, and never waits. */
  boolean isIn(long asked) {
    return round.get() == asked;
  }

  /** The study of the text as it stands, if there is one. */
  synchronized Optional<Study> study() {
    return study.filter(each -> each.text().equals(text));
  }

  /** The findings told last, at the places they have by now. */
  synchronized List<Finding> findings() {
    return CarriedFindings.over(told.findings, name(), told.text, text);
  }

  /** The findings as the protocol tells them, unless the same were told of the same text last. */
  synchronized Optional<PublishDiagnosticsParams> news() {
    Ranges ranges = new Ranges(text);
    PublishDiagnosticsParams now =
        new PublishDiagnosticsParams(
            uri, findings().stream().map(ranges::diagnostic).toList(), version);
    boolean known = published.filter(now::equals).isPresent();
    published = Optional.of(now);
    return known ? Optional.empty() : published;
  }

  /** Finds what there is to find in it. */
  FindingsInSteps steps() {
    return steps;
  }

  /** Tells all that a round found out, and ends it. */
  void tellAll(long asked, Study found, List<Finding> all, Consumer<OpenDocument> how) {
    tell(asked, found, all, how);
    round.compareAndSet(asked, asked + 1);
  }

  /**
   * Tells what a round found out so far, unless it is over. One is told after the other; nobody who
   * reads or changes the text waits for it.
   */
  void tell(long asked, Study found, List<Finding> all, Consumer<OpenDocument> how) {
    synchronized (telling) {
      if (isIn(asked)) {
        synchronized (this) {
          study = Optional.of(found);
          told = new Told(found.text(), all);
        }
        how.accept(this);
      }
    }
  }
}
