package studio.kriegsspiel.language.syntax;

import java.util.List;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;

/**
 * What one run over a text understood.
 *
 * @param document the tree's root; what was not understood is left out of it
 * @param root the same as nodes with their places
 * @param errors what was not understood, in the order of the text
 */
public record SyntaxTree(Document document, ICompositeNode root, List<SyntaxError> errors) {
  /** Copies the list. */
  public SyntaxTree {
    errors = List.copyOf(errors);
  }
}
