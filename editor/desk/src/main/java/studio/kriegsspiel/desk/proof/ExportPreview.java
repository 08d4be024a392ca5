package studio.kriegsspiel.desk.proof;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.export.Proof;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.PrintedPages;
import studio.kriegsspiel.situation.secret.Leak;

/**
 * Looks at any page of any reader's papers before they are exported. Papers are made one at a time
 * by what exports them, in the background; another choice gives up what is under way.
 */
public final class ExportPreview {
  private static final String UMPIRE = "The umpire";
  private static final String TABLE = "All, on the table";

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Latest<List<Proof>> listing;
  private final Latest<Proof.Pulled> making;
  private final Latest<BufferedImage> drawing;
  private final Observable<ShownPage> shown = new Observable<>(ShownPage.NONE);
  private Optional<ExportWish> wish = Optional.empty();
  private Map<String, List<Proof>> proofs = Map.of();
  private Optional<Proof.Pulled> pulled = Optional.empty();
  private String reader = "";
  private String paper = "";
  private int width = 1;
  private int height = 1;

  /** Looks at papers of the scenario on {@code desk}; to be called when there is no obstacle. */
  public ExportPreview(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
    this.listing = new Latest<>(runner, "Papers of an export");
    this.making = new Latest<>(runner, "A paper to look at");
    this.drawing = new Latest<>(runner, "A page to look at");
  }

  /** What is to be seen. */
  public Observable<ShownPage> shown() {
    return shown;
  }

  /** Looks at what would be exported so; the reader and the paper stay, where there are such. */
  public void wish(ExportWish wanted) {
    ExportWish papers = wanted.into(Path.of(""));
    if (!wish.equals(Optional.of(papers))) {
      wish = Optional.of(papers);
      list(papers);
    }
  }

  private void list(ExportWish papers) {
    giveUp();
    proofs = Map.of();
    shown.set(ShownPage.telling("Looking what papers there are…"));
    Studied studied = desk.studied().get();
    listing.request(
        studied.version(),
        progress -> new Exporter().proofs(papers.request(studied.study().orElseThrow())),
        outcome ->
            take(
                outcome,
                all -> {
                  proofs =
                      all.stream()
                          .collect(
                              Collectors.groupingBy(
                                  ExportPreview::readerOf,
                                  LinkedHashMap::new,
                                  Collectors.toList()));
                  choose(reader, paper);
                }));
  }

  private static String readerOf(Proof proof) {
    return proof.audience().map(ExportPreview::title).orElse(UMPIRE);
  }

  /** For whom a paper is, in words. */
  private static String title(PaperAudience audience) {
    return audience.match(
        new PaperAudience.Cases<>(
            umpire -> UMPIRE,
            table -> TABLE,
            player -> ReaderWork.title(player.view().reader()),
            sheets -> UMPIRE,
            decisions -> UMPIRE,
            liaison ->
                liaison.view().liaison().players().stream()
                    .map(ReaderWork::title)
                    .collect(Collectors.joining(", ", "Liaison umpire to ", "")),
            page -> ReaderWork.title(page.view().reader())));
  }

  /** Looks at the papers of a reader. */
  public void chooseReader(String whose) {
    choose(whose, "");
  }

  /** Looks at one of his papers. */
  public void choosePaper(String fileName) {
    choose(reader, fileName);
  }

  private void choose(String wanted, String fileName) {
    giveUp();
    List<String> readers = List.copyOf(proofs.keySet());
    if (readers.isEmpty()) {
      shown.set(ShownPage.telling("Nothing that is ticked is printed on pages."));
      return;
    }
    String whose = readers.contains(wanted) ? wanted : readers.get(0);
    List<Proof> his = proofs.getOrDefault(whose, List.of());
    Proof proof =
        his.stream()
            .filter(each -> each.fileName().equals(fileName))
            .findFirst()
            .orElseGet(() -> his.get(0));
    reader = whose;
    paper = proof.fileName();
    List<String> names = his.stream().map(Proof::fileName).toList();
    shown.set(new ShownPage(readers, whose, names, paper, 0, 0, Optional.empty(), making(proof)));
    making.request(
        desk.studied().get().version(),
        progress -> proof.pull(share -> progress.stopIfCancelled()),
        outcome ->
            take(
                outcome,
                made -> {
                  pulled = Optional.of(made);
                  goTo(1);
                }));
  }

  private static String making(Proof proof) {
    return "Making " + proof.fileName() + "…";
  }

  /** Looks at a page, from 1; there is none before the first and none behind the last. */
  public void goTo(int page) {
    pulled.ifPresent(
        made -> {
          int count = made.pages().count();
          draw(made, Math.max(1, Math.min(count, page)), count);
        });
  }

  /** Looks so many pages further on, or back. */
  public void turn(int pages) {
    goTo(shown.get().page() + pages);
  }

  /** There is so much room for a page, in pixels. */
  public void fit(int newWidth, int newHeight) {
    if (newWidth > 0 && newHeight > 0 && (newWidth != width || newHeight != height)) {
      width = newWidth;
      height = newHeight;
      turn(0);
    }
  }

  private void draw(Proof.Pulled made, int page, int count) {
    int across = width;
    int down = height;
    shown.set(shown.get().at(page, count, "Drawing…"));
    drawing.request(
        desk.studied().get().version(),
        progress -> made.pages().draw(page, across, down),
        outcome -> take(outcome, image -> shown.set(shown.get().drawn(image))));
  }

  /** Puts pages on paper. */
  @FunctionalInterface
  public interface Printing {
    /**
     * Prints them, on a thread of the background.
     *
     * @throws IOException if they cannot be read
     */
    void print(PrintedPages pages) throws IOException;
  }

  /**
   * Prints the paper that is looked at, once the audit has found in it nothing that its reader must
   * not know.
   *
   * @param told hears in a sentence how it ended
   */
  public void print(Printing printer, Consumer<String> told) {
    Optional<Proof> proof =
        proofs.getOrDefault(reader, List.of()).stream()
            .filter(each -> each.fileName().equals(paper))
            .findFirst();
    if (proof.isEmpty() || pulled.isEmpty()) {
      return;
    }
    Proof.Pulled made = pulled.get();
    String name = paper;
    runner.<String>start(
        "Printing " + name,
        desk.studied().get().version(),
        progress -> {
          List<Leak> leaks = proof.get().leaks(made);
          if (!leaks.isEmpty()) {
            return name
                + " was not printed; it tells what its reader must not know: "
                + leaks.get(0);
          }
          printer.print(made.pages());
          return name + " was sent to the printer.";
        },
        outcome ->
            outcome.match(
                done -> told.accept(done.value()),
                failed -> told.accept(failed.sentence()),
                cancelled -> {}));
  }

  private <T> void take(WorkOutcome<T> outcome, Consumer<T> whenDone) {
    outcome.match(
        done -> whenDone.accept(done.value()),
        failed -> shown.set(shown.get().at(0, 0, failed.sentence())),
        cancelled -> {});
  }

  private void giveUp() {
    listing.cancel();
    making.cancel();
    drawing.cancel();
    pulled = Optional.empty();
  }

  /** Looks no longer. */
  public void close() {
    giveUp();
    wish = Optional.empty();
  }
}
