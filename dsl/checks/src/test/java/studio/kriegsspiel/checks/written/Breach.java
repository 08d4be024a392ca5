package studio.kriegsspiel.checks.written;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.checks.Samples;

/**
 * One change to the clean scenario that breaks a rule.
 *
 * @param name in {@code breaches.txt}
 * @param check the id of the check that tells it
 * @param swaps texts of the clean scenario, and what stands there instead
 */
record Breach(String name, String check, Map<String, String> swaps) {
  static final Path FOLDER = Path.of("src/test/resources/written");

  /**
   * All of {@code breaches.txt}: {@code == name check}, then lines {@code - old} each followed by
   * {@code + new} lines; a line {@code +} alone leaves nothing in its place. Lines {@code - old}
   * that follow each other are one text.
   */
  static Map<String, Breach> all() {
    Map<String, Breach> all = new LinkedHashMap<>();
    String text = Samples.read(FOLDER.resolve("breaches.txt"));
    for (String block : text.split("(?m)^== ")) {
      if (!block.isBlank() && !block.startsWith("#")) {
        Breach breach = read(block.lines().toList());
        if (all.put(breach.name(), breach) != null) {
          throw new IllegalStateException("two breaches " + breach.name());
        }
      }
    }
    return all;
  }

  private static Breach read(List<String> lines) {
    String[] head = lines.get(0).split(" ");
    Map<String, String> swaps = new LinkedHashMap<>();
    String old = "";
    List<String> instead = new ArrayList<>();
    boolean goesOn = false;
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("- ")) {
        old = goesOn ? old + "\n" + line.substring(2) : line.substring(2);
        instead = new ArrayList<>();
        goesOn = true;
      } else if (line.startsWith("+")) {
        goesOn = false;
        instead.add(line.length() > 2 ? line.substring(2) : "");
        swaps.put(old, String.join("\n", instead));
      }
    }
    return new Breach(head[0], head[1], swaps);
  }

  /** The clean text with the change; what is to be changed must stand there once. */
  String in(String clean) {
    String text = clean;
    for (Map.Entry<String, String> swap : swaps.entrySet()) {
      int at = text.indexOf(swap.getKey());
      if (at < 0 || text.indexOf(swap.getKey(), at + 1) >= 0) {
        throw new IllegalStateException(name + ": not once in the text: " + swap.getKey());
      }
      text = text.replace(swap.getKey(), swap.getValue());
    }
    return text;
  }
}
