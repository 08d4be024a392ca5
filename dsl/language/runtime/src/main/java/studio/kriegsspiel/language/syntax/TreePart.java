package studio.kriegsspiel.language.syntax;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.BidiTreeIterator;
import org.eclipse.xtext.nodemodel.INode;

/**
 * A part of a tree: a statement of a section, what opens such a section, or a section that has no
 * statements. Parts lie one behind the other and leave nothing out but what ends the text; blanks
 * and comments belong to the part behind them.
 *
 * @param object the statement or section
 * @param list where it stands among its like
 * @param index its place in that list
 * @param node the outermost node that is its own
 * @param from its first character
 * @param until behind its last
 * @param opens whether statements of its own stand behind it
 */
record TreePart(
    EObject object,
    EList<? extends EObject> list,
    int index,
    INode node,
    int from,
    int until,
    boolean opens) {

  int length() {
    return until - from;
  }

  /** Puts a part of another tree in its place. */
  @SuppressWarnings("unchecked")
  void replace(TreePart fresh, TreeNodes nodes) {
    nodes.replace(node, fresh.node);
    ((EList<EObject>) list).set(index, fresh.object);
  }

  /** Whether another has the same structure, rule by rule and length by length. */
  boolean isLike(TreePart other) {
    if (length() != other.length()
        || opens != other.opens
        || object.eClass() != other.object.eClass()) {
      return false;
    }
    BidiTreeIterator<INode> these = node.getAsTreeIterable().iterator();
    BidiTreeIterator<INode> those = other.node.getAsTreeIterable().iterator();
    while (these.hasNext() && those.hasNext()) {
      INode own = these.next();
      INode its = those.next();
      if (own.getTotalOffset() >= until) {
        return true;
      }
      if (own.getGrammarElement() != its.getGrammarElement()
          || own.getTotalOffset() - from != its.getTotalOffset() - other.from) {
        return false;
      }
    }
    return these.hasNext() == those.hasNext();
  }
}
