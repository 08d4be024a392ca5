package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;

/** The parts of all sections of a tree, by their number in the order of the text. */
final class TreeParts {
  private final SyntaxTree tree;
  private final EList<Section> sections;

  /** The number of each section's opening, and behind them that of all parts. */
  private final int[] openings;

  TreeParts(SyntaxTree tree) {
    this.tree = tree;
    this.sections = tree.document().getSections();
    this.openings = new int[sections.size() + 1];
    for (int i = 0; i < sections.size(); i++) {
      openings[i + 1] = openings[i] + 1 + items(sections.get(i)).size();
    }
  }

  /** How many there are. */
  int size() {
    return openings[sections.size()];
  }

  /** All from one to before another. */
  List<TreePart> range(int from, int until) {
    List<TreePart> parts = new ArrayList<>();
    for (int i = from; i < until; i++) {
      parts.add(get(i));
    }
    return parts;
  }

  /** The opening of the section that a part belongs to; itself if it is one. */
  int opening(int number) {
    return openings[section(number)];
  }

  /** Whether a part opens a section that has statements. */
  boolean opens(int number) {
    return get(number).opens();
  }

  /** The part of a number. */
  TreePart get(int number) {
    int section = section(number);
    EObject around = sections.get(section);
    INode inner = NodeModelUtils.getNode(around);
    EList<? extends EObject> items = items(around);
    if (number == openings[section]) {
      INode node = outermost(inner, tree.root());
      int until =
          items.isEmpty()
              ? node.getTotalEndOffset()
              : outermost(NodeModelUtils.getNode(items.get(0)), inner).getTotalOffset();
      return new TreePart(
          around, sections, section, node, node.getTotalOffset(), until, !items.isEmpty());
    }
    int index = number - openings[section] - 1;
    INode node = outermost(NodeModelUtils.getNode(items.get(index)), inner);
    return new TreePart(
        items.get(index),
        items,
        index,
        node,
        node.getTotalOffset(),
        node.getTotalEndOffset(),
        false);
  }

  /** The first part that does not end before a place; {@link #size} if all do. */
  int reaching(int place) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (get(middle).until() < place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int section(int number) {
    int section = 0;
    while (openings[section + 1] <= number) {
      section++;
    }
    return section;
  }

  private static INode outermost(INode inner, INode around) {
    INode node = inner;
    while (node.getParent() != around) {
      node = node.getParent();
    }
    return node;
  }

  @SuppressWarnings("unchecked")
  private static EList<? extends EObject> items(EObject section) {
    EStructuralFeature feature = section.eClass().getEStructuralFeature("items");
    return feature == null
        ? ECollections.emptyEList()
        : (EList<? extends EObject>) section.eGet(feature);
  }
}
