package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import studio.kriegsspiel.language.source.SourceText;

/**
 * A piece of a text, to be read as it is and as an edit makes it.
 *
 * @param opening what opens its section, read before it so that it says by itself what it says in
 *     the whole; empty if it begins with a section
 * @param parts what it comes to, the opening of its section among them
 * @param first the first of them that the edit touches
 * @param end behind the last
 * @param from its first character
 * @param until behind its last
 */
record Cutting(String opening, List<TreePart> parts, int first, int end, int from, int until) {
  /** Stands for all that comes before the section. */
  private static final String HEAD = "scenario \"-\"";

  /** How many characters are read. */
  int length() {
    return HEAD.length() + opening.length() + until - from;
  }

  /** The parts of such a piece as it is or was; none if there is a fault in it. */
  List<TreePart> read(String piece) {
    String text = HEAD + opening + piece;
    LexicalFaults faults = new LexicalFaults();
    SourceText source = new SourceText("", text);
    Attempt attempt = Attempt.first(new Blanking(source), TextPiece.whole(source), faults::see);
    if (attempt.error().isPresent() || !faults.in(source).isEmpty()) {
      return List.of();
    }
    TreeParts read = new TreeParts(attempt.tree(new ArrayList<>()));
    int count = read.size();
    int rest = until - parts.get(parts.size() - 1).until();
    boolean whole =
        count == parts.size()
            && read.get(0).from() == HEAD.length()
            && read.get(count - 1).until() == text.length() - rest;
    return whole ? read.range(0, count) : List.of();
  }

  /** Whether all came out as it was. */
  boolean isAsBefore(List<TreePart> old) {
    return isSound(old)
        && IntStream.range(first, end).allMatch(i -> parts.get(i).isLike(old.get(i)));
  }

  /** Whether all that the edit does not touch came out as it was. */
  boolean isSound(List<TreePart> read) {
    return read.size() == parts.size()
        && IntStream.range(0, read.size())
            .allMatch(
                i ->
                    i >= first && i < end
                        ? !read.get(i).opens()
                        : parts.get(i).isLike(read.get(i)));
  }
}
