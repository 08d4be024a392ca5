package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;

/**
 * An edit in the tree of the text before it: only the statements that it touches are read, with
 * those round them, and put in the place of the old ones. It is done only where the statements
 * round them come out as they were, in the piece of the old text as in that of the new; all else is
 * left to a parser of the whole text.
 */
public final class Graft {
  /** Stands for all that comes before the section. */
  private static final String OPENING = "scenario \"-\"";

  /** So many parts behind those that are touched must come out as they were. */
  private static final int GUARDS = 2;

  /** The longest piece that is worth it, in characters. */
  private static final int LONGEST = 20_000;

  private final SyntaxTree tree;
  private final String before;
  private final String now;
  private final TextChange change;
  private final Parts parts;

  private Graft(SyntaxTree tree, String now) {
    this.tree = tree;
    this.before = tree.root().getText();
    this.now = now;
    this.change = TextChange.between(before, now);
    this.parts = new Parts(tree);
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
    for (int i = first; i <= last; i++) {
      if (parts.get(i).opens()) {
        return false;
      }
    }
    return change.endBefore() <= parts.get(last).until() && grows(first, last);
  }

  /** The last part that is touched. What ends in a letter does not reach the blanks behind it. */
  private int lastTouched(int first) {
    int last = Math.max(first, Math.min(parts.reaching(change.endBefore()), parts.size() - 1));
    boolean apart =
        change.endNow() > change.from() && !Character.isWhitespace(now.charAt(change.endNow() - 1));
    boolean reaches = parts.get(last).until() == change.endBefore() && !apart;
    return reaches && last + 1 < parts.size() ? last + 1 : last;
  }

  private boolean grows(int first, int last) {
    int opening = parts.opening(first);
    int lead = Math.max(Math.min(first, opening + 1), first - 1);
    int end = Math.min(parts.size(), last + 1 + GUARDS);
    int from = parts.get(lead).from();
    int until = end == parts.size() ? before.length() : parts.get(end - 1).until();
    Part head = parts.get(opening);
    String open = OPENING;
    List<Part> known = new ArrayList<>();
    if (lead > opening) {
      open += before.substring(head.from(), head.until());
      known.add(head);
    }
    if (until - from + open.length() > LONGEST) {
      return false;
    }
    int at = known.size() + first - lead;
    int count = last + 1 - first;
    known.addAll(parts.range(lead, end));
    int rest = until - known.get(known.size() - 1).until();
    List<Part> old = read(open + before.substring(from, until), rest);
    List<Part> fresh = read(open + now.substring(from, change.after(until)), rest);
    if (!areAlike(known, old, 0, 0) || !areAlike(known, fresh, at, count)) {
      return false;
    }
    replace(known.subList(at, at + count), fresh.subList(at, at + count));
    return true;
  }

  /**
   * The parts of a piece; none if there is a fault in it.
   *
   * @param rest how many characters must be left behind its last part
   */
  private static List<Part> read(String text, int rest) {
    LexicalFaults faults = new LexicalFaults();
    SourceText source = new SourceText("", text);
    Attempt attempt = Attempt.first(new Blanking(source), Piece.whole(source), faults::see);
    if (attempt.error().isPresent() || !faults.in(source).isEmpty()) {
      return List.of();
    }
    Parts parts = new Parts(attempt.tree(new ArrayList<>()));
    int count = parts.size();
    boolean whole =
        count > 0
            && parts.get(0).from() == OPENING.length()
            && parts.get(count - 1).until() == text.length() - rest;
    return whole ? parts.range(0, count) : List.of();
  }

  /** Whether parts are the same, but for some that need only be there. */
  private static boolean areAlike(List<Part> these, List<Part> those, int from, int count) {
    boolean alike = these.size() == those.size();
    for (int i = 0; alike && i < these.size(); i++) {
      boolean changed = i >= from && i < from + count;
      alike = changed ? !those.get(i).opens() : these.get(i).isLike(those.get(i));
    }
    return alike;
  }

  private void replace(List<Part> old, List<Part> fresh) {
    TreeNodes nodes = new TreeNodes();
    for (int i = 0; i < old.size(); i++) {
      old.get(i).replace(fresh.get(i), nodes);
    }
    nodes.setCompleteContent(tree.root(), now);
  }
}
