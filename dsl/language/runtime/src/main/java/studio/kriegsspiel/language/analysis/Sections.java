package studio.kriegsspiel.language.analysis;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.NodePlaces;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.scenario.edit.TextSection;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The sections of a text and the statements in them, for those who edit it. */
final class Sections {
  private final SourceText source;

  private Sections(SourceText source) {
    this.source = source;
  }

  static List<TextSection> of(SourceText source, SyntaxTree tree) {
    Sections sections = new Sections(source);
    return tree.document().getSections().stream()
        .filter(each -> NodeModelUtils.getNode(each) != null)
        .map(sections::section)
        .toList();
  }

  private TextSection section(EObject section) {
    TextSpan span = span(section);
    EStructuralFeature items = section.eClass().getEStructuralFeature("items");
    List<TextSpan> statements =
        items == null
            ? List.of()
            : ((List<?>) section.eGet(items))
                .stream()
                    .filter(EObject.class::isInstance)
                    .map(EObject.class::cast)
                    .filter(each -> NodeModelUtils.getNode(each) != null)
                    .map(this::span)
                    .toList();
    return new TextSection(firstWord(span), span, statements);
  }

  private TextSpan span(EObject object) {
    INode node = NodeModelUtils.getNode(object);
    int start = NodePlaces.start(node);
    return source.span(start, NodePlaces.end(node) - start);
  }

  private String firstWord(TextSpan span) {
    String text = source.text();
    int end = span.offset();
    while (end < span.end() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return text.substring(span.offset(), end);
  }
}
