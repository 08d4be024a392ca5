package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.language.source.SourceText;

/**
 * An edit in the tree of the text before it: only the statements that it touches are read, with
 * those round them, and put in the place of the old ones. It is done only where the statements
 * round them come out as they were, in the piece of the old text as in that of the new; all else is
 * left to a parser of the whole text.
 */
public final class Graft {
  /** So many parts behind those that are touched must come out as they were. */
  private static final int GUARDS = 2;

  /** The longest piece that is worth it, in characters. */
  private static final int LONGEST = 20_000;

  private final SyntaxTree tree;
  private final String before;
  private final String now;
  private final TextChange change;
  private final TreeParts parts;

  private Graft(SyntaxTree tree, String now) {
    this.tree = tree;
    this.before = tree.root().getText();
    this.now = now;
    this.change = TextChange.between(before, now);
    this.parts = new TreeParts(tree);
  }

  /**
   * The tree of an edited text, made of that of the text before it, which nobody may use any more.
   *
   * @param tree a tree in which nothing was left out
   * @return nothing if the edit reaches further than a few statements; the tree is as it was then
   */
  public static Optional<SyntaxTree> of(SyntaxTree tree, SourceText source) {
    Graft graft = new Graft(tree, source.text());
    return graft.change.isNone() || graft.grows() ? Optional.of(tree) : Optional.empty();
  }

  private boolean grows() {
    int first = parts.reaching(change.from());
    if (first == parts.size() || parts.get(first).from() >= change.from()) {
      return false;
    }
    int last = lastTouched(first);
    boolean inside = change.endBefore() <= parts.get(last).until();
    return inside
        && IntStream.rangeClosed(first, last).noneMatch(parts::opens)
        && grows(first, last);
  }

  /** The last part that is touched. What ends in a letter does not reach the blanks behind it. */
  private int lastTouched(int first) {
    int last = Math.max(first, Math.min(parts.reaching(change.endBefore()), parts.size() - 1));
    boolean apart =
        change.endNow() > change.from() && !Character.isWhitespace(now.charAt(change.endNow() - 1));
    boolean reaches = parts.get(last).until() == change.endBefore() && !apart;
    return reaches && last + 1 < parts.size() ? last + 1 : last;
  }

  /** Puts what is read anew in the place of some parts, if all round them comes out as it was. */
  private boolean grows(int first, int last) {
    Cutting cutting = cutting(first, last + 1);
    if (cutting.length() > LONGEST) {
      return false;
    }
    List<TreePart> old = cutting.read(before.substring(cutting.from(), cutting.until()));
    List<TreePart> fresh =
        cutting.read(now.substring(cutting.from(), change.after(cutting.until())));
    if (!cutting.isAsBefore(old) || !cutting.isSound(fresh)) {
      return false;
    }
    TreeNodes nodes = new TreeNodes();
    for (int i = cutting.first(); i < cutting.end(); i++) {
      cutting.parts().get(i).replace(fresh.get(i), nodes);
    }
    nodes.setCompleteContent(tree.root(), now);
    return true;
  }

  /** What opens the section of some parts, what stands before them, they and what follows. */
  private Cutting cutting(int first, int end) {
    int opening = parts.opening(first);
    int lead = first > opening + 1 ? lead(opening + 1, first - 1) : first;
    int behind = behind(first, end);
    List<TreePart> known = new ArrayList<>();
    String open = "";
    if (lead > opening) {
      known.add(parts.get(opening));
      open += before.substring(known.get(0).from(), known.get(0).until());
    }
    int at = known.size() + first - lead;
    known.addAll(parts.range(lead, behind));
    int until = behind == parts.size() ? before.length() : parts.get(behind).from();
    return new Cutting(open, known, at, at + end - first, parts.get(lead).from(), until);
  }

  /** The last part of a section, up to one, before which no statement is open any more. */
  private int lead(int start, int upTo) {
    Depths depths = new Depths(before);
    int from = NodePlaces.start(parts.get(start).node());
    int line = depths.lastNoDeeper(from, NodePlaces.start(parts.get(upTo).node()));
    int lead = Math.max(start, Math.min(upTo, parts.reaching(line + 1)));
    int begins = depths.lineStart(NodePlaces.start(parts.get(lead).node()));
    return begins == line && depths.opensLineNoDeeper(parts.get(lead), Integer.MAX_VALUE)
        ? lead
        : start;
  }

  /** Behind some parts so many more, and as many as it takes to have them closed. */
  private int behind(int first, int end) {
    Depths depths = new Depths(before);
    int from = parts.get(first).from();
    int until = parts.get(end - 1).until();
    int depth =
        Math.min(depths.least(from, until), new Depths(now).least(from, change.after(until)));
    int behind = end;
    while (behind < parts.size() && !depths.opensLineNoDeeper(parts.get(behind), depth)) {
      behind++;
    }
    return Math.min(parts.size(), Math.max(behind + 1, end + GUARDS));
  }
}
