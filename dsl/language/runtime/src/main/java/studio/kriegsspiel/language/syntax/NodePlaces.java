package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Where statements and their values stand, and what {@code NodeModelUtils} says of them, found by
 * walking along the nodes. Every value of a text is asked for; Xtext's own way, through iterators
 * and up the grammar, took a seventh of reading a long text.
 */
public final class NodePlaces {
  /** The feature that an element of the grammar gives its value to; empty if none. */
  private static final Map<EObject, String> FEATURES = new ConcurrentHashMap<>();

  private NodePlaces() {}

  /** The nodes of a feature's values, in the order of the text. */
  public static List<INode> of(EObject object, String feature) {
    INode node = NodeModelUtils.findActualNodeFor(object);
    List<INode> found = new ArrayList<>(2);
    if (node instanceof ICompositeNode statement) {
      collect(statement, feature, found);
    }
    return found;
  }

  /** The node of a feature's first value, none if it has none. */
  public static @Nullable INode first(EObject object, String feature) {
    INode node = NodeModelUtils.findActualNodeFor(object);
    return node instanceof ICompositeNode statement ? first(statement, feature) : null;
  }

  private static @Nullable INode first(ICompositeNode node, String feature) {
    INode found = null;
    for (INode child = node.getFirstChild();
        child != null && found == null;
        child = child.getNextSibling()) {
      EObject element = child.getGrammarElement();
      String assigned = element == null ? "" : feature(element);
      if (assigned.equals(feature)) {
        found = child;
      } else if (assigned.isEmpty() && child instanceof ICompositeNode part) {
        found = first(part, feature);
      }
    }
    return found;
  }

  private static void collect(ICompositeNode node, String feature, List<INode> found) {
    for (INode child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      EObject element = child.getGrammarElement();
      String assigned = element == null ? "" : feature(element);
      if (assigned.equals(feature)) {
        found.add(child);
      } else if (assigned.isEmpty() && child instanceof ICompositeNode part) {
        collect(part, feature, found);
      }
    }
  }

  private static String feature(EObject element) {
    String known = FEATURES.get(element);
    if (known == null) {
      Assignment assignment = GrammarUtil.containingAssignment(element);
      known = assignment == null ? "" : assignment.getFeature();
      FEATURES.put(element, known);
    }
    return known;
  }

  /** Offset of the first character that is neither blank nor comment. */
  public static int start(INode node) {
    ILeafNode first = first(node);
    return first == null ? node.getTotalOffset() : first.getTotalOffset();
  }

  /** Offset behind the last character that is neither blank nor comment. */
  public static int end(INode node) {
    ILeafNode last = last(node);
    return last == null ? node.getTotalEndOffset() : last.getTotalEndOffset();
  }

  /** Whether a statement says a keyword of the grammar itself, not in one of its values. */
  public static boolean says(EObject statement, String keyword) {
    ICompositeNode node = NodeModelUtils.getNode(statement);
    return node != null && saysIn(node, keyword);
  }

  /** Looks into what the statement is made of, not into its values. */
  private static boolean saysIn(ICompositeNode node, String keyword) {
    for (INode child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      EObject element = child.getGrammarElement();
      boolean said =
          element instanceof Keyword word
              ? word.getValue().equals(keyword)
              : element != null
                  && child instanceof ICompositeNode part
                  && feature(element).isEmpty()
                  && saysIn(part, keyword);
      if (said) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable ILeafNode first(INode node) {
    if (node instanceof ILeafNode leaf) {
      return leaf.isHidden() ? null : leaf;
    }
    ILeafNode found = null;
    for (INode child = ((ICompositeNode) node).getFirstChild();
        child != null && found == null;
        child = child.getNextSibling()) {
      found = first(child);
    }
    return found;
  }

  private static @Nullable ILeafNode last(INode node) {
    if (node instanceof ILeafNode leaf) {
      return leaf.isHidden() ? null : leaf;
    }
    ILeafNode found = null;
    for (INode child = ((ICompositeNode) node).getLastChild();
        child != null && found == null;
        child = child.getPreviousSibling()) {
      found = last(child);
    }
    return found;
  }
}
