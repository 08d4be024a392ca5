package studio.kriegsspiel.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pages of the documentation and what they say. */
final class Pages {
  static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+?)\\s*$");

  private Pages() {}

  /** Every page, the README and the guide for contributors included. */
  static List<Path> all() {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md").map(ROOT::resolve),
              docs.filter(page -> page.toString().endsWith(".md")).sorted())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text without what is fenced off as code. */
  static String prose(Path page) {
    return FENCED.matcher(read(page)).replaceAll("");
  }

  /** What is fenced off as code. */
  static String code(Path page) {
    return FENCED
        .matcher(read(page))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.joining("\n"));
  }

  /** What links may point at within a page, as GitHub names its headings. */
  static Set<String> anchors(Path page) {
    return HEADING
        .matcher(prose(page))
        .results()
        .map(match -> match.group(1).toLowerCase(Locale.ROOT))
        .map(words -> words.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  static String name(Path page) {
    return ROOT.relativize(page).toString();
  }
}
