package studio.kriegsspiel.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.library.LibraryEntry.Kind;

/**
 * Scenarios that lie in the library's folder without being listed, and variants of scenarios in
 * files of their own. The title is the text's, the summary the comment above it.
 */
final class UnlistedScenarios {
  private static final String ENDING = ".kriegsspiel";
  private static final Pattern TITLE =
      Pattern.compile(
          "\\A((?:\\s*//[^\\n]*\\n)*)\\s*(scenario|variant)\\s+\"((?:[^\"\\\\\\n])+)\"");

  private UnlistedScenarios() {}

  /** Those that are not among the {@code listed}. */
  static List<LibraryEntry> in(Path folder, List<LibraryEntry> listed) {
    Set<Path> known = listed.stream().map(LibraryEntry::path).collect(Collectors.toSet());
    List<LibraryEntry> found = new ArrayList<>();
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      for (Path file : files.sorted().toList()) {
        if (String.valueOf(file.getFileName()).endsWith(ENDING) && !known.contains(file)) {
          add(file, found);
        }
      }
    } catch (IOException e) {
      throw new LibraryException(folder.toString(), "cannot be read", e);
    }
    return found;
  }

  private static void add(Path file, List<LibraryEntry> found) throws IOException {
    String name = String.valueOf(file.getFileName());
    Matcher text = TITLE.matcher(Files.readString(file, StandardCharsets.UTF_8));
    if (text.find()) {
      String slug = name.substring(0, name.length() - ENDING.length());
      found.add(
          new LibraryEntry(
              text.group(2).equals("variant") ? Kind.VARIANT : Kind.SCENARIO,
              slug,
              text.group(3),
              summary(text.group(1)),
              file,
              false));
    }
  }

  private static String summary(String comment) {
    String words =
        comment
            .lines()
            .map(line -> line.strip().replaceFirst("^/+", "").strip())
            .filter(line -> !line.isEmpty())
            .collect(Collectors.joining(" "));
    return words.isEmpty() || words.endsWith(".") ? words : words + ".";
  }
}
