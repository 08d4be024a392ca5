package studio.kriegsspiel.language.analysis;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.Graft;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;

/**
 * The trees of texts that are being edited, so that an edit is read where it is and not from the
 * beginning. A tree is kept once a text was read for the second time under its name; what is only
 * opened costs nothing. Any thread may use it: who reads a text has its tree alone.
 */
public final class KeptTrees {
  private final int most;
  private final Map<String, Kept> kept = new LinkedHashMap<>();

  /**
   * Keeps no tree yet.
   *
   * @param most of so many texts; the one that was read longest ago goes first
   */
  public KeptTrees(int most) {
    this.most = most;
  }

  /** A tree in which nothing was left out, or nothing but that the text was read. */
  private record Kept(@Nullable SyntaxTree tree) {}

  /**
   * Reads a text.
   *
   * @param use makes something of the tree that holds nothing of it: the next edit changes it
   */
  <T> T read(SourceText source, Function<Optional<SyntaxTree>, T> use) {
    Kept before = take(source.document());
    SyntaxTree known = before == null ? null : before.tree;
    Optional<SyntaxTree> tree =
        Optional.ofNullable(known)
            .flatMap(each -> Graft.of(each, source))
            .or(() -> TolerantParser.parse(source));
    T made = use.apply(tree);
    boolean sound = tree.filter(each -> each.errors().isEmpty()).isPresent();
    keep(source.document(), new Kept(sound && before != null ? tree.get() : known));
    return made;
  }

  private synchronized @Nullable Kept take(String document) {
    return kept.remove(document);
  }

  private synchronized void keep(String document, Kept tree) {
    kept.put(document, tree);
    if (kept.size() > most) {
      kept.remove(kept.keySet().iterator().next());
    }
  }
}
