package studio.kriegsspiel.desk.search;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.text.ForeignDeed;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;

/**
 * Files that were written at once, as a step that can be taken back: each gets its old text again
 * if it still holds the new one and nobody has it open.
 */
final class WrittenFiles implements ForeignDeed {
  private final Desk desk;
  private final Function<Path, Optional<String>> openElsewhere;
  private final Latest<List<String>> turns;
  private final List<Written> files;
  private boolean first = true;

  /**
   * A file.
   *
   * @param before its text before
   * @param after its text since
   * @param style how its lines end
   */
  record Written(Path file, String before, String after, ScenarioFiles.Style style) {}

  WrittenFiles(
      Desk desk,
      Function<Path, Optional<String>> openElsewhere,
      BackgroundRunner runner,
      List<Written> files) {
    this.desk = desk;
    this.openElsewhere = openElsewhere;
    this.turns = new Latest<>(runner, "Files of a replacement");
    this.files = List.copyOf(files);
  }

  @Override
  public void forth() {
    if (first) {
      // They are written already.
      first = false;
    } else {
      turn("written again", true);
    }
  }

  @Override
  public void back() {
    turn("taken back", false);
  }

  private void turn(String what, boolean forth) {
    turns.request(
        desk.manuscript().version(),
        progress -> left(forth),
        outcome ->
            outcome.match(
                done -> tell(what, done.value()),
                failed -> desk.message().set(Message.trouble(failed.sentence())),
                cancelled -> {}));
  }

  /** Writes what can be; tells of the others. */
  private List<String> left(boolean forth) {
    List<String> left = new ArrayList<>();
    for (Written each : files) {
      String name = String.valueOf(each.file().getFileName());
      Optional<String> other = openElsewhere.apply(each.file());
      try {
        String now = ScenarioFiles.read(each.file()).text();
        if (other.isPresent()) {
          left.add(name + " (open in " + other.get() + ")");
        } else if (!now.equals(forth ? each.before() : each.after())) {
          left.add(name + " (changed since)");
        } else {
          ScenarioFiles.write(each.file(), forth ? each.after() : each.before(), each.style());
        }
      } catch (FileProblem e) {
        left.add(name + " (" + e.getMessage() + ")");
      }
    }
    return left;
  }

  private void tell(String what, List<String> left) {
    int count = files.size() - left.size();
    String done = count + (count == 1 ? " file " : " files ") + what;
    desk.message()
        .set(
            left.isEmpty()
                ? Message.info("Replace in all files: " + done + ".")
                : Message.trouble(
                    "Replace in all files: "
                        + done
                        + ". Left as they are: "
                        + String.join(", ", left)
                        + "."));
  }
}
