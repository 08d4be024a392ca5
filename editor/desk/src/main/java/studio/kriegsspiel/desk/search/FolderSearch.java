package studio.kriegsspiel.desk.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.NamedAt;
import studio.kriegsspiel.desk.core.OtherWindows;
import studio.kriegsspiel.desk.core.Questions;
import studio.kriegsspiel.desk.core.References;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.search.SearchPattern.Hit;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Looks for words in all scenario files of the folder, lists them, and only then replaces what it
 * has listed: in this text as one step, in the texts of other windows as one step of theirs, and on
 * disk in files that nobody has open and that are still as they were.
 */
public final class FolderSearch {
  private static final int DEEPEST = 2;
  private static final int MOST_FILES = 1000;
  private static final int MOST_PLACES = 5000;

  private final Desk desk;
  private final NameWork names;
  private final OtherWindows windows;
  private final Function<Path, Optional<String>> openElsewhere;
  private final Questions questions;
  private final BackgroundRunner runner;
  private final Latest<Listed> searches;
  private final Latest<Outcomes> writings;
  private Optional<Listed> listed = Optional.empty();

  /** What a search found: the own text under no path, each other file with its text. */
  private record Listed(
      SearchPattern wanted, Map<Optional<Path>, String> texts, List<NamedAt> places) {}

  /** What is to be written in each text, and what became of the files on disk. */
  private record Outcomes(
      Map<Optional<Path>, List<TextEdit>> edits,
      List<WrittenFiles.Written> files,
      List<String> left) {
    boolean holds(Path file) {
      return files.stream().anyMatch(each -> each.file().equals(file));
    }
  }

  /**
   * Looks about the file of {@code desk}.
   *
   * @param names shows the list of places
   * @param openElsewhere which other program has a file open, in words for a sentence
   * @param questions asks before anything is written
   */
  public FolderSearch(
      Desk desk,
      NameWork names,
      OtherWindows windows,
      Function<Path, Optional<String>> openElsewhere,
      Questions questions,
      BackgroundRunner runner) {
    this.desk = desk;
    this.names = names;
    this.windows = windows;
    this.openElsewhere = openElsewhere;
    this.questions = questions;
    this.runner = runner;
    this.searches = new Latest<>(runner, "Words in all files");
    this.writings = new Latest<>(runner, "Replacing in all files");
    desk.file().listen(file -> listed = Optional.empty());
  }

  /** Lists every place of the folder's files, those of this text first. */
  public void list(SearchPattern wanted) {
    Snapshot now = desk.manuscript().snapshot();
    String document = desk.file().get().name();
    Optional<Path> own = desk.file().get().whereabouts().map(FolderSearch::plain);
    Map<Path, String> shown = windows.texts();
    listed = Optional.empty();
    searches.request(
        now.version(),
        progress -> search(wanted, now.text(), document, own, shown),
        outcome ->
            outcome.match(
                done -> show(done.value()), failed -> tell(failed.sentence()), cancelled -> {}));
  }

  private void show(Listed found) {
    listed = Optional.of(found);
    names.show(new References("“" + found.wanted.words() + "”", found.places));
    int files = found.texts.size();
    tell(
        found.places.isEmpty()
            ? "“" + found.wanted.words() + "” stands nowhere in the files of this folder."
            : places(found.places.size())
                + " in "
                + files(files)
                + "; Replace in all files changes exactly these.");
  }

  private void tell(String sentence) {
    desk.message().set(Message.info(sentence));
  }

  private Listed search(
      SearchPattern wanted,
      String text,
      String document,
      Optional<Path> own,
      Map<Path, String> shown) {
    Map<Optional<Path>, String> texts = new LinkedHashMap<>();
    List<NamedAt> places = new ArrayList<>();
    add(Optional.empty(), document, text, wanted, texts, places);
    for (Path file : own.map(FolderSearch::beside).orElse(List.of())) {
      if (own.filter(file::equals).isPresent()) {
        continue;
      }
      read(file, shown)
          .ifPresent(
              other ->
                  add(
                      Optional.of(file),
                      String.valueOf(file.getFileName()),
                      other,
                      wanted,
                      texts,
                      places));
      if (places.size() > MOST_PLACES) {
        throw new IllegalArgumentException(
            "This stands in more than " + MOST_PLACES + " places; look for more than that.");
      }
    }
    return new Listed(wanted, texts, List.copyOf(places));
  }

  /** What another window shows counts before what is saved. */
  private static Optional<String> read(Path file, Map<Path, String> shown) {
    if (shown.containsKey(file)) {
      return Optional.ofNullable(shown.get(file));
    }
    try {
      return Optional.of(ScenarioFiles.read(file).text());
    } catch (FileProblem unreadable) {
      // What cannot be read is neither listed nor changed.
      return Optional.empty();
    }
  }

  private static void add(
      Optional<Path> file,
      String document,
      String text,
      SearchPattern wanted,
      Map<Optional<Path>, String> texts,
      List<NamedAt> places) {
    int line = 1;
    int counted = 0;
    for (Hit hit : wanted.hits(text)) {
      for (; counted < hit.offset(); counted++) {
        line += text.charAt(counted) == '\n' ? 1 : 0;
      }
      int start = text.lastIndexOf('\n', hit.offset() - 1) + 1;
      int end = text.indexOf('\n', hit.offset());
      String words = text.substring(start, end < 0 ? text.length() : end).strip();
      TextSpan span =
          new TextSpan(
              document, hit.offset(), hit.end() - hit.offset(), line, hit.offset() - start + 1);
      places.add(new NamedAt(file, document, span, line, words, "has the words"));
      texts.put(file, text);
    }
  }

  private static List<Path> beside(Path file) {
    Path folder = file.getParent();
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> files =
        Files.find(
            folder,
            DEEPEST,
            (path, is) -> is.isRegularFile() && path.toString().endsWith(ScenarioFiles.ENDING))) {
      return files.map(FolderSearch::plain).sorted().limit(MOST_FILES).toList();
    } catch (IOException | UncheckedIOException unreadable) {
      return List.of();
    }
  }

  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** Asks, then writes something else in every place that is listed for these words. */
  public void replace(SearchPattern wanted, String with) {
    Optional<Listed> found = listed.filter(each -> each.wanted.equals(wanted));
    if (found.isEmpty()) {
      tell("List the places first: what is not listed is not changed.");
      return;
    }
    Snapshot now = desk.manuscript().snapshot();
    Set<Path> shown = Set.copyOf(windows.texts().keySet());
    if (found.get().places.isEmpty() || !questions.askReplace(files(found.get(), shown))) {
      return;
    }
    writings.request(
        now.version(),
        progress -> write(found.get(), with, shown),
        outcome ->
            outcome.match(
                done -> finish(found.get(), done.value()),
                failed -> tell(failed.sentence()),
                cancelled -> {}));
  }

  /** What would become of each text, a line each. */
  private static List<String> files(Listed found, Set<Path> shown) {
    List<String> lines = new ArrayList<>();
    for (Optional<Path> file : found.texts.keySet()) {
      long count = found.places.stream().filter(each -> each.other().equals(file)).count();
      lines.add(
          file.map(path -> String.valueOf(path.getFileName())).orElse("this text")
              + ": "
              + places((int) count)
              + (file.isEmpty()
                  ? ""
                  : file.filter(shown::contains).isPresent()
                      ? ", in its window"
                      : ", saved at once"));
    }
    return lines;
  }

  /** Files that nobody has open are written; what stands in the way is told of each other. */
  private Outcomes write(Listed found, String with, Set<Path> shown) {
    List<WrittenFiles.Written> files = new ArrayList<>();
    List<String> left = new ArrayList<>();
    Map<Optional<Path>, List<TextEdit>> edits = new HashMap<>();
    found.texts.forEach((file, text) -> edits.put(file, found.wanted.edits(text, with)));
    for (Map.Entry<Optional<Path>, String> each : found.texts.entrySet()) {
      if (each.getKey().isEmpty() || shown.contains(each.getKey().get())) {
        continue;
      }
      Path file = each.getKey().get();
      Optional<String> other = openElsewhere.apply(file);
      if (other.isPresent()) {
        left.add(file.getFileName() + " (open in " + other.get() + ")");
        continue;
      }
      try {
        ScenarioFiles.Loaded loaded = ScenarioFiles.read(file);
        if (!loaded.text().equals(each.getValue())) {
          left.add(file.getFileName() + " (changed since it was listed)");
          continue;
        }
        String text = TextEdit.applyAll(loaded.text(), written(edits, each.getKey()));
        ScenarioFiles.write(file, text, loaded.style());
        files.add(new WrittenFiles.Written(file, loaded.text(), text, loaded.style()));
      } catch (FileProblem e) {
        left.add(file.getFileName() + " (" + e.getMessage() + ")");
      }
    }
    return new Outcomes(edits, files, left);
  }

  private static List<TextEdit> written(
      Map<Optional<Path>, List<TextEdit>> edits, Optional<Path> file) {
    return edits.getOrDefault(file, List.of());
  }

  private void finish(Listed found, Outcomes written) {
    String label = "replace in all files";
    int places =
        written.files.stream()
            .mapToInt(each -> written(written.edits, Optional.of(each.file())).size())
            .sum();
    List<TextEdit> own = List.of();
    List<String> left = new ArrayList<>(written.left);
    List<String> unsaved = new ArrayList<>();
    Map<Path, String> shown = windows.texts();
    for (Map.Entry<Optional<Path>, String> each : found.texts.entrySet()) {
      Optional<Path> file = each.getKey();
      String now = file.map(path -> shown.getOrDefault(path, "")).orElse(desk.manuscript().text());
      if (file.filter(written::holds).isPresent() || now.isEmpty()) {
        continue;
      }
      String name = file.map(path -> String.valueOf(path.getFileName())).orElse("this text");
      if (!now.equals(each.getValue())) {
        left.add(name + " (changed since it was listed)");
        continue;
      }
      List<TextEdit> edits = written(written.edits, file);
      places += edits.size();
      if (file.isPresent()) {
        windows.edit(file.get(), edits, label);
        unsaved.add(name);
      } else {
        own = edits;
      }
    }
    if (written.files.isEmpty()) {
      desk.manuscript().edit(own, label);
    } else {
      desk.manuscript()
          .edit(own, label, new WrittenFiles(desk, openElsewhere, runner, written.files));
    }
    listed = Optional.empty();
    names.show(References.NONE);
    tell(sentence(places, written.files.size(), unsaved, left));
  }

  private static String sentence(int places, int files, List<String> unsaved, List<String> left) {
    return "Replaced in "
        + places(places)
        + (files > 0 ? "; " + files(files) + " written" : "")
        + (unsaved.isEmpty() ? "" : "; yet to be saved: " + String.join(", ", unsaved))
        + (left.isEmpty() ? "." : ". Left as they are: " + String.join(", ", left) + ".");
  }

  private static String places(int count) {
    return count + (count == 1 ? " place" : " places");
  }

  private static String files(int count) {
    return count + (count == 1 ? " file" : " files");
  }
}
