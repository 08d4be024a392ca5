package studio.kriegsspiel.cli.console;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.List;
import java.util.stream.Collectors;

/** What changed between two texts, line by line, as `diff -u` shows it. */
public final class LineDiff {
  private static final int CONTEXT = 2;

  private LineDiff() {}

  /** The changed lines with a few around them, without names of files; empty if nothing changed. */
  public static String of(String before, String after) {
    List<String> old = before.lines().toList();
    return UnifiedDiffUtils.generateUnifiedDiff(
            "", "", old, DiffUtils.diff(old, after.lines().toList()), CONTEXT)
        .stream()
        .skip(2)
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
