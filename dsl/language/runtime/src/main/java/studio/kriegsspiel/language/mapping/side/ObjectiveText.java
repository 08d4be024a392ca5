package studio.kriegsspiel.language.mapping.side;

import java.util.Map;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The words of an objective, one blank between them, units by their titles. */
final class ObjectiveText {
  /** The word that an objective begins with. */
  static final String KEYWORD = "objective";

  private ObjectiveText() {}

  /**
   * The words of an objective.
   *
   * @param span where it stands
   * @param others what is read in the stead of some of it
   */
  static String of(Objective objective, TextSpan span, Map<TextSpan, String> others) {
    StringBuilder text = new StringBuilder();
    for (ILeafNode leaf : NodeModelUtils.getNode(objective).getLeafNodes()) {
      int offset = leaf.getOffset();
      if (leaf.isHidden() || offset == span.offset() || offset >= span.end()) {
        continue;
      }
      Optional<TextSpan> other =
          others.keySet().stream()
              .filter(each -> each.offset() <= offset && offset < each.end())
              .findFirst();
      if (other.isEmpty()) {
        add(text, leaf.getText());
      } else if (other.get().offset() == offset) {
        add(text, String.valueOf(others.get(other.get())));
      }
    }
    return text.toString();
  }

  private static void add(StringBuilder text, String word) {
    boolean tight = text.isEmpty() || word.equals(".") || text.charAt(text.length() - 1) == '.';
    text.append(tight || word.isEmpty() ? "" : " ").append(word);
  }
}
