package studio.kriegsspiel.language.mapping.side;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.ObjectivePart;

/**
 * What belongs to an objective. An unknown word that begins a line no deeper than the objective's
 * own is taken for a statement that was meant, with all behind it.
 */
public final class ObjectiveParts {
  private final List<ObjectivePart> all;
  private final int own;

  private ObjectiveParts(List<ObjectivePart> all, int own) {
    this.all = all;
    this.own = own;
  }

  /** The parts of one objective. */
  public static ObjectiveParts of(SourceText source, Objective written) {
    List<ObjectivePart> parts = written.getParts();
    int deepest = column(source, offset(written));
    for (int i = 0; i < parts.size(); i++) {
      ObjectivePart each = parts.get(i);
      int offset = offset(each);
      if (each.getWord() != null
          && !ClosedWords.OBJECTIVE.has(each.getWord().toLowerCase(Locale.ROOT))
          && column(source, offset) <= deepest
          && source.startsLine(offset)) {
        return new ObjectiveParts(parts, i);
      }
    }
    return new ObjectiveParts(parts, parts.size());
  }

  /** Those that belong to it. */
  List<ObjectivePart> own() {
    return all.subList(0, own);
  }

  /** The first word of a statement that was meant. */
  public Optional<ObjectivePart> stranger() {
    return own < all.size() ? Optional.of(all.get(own)) : Optional.empty();
  }

  private static int column(SourceText source, int offset) {
    return offset - source.lineStart(source.lineIndex(offset));
  }

  private static int offset(EObject statement) {
    ICompositeNode node = NodeModelUtils.getNode(statement);
    return node == null ? 0 : node.getOffset();
  }
}
