package studio.kriegsspiel.language.patch;

import java.util.List;

/** The lines that go from a text and those that come, in their order. */
final class LineDiff {
  private LineDiff() {}

  static String of(String before, String after) {
    List<String> old = List.of(before.split("\n", -1));
    List<String> fresh = List.of(after.split("\n", -1));
    int[][] common = new int[old.size() + 1][fresh.size() + 1];
    for (int i = old.size() - 1; i >= 0; i--) {
      for (int j = fresh.size() - 1; j >= 0; j--) {
        common[i][j] =
            old.get(i).equals(fresh.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    StringBuilder told = new StringBuilder();
    int i = 0;
    int j = 0;
    while (i < old.size() || j < fresh.size()) {
      if (i < old.size() && j < fresh.size() && old.get(i).equals(fresh.get(j))) {
        i++;
        j++;
      } else if (i < old.size() && (j == fresh.size() || common[i + 1][j] >= common[i][j + 1])) {
        told.append("- ").append(old.get(i++)).append('\n');
      } else {
        told.append("+ ").append(fresh.get(j++)).append('\n');
      }
    }
    return told.toString();
  }
}
