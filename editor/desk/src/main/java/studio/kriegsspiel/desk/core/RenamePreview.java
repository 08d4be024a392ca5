package studio.kriegsspiel.desk.core;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a renaming would change.
 *
 * @param files the files concerned, the one on the desk first
 */
public record RenamePreview(List<FileLines> files) {
  private static final int MOST_LINES = 6;

  /**
   * The places of one file.
   *
   * @param name the file's name
   * @param lines the line of each place, counted from 1, in the order of the text
   */
  public record FileLines(String name, List<Integer> lines) {
    /** Copies the list. */
    public FileLines {
      lines = List.copyOf(lines);
    }

    /** The same for people, such as {@code "sheet.kriegsspiel: lines 3, 9"}. */
    @Override
    public String toString() {
      List<Integer> each = lines.stream().distinct().toList();
      String shown =
          each.stream().limit(MOST_LINES).map(String::valueOf).collect(Collectors.joining(", "));
      int more = each.size() - MOST_LINES;
      return name
          + (each.size() == 1 ? ": line " : ": lines ")
          + shown
          + (more > 0 ? " and " + more + " more" : "");
    }
  }

  /** Copies the list. */
  public RenamePreview {
    files = List.copyOf(files);
  }

  /** How much would change, in words. */
  public String sentence() {
    int places = files.stream().mapToInt(each -> each.lines().size()).sum();
    return "Changes "
        + places
        + (places == 1 ? " place" : " places")
        + (files.size() == 1 ? ":" : " in " + files.size() + " files:");
  }
}
