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
 * beginning. A tree is kept from the first edit on; a text that is only opened costs nothing. Any
 * thread may use it: who reads a text has its tree alone.
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

  /**
   * What is known of a text that was read.
   *
   * @param tree the last in which nothing was left out, if the text was edited
   * @param hash of the text as it was read first
   */
  private record Kept(@Nullable SyntaxTree tree, int hash) {}

  /**
   * Reads a text.
   *
   * @param use makes something of the tree that holds nothing of it: the next edit changes it
   */
  <T> T read(SourceText source, Function<Optional<SyntaxTree>, T> use) {
    int hash = source.text().hashCode();
    Kept before = take(source.document()).orElseGet(() -> new Kept(null, hash));
    Optional<SyntaxTree> tree =
        Optional.ofNullable(before.tree)
            .flatMap(each -> Graft.of(each, source))
            .or(() -> TolerantParser.parse(source));
    T made = use.apply(tree);
    boolean edited = before.tree != null || before.hash != hash;
    Optional<SyntaxTree> sound = tree.filter(each -> edited && each.errors().isEmpty());
    keep(source.document(), new Kept(sound.orElse(before.tree), before.hash));
    return made;
  }

  private synchronized Optional<Kept> take(String document) {
    return Optional.ofNullable(kept.remove(document));
  }

  private synchronized void keep(String document, Kept tree) {
    kept.put(document, tree);
    if (kept.size() > most) {
      kept.remove(kept.keySet().iterator().next());
    }
  }
}
