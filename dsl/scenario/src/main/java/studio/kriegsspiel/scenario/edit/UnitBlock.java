package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;

/**
 * A unit as it is written somewhere, with its parts, sources and comments: copied, from an army
 * list, or made of a template.
 *
 * @param text its lines, the first without indentation, the others as deep as they stand below it
 * @param echelon the level of its highest unit
 * @param units the units in it, parents first
 * @param legible whether every unit has a line of its own, so that its depth says what it is part
 *     of
 */
public record UnitBlock(String text, Echelon echelon, List<Named> units, boolean legible) {

  /**
   * One unit of the block.
   *
   * @param name its short name, or its title where it has no other
   * @param title its title
   * @param nameRange the name in the block; the quoted title where it has no other
   * @param titleRange the title in the block with its quotation marks, if it has one
   */
  public record Named(String name, String title, Range nameRange, Optional<Range> titleRange) {}

  /**
   * A run of characters of the block.
   *
   * @param offset its first
   * @param length how many
   */
  public record Range(int offset, int length) {
    int end() {
      return offset + length;
    }
  }

  /** Copies the list. */
  public UnitBlock {
    units = List.copyOf(units);
  }

  /** The block of a unit whose statement stands in {@code text}. */
  public static UnitBlock of(String text, Unit unit) {
    Lines lines = new Lines(text);
    int from = unit.span().offset();
    int to = unit.span().end();
    int behind = lines.behind(to);
    int end = behind > to && lines.begins(from) ? behind : to;
    int depth = lines.depth(from);
    StringBuilder block = new StringBuilder();
    List<int[]> moved = new ArrayList<>();
    int at = from;
    while (at < end) {
      int next = Math.min(lines.next(at), end);
      String line = text.substring(at, next).replace("\r", "");
      int indentation = at == from ? 0 : line.length() - line.stripLeading().length();
      String blanks = line.substring(0, indentation);
      String fresh = " ".repeat(Math.max(0, Lines.columns(blanks) - (at == from ? 0 : depth)));
      String rest = line.isBlank() ? "\n" : fresh + line.substring(indentation);
      moved.add(new int[] {at + indentation, block.length() + fresh.length()});
      block.append(rest);
      at = next;
    }
    List<Named> units =
        unit.withAllParts()
            .filter(each -> !each.isPost() && !isListed(text, each))
            .map(each -> named(text, each, moved))
            .toList();
    boolean legible =
        units.size() == 1
            || unit.withAllParts()
                .filter(each -> !each.isPost())
                .allMatch(each -> lines.begins(each.span().offset()));
    return new UnitBlock(block.toString().stripTrailing(), unit.echelon(), units, legible);
  }

  /** Whether a unit comes from another file, so that its line says no more than where from. */
  private static boolean isListed(String text, Unit unit) {
    return text.startsWith("import", unit.span().offset());
  }

  /** Whether one of its lines brings in an army list. */
  boolean bringsIn() {
    List<PhraseWord> words = TextWords.said(text, 0, text.length());
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).is("import") && words.get(i + 1).is(PhraseWord.Kind.QUOTED)) {
        return true;
      }
    }
    return false;
  }

  private static Named named(String text, Unit unit, List<int[]> moved) {
    Range name = range(unit.nameSpan().offset(), unit.nameSpan().length(), moved);
    Optional<PhraseWord> title =
        TextWords.said(text, unit.span().offset(), unit.nameSpan().end()).stream()
            .filter(each -> each.is(PhraseWord.Kind.QUOTED))
            .findFirst();
    return new Named(
        unit.id().name(),
        unit.title(),
        name,
        title.map(each -> range(each.offset(), each.text().length(), moved)));
  }

  private static Range range(int offset, int length, List<int[]> moved) {
    int[] line = moved.get(0);
    for (int[] each : moved) {
      line = each[0] <= offset ? each : line;
    }
    return new Range(offset - line[0] + line[1], length);
  }

  /** A block of one line that holds one unit, such as one made of a template. */
  public static UnitBlock ofLine(String line, Echelon echelon, String name, String title) {
    int named = line.indexOf(" as " + name);
    String quoted = Phrases.quoted(title);
    int titled = line.indexOf(quoted);
    Optional<Range> titleRange =
        titled < 0 ? Optional.empty() : Optional.of(new Range(titled, quoted.length()));
    Range nameRange = named < 0 ? titleRange.orElseThrow() : new Range(named + 4, name.length());
    return new UnitBlock(
        line, echelon, List.of(new Named(name, title, nameRange, titleRange)), true);
  }
}
