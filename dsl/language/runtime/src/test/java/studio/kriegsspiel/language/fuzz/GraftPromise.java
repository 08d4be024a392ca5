package studio.kriegsspiel.language.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.Graft;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;

/**
 * A text that is edited again and again: a tree that was made of the one before it is, to the last
 * place, the tree that the parser makes of the text.
 */
final class GraftPromise {
  private final TypedEdit edits;
  private String text;
  private SyntaxTree tree;
  private int grafted;

  private GraftPromise(String text, SyntaxTree tree, long seed) {
    this.text = text;
    this.tree = tree;
    this.edits = new TypedEdit(seed);
  }

  /** Edits a text so many times; how many of the edits were grafted, 0 if the text has faults. */
  static int check(String text, long seed, int count) {
    Optional<SyntaxTree> tree = sound(text);
    if (tree.isEmpty()) {
      return 0;
    }
    GraftPromise promise = new GraftPromise(text, tree.get(), seed);
    for (int i = 0; i < count; i++) {
      promise.edit("seed " + seed + ", edit " + i);
    }
    return promise.grafted;
  }

  private static Optional<SyntaxTree> sound(String text) {
    return TolerantParser.parse(new SourceText("edited", text))
        .filter(each -> each.errors().isEmpty());
  }

  private void edit(String name) {
    String edited = edits.of(text);
    Optional<SyntaxTree> fresh = sound(edited);
    Optional<SyntaxTree> graft = Graft.of(tree, new SourceText("edited", edited));
    if (graft.isPresent()) {
      assertThat(fresh).as("%s: a fault was overlooked in%n%s", name, edited).isPresent();
      assertSame(graft.get(), fresh.orElseThrow(), name);
      grafted++;
    }
    if (fresh.isPresent()) {
      text = edited;
      tree = graft.or(() -> fresh).orElseThrow();
    }
  }

  /** A statement with all that stands in it. */
  private static String dump(EObject object) {
    StringBuilder out = new StringBuilder(object.eClass().getName()).append('(');
    for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
      Object value = object.eGet(feature);
      List<?> values = value instanceof List<?> list ? list : Collections.singletonList(value);
      out.append(feature.getName()).append(" = ");
      values.forEach(each -> out.append(each instanceof EObject o ? dump(o) : each).append(", "));
    }
    return out.append(")\n").toString();
  }

  private static void assertSame(SyntaxTree graft, SyntaxTree fresh, String name) {
    assertThat(graft.root().getText()).as(name).isEqualTo(fresh.root().getText());
    assertThat(dump(graft.document()))
        .as("%s: another tree of%n%s", name, fresh.root().getText())
        .isEqualTo(dump(fresh.document()));
    Iterator<INode> those = fresh.root().getAsTreeIterable().iterator();
    for (INode each : graft.root().getAsTreeIterable()) {
      INode other = those.next();
      boolean same =
          each.getGrammarElement() == other.getGrammarElement()
              && each.getTotalOffset() == other.getTotalOffset()
              && each.getTotalLength() == other.getTotalLength()
              && each.hasDirectSemanticElement() == other.hasDirectSemanticElement();
      assertThat(same).as("%s: %s is not %s", name, each, other).isTrue();
    }
    assertThat(those.hasNext()).as(name).isFalse();
  }
}
