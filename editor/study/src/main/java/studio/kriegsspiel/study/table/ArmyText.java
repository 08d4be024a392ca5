package studio.kriegsspiel.study.table;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.Capital;

/** Writes units as the text of an army list. */
final class ArmyText {
  private static final int LONGEST_NAME = 28;
  private static final int LONGEST_TITLE = 120;
  private final StringBuilder text = new StringBuilder();
  private final Set<String> taken = new HashSet<>();
  private final Map<ArmyNode, String> names = new IdentityHashMap<>();

  ArmyText(String title, String origin) {
    text.append("// Read from ").append(origin.replaceAll("[\\r\\n]", " ")).append(".\n");
    text.append("army library \"").append(title(title)).append("\"\n");
  }

  /** A text as it may stand between quotation marks. */
  static String title(String written) {
    String plain =
        written.replace('"', '\'').replace("\\", "/").replaceAll("\\p{Cntrl}", " ").strip();
    return plain.length() > LONGEST_TITLE ? plain.substring(0, LONGEST_TITLE).strip() : plain;
  }

  void write(ArmyNode node, int depth) {
    String indentation = "  ".repeat(depth);
    String name = name(node.title(), taken);
    names.put(node, name);
    text.append(indentation).append(node.echelon().word());
    text.append(" \"").append(title(node.title())).append("\" as ").append(name);
    node.commander()
        .ifPresent(each -> text.append(" commander \"").append(title(each)).append('"'));
    if (!node.attributes().isEmpty()) {
      text.append(": ").append(node.attributes());
    }
    text.append('\n');
    node.source()
        .ifPresent(each -> text.append(indentation).append("  ").append(each).append('\n'));
    node.rivals()
        .forEach(each -> text.append(indentation).append("  or ").append(each).append('\n'));
    node.parts().forEach(each -> write(each, depth + 1));
  }

  /** The short name of a unit that was written; empty if it was not. */
  String nameOf(ArmyNode node) {
    return names.getOrDefault(node, "");
  }

  /** A short name that is not taken yet, and is from now on. */
  static String name(String title, Set<String> taken) {
    StringBuilder letters = new StringBuilder();
    for (String word : title.split("[^\\p{L}\\p{N}]+")) {
      if (!word.isEmpty() && letters.length() + word.length() <= LONGEST_NAME) {
        letters.append(Capital.of(word));
      }
    }
    String plain =
        java.text.Normalizer.normalize(letters, java.text.Normalizer.Form.NFD)
            .replaceAll("[^A-Za-z0-9]", "");
    String base = plain.isEmpty() || !Character.isLetter(plain.charAt(0)) ? "U" + plain : plain;
    String name = base;
    for (int i = 2; !taken.add(name); i++) {
      name = base + "x" + i;
    }
    return name;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
