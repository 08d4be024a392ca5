package studio.kriegsspiel.checks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * A small scenario on the sample ground that differs from a sound one in a few lines.
 *
 * @param name what it shows
 * @param lines the lines it has besides, by the section they go to ({@code retreat} is a place
 *     instead of the south gate; {@code instead} holds words of the sound text, {@code =>}, and
 *     what stands there instead); {@code expect} and names of books hold the ids that are told,
 *     {@code says} words that one of their messages has
 */
record SmallCase(String name, Map<String, List<String>> lines) {
  private static final String SOUND =
      """
      scenario "A case"
        rules    %s
        terrain  "sample-ground"
        on       18 June 1815 from 10:00 to 14:00
        weather  fair
        ground   dry
      %s
      general idea "Blue holds the plain, Red comes from the heights."

      side Blue "The Blue Corps" colour blue nation British
        objective hold "Farm" until 14:00
      %s  line of retreat %s southward
        role "Commander" for Alpha

      side Red "The Red Corps" colour %s nation French
        objective take "Farm" by 14:00
        line of retreat "North Gate" northward
        role "Commander" for Omega

      army of Blue
        brigade "Blue Brigade" as Alpha%s
          battalion "First Foot" as Foot1: 900 men, line
      %s
      army of Red
        brigade "Red Brigade" as Omega
          battalion "Third Foot" as Foot3: 900 men, line
      %s
      deploy
        Foot1 in line at "Farm" facing north
        Foot3 in line at "Height" facing south
      %s
      report to Blue at 09:45 from headquarters "Hold the farm until the evening."
      report to Red at 09:45 from headquarters "Take the farm before two."

      %s
      """;

  /**
   * Reads paragraphs of {@code section: line} under a name; lines that begin with # are skipped.
   */
  static List<SmallCase> read(Path file) {
    List<SmallCase> all = new ArrayList<>();
    for (String paragraph : Samples.read(file).split("\n\\s*\n")) {
      List<String> written =
          paragraph.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
      if (!written.isEmpty()) {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        for (String line : written.subList(1, written.size())) {
          int colon = line.indexOf(':');
          String rest = line.substring(colon + 1);
          lines
              .computeIfAbsent(line.substring(0, colon), key -> new ArrayList<>())
              .add(rest.startsWith(" ") ? rest.substring(1) : rest);
        }
        all.add(new SmallCase(written.get(0), lines));
      }
    }
    return all;
  }

  /** The scenario under a book. */
  String text(RuleBookId book) {
    String text = sound(book);
    for (String each : lines.getOrDefault("instead", List.of())) {
      String[] words = each.replace("\\n", "\n").split(" => ?", 2);
      if (!text.contains(words[0])) {
        throw new IllegalStateException(name + ": there is no " + words[0]);
      }
      text = text.replace(words[0], words[1]);
    }
    return text;
  }

  private String sound(RuleBookId book) {
    return SOUND.formatted(
        book.id(),
        section("head", "  "),
        section("aims", "  "),
        lines.getOrDefault("retreat", List.of("\"South Gate\"")).get(0),
        lines.getOrDefault("colour", List.of("red")).get(0),
        lines.getOrDefault("alpha", List.of("")).get(0),
        section("blue", "    "),
        section("red", "    "),
        section("deploy", "  "),
        section("tail", ""));
  }

  private String section(String key, String indent) {
    return lines.getOrDefault(key, List.of()).stream()
        .map(line -> indent + line + "\n")
        .collect(Collectors.joining());
  }

  /** Words that the messages have. */
  List<String> says() {
    return lines.getOrDefault("says", List.of());
  }

  /** Whether it says which ids are told under a book; otherwise the golden file alone does. */
  boolean isExpected(RuleBookId book) {
    return lines.containsKey(book.id()) || lines.containsKey("expect");
  }

  /** The ids that are told under a book. */
  List<String> expected(RuleBookId book) {
    List<String> ids = lines.getOrDefault(book.id(), lines.getOrDefault("expect", List.of()));
    return ids.stream()
        .flatMap(line -> Stream.of(line.strip().split("\\s+")))
        .filter(id -> !id.isBlank())
        .toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
