package studio.kriegsspiel.language.syntax;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.nodemodel.impl.AbstractNode;
import org.eclipse.xtext.nodemodel.impl.HiddenLeafNode;
import org.eclipse.xtext.nodemodel.impl.LeafNode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Builds the nodes of a tree so that words can be moved. Xtext's own way to put one node in the
 * place of another counts the places of the whole text anew.
 */
final class TreeNodes extends NodeModelBuilder {

  /** A token whose place may change. */
  private interface Movable {
    void move(int by);
  }

  private static final class Word extends LeafNode implements Movable {
    Word(int offset, int length, EObject rule) {
      basicSetGrammarElement(rule);
      basicSetTotalOffset(offset);
      basicSetTotalLength(length);
    }

    @Override
    public void move(int by) {
      basicSetTotalOffset(getTotalOffset() + by);
    }
  }

  private static final class Blank extends HiddenLeafNode implements Movable {
    Blank(int offset, int length, EObject rule) {
      basicSetGrammarElement(rule);
      basicSetTotalOffset(offset);
      basicSetTotalLength(length);
    }

    @Override
    public void move(int by) {
      basicSetTotalOffset(getTotalOffset() + by);
    }
  }

  @Override
  public ILeafNode newLeafNode(
      int offset,
      int length,
      EObject rule,
      boolean hidden,
      @Nullable SyntaxErrorMessage error,
      ICompositeNode parent) {
    if (error != null) {
      return super.newLeafNode(offset, length, rule, hidden, error, parent);
    }
    LeafNode leaf = hidden ? new Blank(offset, length, rule) : new Word(offset, length, rule);
    addChild(parent, leaf);
    return leaf;
  }

  /**
   * Puts a node of another tree in the place of one of this; all that stands behind it moves with
   * its end.
   */
  void replace(INode old, INode fresh) {
    int from = old.getTotalOffset();
    int until = old.getTotalEndOffset();
    replaceWithoutChildren((AbstractNode) old, (AbstractNode) fresh);
    moveAll(fresh, from - fresh.getTotalOffset());
    moveBehind(fresh, fresh.getTotalEndOffset() - until);
  }

  private static void moveBehind(INode node, int by) {
    if (by == 0) {
      return;
    }
    for (INode around = node; around != null; around = around.getParent()) {
      for (INode each = around.getNextSibling(); each != null; each = each.getNextSibling()) {
        moveAll(each, by);
      }
    }
  }

  private static void moveAll(INode node, int by) {
    if (node instanceof Movable leaf) {
      leaf.move(by);
    } else if (node instanceof ICompositeNode composite) {
      for (INode each = composite.getFirstChild(); each != null; each = each.getNextSibling()) {
        moveAll(each, by);
      }
    }
  }
}
