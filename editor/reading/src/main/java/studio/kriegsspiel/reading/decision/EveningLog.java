package studio.kriegsspiel.reading.decision;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.text.ScenarioFile;

/**
 * What was decided in an evening, in a file of Markdown beside the scenario that any editor opens.
 * What somebody wrote into the file stays as it is.
 *
 * @param head what stands before the first entry
 * @param entries in the order of the file
 */
public record EveningLog(String head, List<Entry> entries) {
  private static final String MARK = "## ";

  /** Nothing yet. */
  public static final EveningLog EMPTY = new EveningLog("", List.of());

  /** Copies the list. */
  public EveningLog {
    entries = List.copyOf(entries);
  }

  /**
   * One entry.
   *
   * @param title one line
   * @param body any lines but such as begin an entry
   */
  public record Entry(String title, String body) {
    /** Takes what would break the file apart. */
    public Entry {
      title = title.strip().replaceAll("\\s*\\R\\s*", " ");
      body = body.replace("\r\n", "\n").replaceAll("(?m)^## ", "### ").strip();
    }
  }

  /** The file of a scenario's file. */
  public static Path beside(Path scenario) {
    return ScenarioFile.beside(scenario, ".evening.md");
  }

  /** The entries of a file's text. */
  public static EveningLog parse(String text) {
    StringBuilder head = new StringBuilder();
    List<Entry> entries = new ArrayList<>();
    String title = null;
    StringBuilder body = new StringBuilder();
    for (String line : text.split("\\R", -1)) {
      if (line.startsWith(MARK)) {
        if (title != null) {
          entries.add(new Entry(title, body.toString()));
        }
        title = line.substring(MARK.length());
        body.setLength(0);
      } else {
        (title == null ? head : body).append(line).append('\n');
      }
    }
    if (title != null) {
      entries.add(new Entry(title, body.toString()));
    }
    return new EveningLog(head.toString().strip(), entries);
  }

  /** The same with one more at its end. */
  public EveningLog with(Entry entry) {
    List<Entry> more = new ArrayList<>(entries);
    more.add(entry);
    return new EveningLog(head, more);
  }

  /** The same with one written anew. */
  public EveningLog corrected(int index, Entry entry) {
    List<Entry> other = new ArrayList<>(entries);
    other.set(index, entry);
    return new EveningLog(head, other);
  }

  /** The same without one. */
  public EveningLog without(int index) {
    List<Entry> other = new ArrayList<>(entries);
    other.remove(index);
    return new EveningLog(head, other);
  }

  /** The file's text, which is Markdown. */
  public String markdown() {
    StringBuilder text = new StringBuilder(head);
    for (Entry each : entries) {
      text.append(text.length() == 0 ? "" : "\n\n").append(MARK).append(each.title());
      text.append(each.body().isEmpty() ? "" : "\n\n").append(each.body());
    }
    return text.length() == 0 ? "" : text.append('\n').toString();
  }

  /** The same as plain text. */
  public String plain() {
    StringBuilder text = new StringBuilder(head.replaceAll("(?m)^#+ ", ""));
    for (Entry each : entries) {
      text.append(text.length() == 0 ? "" : "\n\n").append(each.title()).append('\n');
      text.append("-".repeat(each.title().length()));
      text.append(each.body().isEmpty() ? "" : "\n" + each.body());
    }
    return text.length() == 0 ? "" : text.append('\n').toString();
  }
}
